// Which marble is which: views list the places of a colour only, so a marble keeps its identity by what is told to have
// happened, and where nothing is told by the places that have not changed.
import { useRef } from 'preact/hooks';
import type { Scene } from '../scene';
import type { Leg } from '../gait';
import { shortest, turned, type Layout, type Spot } from './layout';

export interface Marble {
  id: string;
  seat: number;
  place: string;
  /** Where it was before the last move. */
  was: string;
  isGuarded: boolean;
  spot: Spot;
}

const area = '-';

const sameMarbles = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The places after what happened; the marble that has just moved is not the one that it captures. */
function moved(before: readonly (readonly string[])[], last: readonly any[]): string[][] {
  const rows = before.map((row) => [...row]);
  let mover = '';
  const shift = (colour: number, from: string, to: string, spares = '') => {
    const row = rows[colour] ?? [];
    const at = row.findIndex((place, index) => place === from && `${colour} ${index}` !== spares);
    if (at >= 0) row[at] = to;
    return `${colour} ${at}`;
  };
  for (const { kind, colour, other, from, to } of last) {
    if (kind === 'marble_moved') mover = shift(colour, from, to);
    else if (kind === 'marble_entered') shift(colour, area, to);
    else if (kind === 'marble_captured') shift(colour, from, area, mover);
    else if (kind === 'marbles_swapped' && colour !== other) {
      shift(colour, from, to);
      shift(other, to, from);
    }
  }
  return rows;
}

/** Marbles stay where they can, the others take what is left. */
function matched(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const kept = before.map((place) => {
    const at = left.indexOf(place);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  return kept.map((place) => place ?? left.shift() ?? area);
}

interface Known {
  json: unknown;
  rows: string[][];
  marbles: Marble[];
}

function known(scene: Scene, layout: Layout, before: Known | null): Known {
  const { marbles, guarded, seats } = scene.json.table;
  const now: string[][] = marbles.slice(0, seats);
  const told = before === null ? now : moved(before.rows, scene.last);
  const rows = now.map((row, seat) => {
    const by = told[seat] ?? row;
    return sameMarbles(by, row) ? by : matched(before?.rows[seat] ?? row, row);
  });
  const starts = new Map(layout.sites.flatMap(({ place, seat, role }) => (role === 'start' ? [[seat, place]] : [])));
  const shown = rows.flatMap((row, seat) =>
    row.map((place, at): Marble => {
      const id = `${seat}.${at}`;
      const spot = layout.spotOf(seat, place, at);
      const was = before?.marbles.find((marble) => marble.id === id)?.spot.angle ?? spot.angle;
      const isGuarded = guarded.includes(seat) && starts.get(seat) === place;
      // The angle goes on from where it was, so that a marble runs round the ring and not back over field 0.
      return { id, seat, place, was: before?.rows[seat]?.[at] ?? place, isGuarded, spot: { ...spot, angle: was + shortest(spot.angle - was) } };
    }),
  );
  return { json: scene.json, rows, marbles: shown };
}

/** The marbles of the board, each the same as long as the game is looked at. */
export function useMarbles(scene: Scene, layout: Layout): Marble[] {
  const memory = useRef<Known | null>(null);
  if (memory.current?.json !== scene.json) memory.current = known(scene, layout, memory.current);
  return memory.current?.marbles ?? [];
}

/** How the last move brought marbles to where they lie: field by field, what was captured after that. */
export function legsOf(last: readonly any[], marbles: readonly Marble[], layout: Layout): Leg[] {
  const at = new Map(marbles.map((marble) => [marble, marble.was]));
  const walked: { marble: Marble; spots: Spot[] }[] = [];
  const lead = (seat: number, from: string, to: string, isHeld?: Marble) => {
    const marble = marbles.find((each) => each.seat === seat && each !== isHeld && at.get(each) === from && each.was !== each.place);
    if (marble === undefined) return undefined;
    at.set(marble, to);
    const hollow = Number(marble.id.split('.')[1]);
    walked.push({ marble, spots: (to === area ? [from, to] : layout.wayOf(seat, from, to)).map((place) => layout.spotOf(seat, place, hollow)) });
    return marble;
  };
  let mover: Marble | undefined;
  for (const { kind, colour, other, from, to } of last) {
    if (kind === 'marble_moved') mover = lead(colour, from, to);
    else if (kind === 'marble_entered') lead(colour, area, to);
    else if (kind === 'marble_captured') lead(colour, from, area, mover);
    else if (kind === 'marbles_swapped') {
      lead(other, to, from, lead(colour, from, to));
    }
  }
  // Angles go on from those at which marbles lie in the end, so that nobody runs back round the ring.
  const ends = new Map(marbles.map((marble) => [marble, marble.spot.angle]));
  return walked
    .reverse()
    .map(({ marble, spots }) => {
      const stops = spots.reverse().map(({ angle, radius }) => {
        const next = ends.get(marble) ?? angle;
        ends.set(marble, next + shortest(angle - next));
        return turned({ angle: ends.get(marble)!, radius });
      });
      return { piece: marble.id, stops: stops.reverse() };
    })
    .reverse();
}
