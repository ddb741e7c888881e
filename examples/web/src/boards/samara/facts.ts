// What the edition prints on tiles and the board, and what a view says of them.
import data from 'data/samara.json';
import type { SamaraView } from 'regelwerk';
import type { Language } from '../../page';
import type { Scene as AnyScene } from '../scene';

export type Scene = AnyScene<SamaraView>;
export type Both = Record<Language, string>;
export type Tool = 'saw' | 'compass' | 'square' | 'glassA' | 'glassB';
export type Sex = 'woman' | 'man';
export type Need = 'saw' | 'trowel' | 'glass';

export interface Effect {
  colour: 'grey' | 'red' | 'blue';
  permanent: boolean;
  sentence: Both;
}
export interface Tile {
  name: Both;
  copies: number;
  prestige: number;
  saws: number;
  trowels: number;
  glass: number;
  effect?: Effect;
}
/** A space of the board with what lies on it. */
export interface Plot {
  /** As parts write it. */
  word: string;
  column: number;
  row: number;
  tile: Tile | null;
  tools: Tool[];
}

const spaces: readonly { column: number; row: number }[] = data.spaces;
/** In the order in which views number their copies. */
const tiles: Readonly<Record<string, Tile>> = data.tiles;
export const toolNames: Readonly<Record<Tool, Both>> = data.tools;
export const sexNames: Readonly<Record<Sex, Both>> = data.sexes;
const monthsPerBoard: number = data.monthsPerBoard;

const copies: readonly Tile[] = Object.values(tiles).flatMap((tile) => Array<Tile>(tile.copies).fill(tile));

/** What lies on a space, by the word of the space. */
export function tileAt(json: SamaraView | undefined, word: string): Tile | undefined {
  const at = spaces.findIndex(({ column, row }) => `${column},${row}` === word);
  return tiles[json?.table.plots[at] ?? ''];
}

/** Counts by name, one name for each. */
export function spread<Name extends string>(counts: Readonly<Record<string, number>> | undefined): Name[] {
  return Object.entries(counts ?? {}).flatMap(([name, count]) => Array<Name>(count).fill(name as Name));
}

/** A tile by its word, without an effect where the options say that there is none. */
export function tileOf(scene: Scene, word: string | null | undefined): Tile | null {
  const tile = word === null || word === undefined ? undefined : tiles[word];
  return tile === undefined ? null : inGame(scene, tile);
}
function inGame(scene: Scene, tile: Tile): Tile {
  if (scene.game.options['specials'] === true) return tile;
  const { effect: _, ...plain } = tile;
  return plain;
}

export function needsOf(tile: Tile): Need[] {
  const of = (need: Need, count: number) => Array<Need>(count).fill(need);
  return [...of('saw', tile.saws), ...of('trowel', tile.trowels), ...of('glass', tile.glass)];
}

export function plotsOf(scene: Scene): Plot[] {
  const { plots, tools } = scene.json.table;
  return spaces.map(({ column, row }, at) => ({
    word: `${column},${row}`,
    column,
    row,
    tile: tileOf(scene, plots[at]),
    tools: spread<Tool>(tools[at]),
  }));
}

/** The tiles of a seat, those that act for good first. */
export function tilesOf(scene: Scene, seat: number): Tile[] {
  const own = copies.filter((_, at) => scene.json.table.holders[at] === String(seat)).map((tile) => inGame(scene, tile));
  const lasting = (tile: Tile) => tile.effect?.permanent === true;
  return [...own.filter(lasting), ...own.filter((tile) => !lasting(tile))];
}
export const tilesLeft = ({ json }: Scene): number => json.table.plots.filter((plot) => plot !== null).length;

/** The last month in view, so many months ahead. */
export const lastMonth = ({ json }: Scene): number => json.table.months + monthsPerBoard - 1;

/** The place of a space in parts, from its place in events. */
export const wordOfSpace = (space: string): string => space.replace('/', ',');
