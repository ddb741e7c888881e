// What can be pressed on papers. Boxes are reached by their group, demands by their challenge: these are chosen with them.
import type { Board, Part } from 'regelwerk';
import type { ComponentChildren } from 'preact';
import type { Target } from '../../play/choice';
import { isOpen, type Scene } from '../scene';
import { target, type place } from '../target';

const isStepOpen = (scene: Scene, { kind, text }: Target): boolean => isOpen(scene, [kind], text);

/** What leads to places: boxes by their group or area, demands by their challenge. */
const holders = ['group', 'challenge'];

export type Light = 'open' | 'near' | '';

/** A place is lit if it may be chosen, at once or behind what it lies in. */
export function lightOf(scene: Scene, place: Target): Light {
  if (isStepOpen(scene, place)) return 'open';
  return reachOf(scene).has(`${place.kind} ${place.text}`) ? 'open' : '';
}

/** By what is open, which lasts as long as nothing else is chosen. */
const reaches = new WeakMap<Scene['open'], ReadonlySet<string>>();

/** All places behind the groups and challenges that are open. */
function reachOf(scene: Scene): ReadonlySet<string> {
  const { view, game, open, chosen } = scene;
  const known = reaches.get(open);
  if (known !== undefined) return known;
  const codes = chosen.map((part) => part.code);
  const behind = (part: Part) => game.parts(view, [...codes, part.code]).map((each) => `${each.kind} ${each.text}`);
  const reach = new Set([...open.values()].filter((part) => holders.includes(part.kind)).flatMap(behind));
  reaches.set(open, reach);
  return reach;
}

/** Where the place of this word lies on a paper, by its index; rooms and challenges may be called alike. */
export function indexOf(places: Board['places'], word: string, isInside: boolean): number | undefined {
  const at = places.findIndex(({ place, inside }) => place === word && (inside !== undefined) === isInside);
  return at < 0 ? undefined : at;
}

/** A finger's width on a narrow screen. */
const widest = 760;

/** What of a paper is pressed for a place, as far as its neighbours leave room. */
export function Reach({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const [w, h] = [Math.min(width, widest), Math.min(height, widest)];
  return <rect class="clou-reach" x={x - w / 2} y={y - h / 2} width={w} height={h} />;
}

/** How far apart a place and its nearest neighbours stand, beside it and above or below it. */
export function roomOf(places: Board['places'], [x, y]: readonly [number, number]): { width: number; height: number } {
  const apart = places.map(({ at }) => [Math.abs(at[0] - x), Math.abs(at[1] - y)] as const);
  const beside = apart.flatMap(([dx, dy]) => (dx > dy && dy < widest ? [dx] : []));
  const above = apart.flatMap(([dx, dy]) => (dy > dx && dx < widest ? [dy] : []));
  return { width: Math.min(...beside, widest), height: Math.min(...above, widest) };
}

interface Pressed {
  label: string;
  isChosen?: boolean;
  at: number | undefined;
  /** What is chosen before it. */
  path?: readonly Target[];
}

export const pressable = (scene: Scene, { kind, text }: Target, { label, isChosen = false, at, path = [] }: Pressed) =>
  target(scene, [kind], text, label, { path, chosen: isChosen, at });

interface SpotProps {
  made: ReturnType<typeof target> | ReturnType<typeof place>;
  of: string;
  children: ComponentChildren;
  light?: Light;
  isChosen?: boolean;
}

/** Something on a plan or sheet that can be walked to, and pressed if it is a target. */
export function Spot({ made, of, children, light = '', isChosen = false }: SpotProps) {
  return (
    <g class={`clou-spot ${of} ${light} ${isChosen ? 'chosen' : ''}`} {...made}>
      <title>{made['aria-label']}</title>
      {children}
    </g>
  );
}
