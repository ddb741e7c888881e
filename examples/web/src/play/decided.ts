// What turned a game that is over: what the library thinks of somebody's prospects at each of their decisions, by nothing
// but what they knew then.
import { values } from './computer';
import type { Sitting } from './sitting';

/** So long the library thinks about a decision; about so many, and then about so many more within each turn. */
const thinkingTime = 150;
const mostAtFirst = 45;
const mostWithin = 5;

/** So many turns are told, and none that may be no more than the luck of thinking. */
const mostTurns = 3;
const leastTurn = 0.05;

/** From a decision of somebody to their next one, or to the end: what they could hope for, from 0 to 1. */
export interface Turn {
  at: number;
  end: number;
  from: number;
  to: number;
}

/** What was thought stays as long as its sitting, so that nobody waits for it twice. */
const thought = new WeakMap<Sitting, Map<number, number>>();

/** Whose prospects are told: those of the only person here, else of who has won. */
export function whoseTurns(sitting: Sitting): number {
  const people = sitting.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { winners = [] } = sitting.game.outcome(sitting.state()) ?? {};
  return people.length === 1 ? people[0]! : (winners[0] ?? 0);
}

/** So many of them at most, spread evenly, with the first and the last. */
const spread = (all: readonly number[], most: number): number[] =>
  all.length <= most ? [...all] : Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))]!);

/** What came of it for somebody, as a share of what could have. */
function endOf(sitting: Sitting, seat: number): number {
  const { game } = sitting;
  const { scores, winners } = game.outcome(sitting.state())!;
  if (game.seats > 1) return winners.includes(seat) ? 1 : 0;
  const { lowest, highest } = game.scoreRange;
  return (scores[seat]! - lowest) / (highest - lowest);
}

const size = ({ from, to }: Turn): number => Math.abs(to - from);
const largestFirst = (turns: readonly Turn[]): Turn[] => [...turns].sort((a, b) => size(b) - size(a));

/**
 * The turns of a game for somebody, the first first; none if nothing turned, null if they have decided too little for
 * that. Tells how much of the thinking is done, from 0 to 1; an aborted signal ends it with its reason.
 */
export async function turnsOf(sitting: Sitting, seat: number, signal: AbortSignal, tell: (done: number) => void): Promise<Turn[] | null> {
  const { game, length } = sitting;
  const found = thought.get(sitting) ?? new Map([[length, endOf(sitting, seat)]]);
  thought.set(sitting, found);
  const own = sitting.moves.flatMap((_, at) => (game.actor(sitting.state(at)) === seat ? [at] : []));
  if (own.length < 2) return null;
  const first = spread(own, mostAtFirst);
  const all = Math.min(own.length, first.length + mostTurns * mostWithin);
  const think = async (points: readonly number[]) => {
    for (const at of points.filter((each) => !found.has(each))) {
      const [best] = await values(game, sitting.view(seat, at), thinkingTime, signal);
      if (best !== undefined) found.set(at, best.mean);
      tell((found.size - 1) / all);
    }
  };
  /** All turns within a part of the game that are known. */
  const known = (begin: number, end: number): Turn[] => {
    const points = [...found.keys()].filter((at) => at >= begin && at <= end).sort((a, b) => a - b);
    return points.slice(1).map((to, at) => ({ at: points[at]!, end: to, from: found.get(points[at]!)!, to: found.get(to)! }));
  };
  await think(first);
  const turns: Turn[] = [];
  for (const rough of largestFirst(known(0, length)).slice(0, mostTurns)) {
    await think(spread(own.filter((at) => at > rough.at && at < rough.end), mostWithin));
    turns.push(...largestFirst(known(rough.at, rough.end)).slice(0, 1));
  }
  return turns.filter((each) => size(each) >= leastTurn).sort((a, b) => a.at - b.at);
}
