// Workers have no names in views; who is who follows from what happened, so that they are seen to walk.
import { useRef } from 'preact/hooks';
import type { SamaraEvent, SamaraView } from 'regelwerk';
import type { Scene, Sex } from './facts';

export interface Worker {
  id: number;
  seat: number;
  /** So many months ahead. */
  month: number;
  /** In the row of its month, 0 nearest to the board. */
  place: number;
  /** From the top one down. */
  figures: Sex[];
}
interface Known {
  id: number;
  seat: number;
  month: number;
}
interface Spot {
  month: number;
  place: number;
}

const indexOf = (known: readonly Known[], { month, place }: Spot): number =>
  known.findIndex((each) => each.month === month) + place;
const without = (known: readonly Known[], at: number): Known[] => known.filter((_, index) => index !== at);
const newId = (known: readonly Known[]): number => Math.max(-1, ...known.map(({ id }) => id)) + 1;

function arrived(known: readonly Known[], worker: Known): Known[] {
  const before = known.filter(({ month }) => month <= worker.month);
  return [...before, worker, ...known.slice(before.length)];
}

function after(known: Known[], event: SamaraEvent): Known[] {
  const at = indexOf(known, event.from);
  const worker = known[at];
  switch (event.kind) {
    case 'worker_moved':
    case 'worker_imprisoned':
      return worker === undefined ? known : arrived(without(known, at), { ...worker, month: event.to.month });
    case 'worker_left':
    case 'worker_buried':
      return without(known, at);
    case 'figure_born':
      return arrived(known, { id: newId(known), seat: event.seat, month: event.to.month });
    case 'month_begun':
      return known.map((each) => ({ ...each, month: each.month - 1 }));
    default:
      return known;
  }
}

type Standing = SamaraView['table']['calendar']['workers'];

const fits = (known: readonly Known[], standing: Standing): boolean =>
  known.length === standing.length &&
  known.every(({ seat, month }, at) => seat === standing[at]?.seat && month === standing[at]?.month);

/** Where no events lead from one position to another, each seat's workers keep their order. */
function paired(known: readonly Known[], standing: Standing): Known[] {
  const rest = [...known];
  let next = newId(known);
  return standing.map(({ seat, month }) => {
    const at = rest.findIndex((each) => each.seat === seat);
    const [old] = at < 0 ? [] : rest.splice(at, 1);
    return { id: old?.id ?? next++, seat, month };
  });
}

function followed(known: readonly Known[], standing: Standing, events: readonly SamaraEvent[]): Known[] {
  const now = events.reduce(after, [...known]);
  return fits(now, standing) ? now : paired(known, standing);
}

const sexes: Readonly<Record<string, Sex>> = { W: 'woman', M: 'man' };

/** The workers on the calendar, each with a number that stays its own. */
export function useWorkers({ json, last }: Scene): Worker[] {
  const kept = useRef<{ json: SamaraView | null; known: Known[] }>({ json: null, known: [] });
  const { workers, count } = json.table.calendar;
  const standing = workers.slice(0, count);
  if (kept.current.json !== json) kept.current = { json, known: followed(kept.current.known, standing, last) };
  return kept.current.known.map(({ id, seat, month }, at) => ({
    id,
    seat,
    month,
    place: at - standing.findIndex((each) => each.month === month),
    figures: [...(standing[at]?.figures ?? '')].map((letter) => sexes[letter] ?? 'man'),
  }));
}

export interface Journey {
  worker: Worker;
  /** In months ahead as they are counted now; what lies behind counts as now. */
  from: number;
  to: number;
}
/** How workers came to where they stand: those who have gone on from there are told by their last way. */
export function journeysOf(events: readonly SamaraEvent[], workers: readonly Worker[]): Journey[] {
  let passed = 0;
  const found = new Map<Worker, Journey>();
  for (const { kind, seat, from, to } of [...events].reverse()) {
    if (kind === 'month_begun') ++passed;
    if (kind !== 'worker_moved' && kind !== 'worker_imprisoned') continue;
    const there = workers.filter((each) => each.seat === seat && each.month === to.month - passed && !found.has(each));
    const worker = there.find((each) => each.place === to.place) ?? there[0];
    if (worker !== undefined) found.set(worker, { worker, from: Math.max(0, from.month - passed), to: worker.month });
  }
  return [...found.values()].reverse();
}

/** Where workers stand now that the last move sent somewhere. */
export function movedSpots(last: readonly SamaraEvent[]): Set<string> {
  const passed = last.filter(({ kind }) => kind === 'month_begun').length;
  const moved = last.filter(({ kind }) => kind === 'worker_moved' || kind === 'worker_imprisoned' || kind === 'figure_born');
  return new Set(moved.map(({ to }) => `${to.month - passed}.${to.place}`));
}
