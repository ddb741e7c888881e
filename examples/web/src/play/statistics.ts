// Games that were played to their end on this device. Each is kept by its own name, so that it counts once, however often
// it ends, and so that tabs need not know of each other.
import type { Title } from 'regelwerk';
import { titles } from '../library';
import type { Strength } from '../words/en';
import type { Sitting } from './sitting';
import { allUnder, forgetUnder, keepUnder } from './store';
import { inOrder, strongestOf } from './strengths';

export const finished = 'regelwerk finished ';

/** Against whom: the strongest of the computers, people alone, or nobody. */
const opponents = [...inOrder, 'people', 'alone'] as const;
export type Opponents = Strength | 'people' | 'alone';

interface Finished {
  title: Title;
  against: Opponents;
  /** Whether the only person here has won. */
  won: boolean;
  /** Nothing where one has won or not. */
  score: number | null;
  moves: number;
}

function isFinished(value: unknown): value is Finished {
  const { title, against, won, score, moves } = (value ?? {}) as Partial<Finished>;
  return (
    titles.some((each) => each === title) &&
    opponents.some((each) => each === against) &&
    typeof won === 'boolean' &&
    (score === null || Number.isSafeInteger(score)) &&
    Number.isSafeInteger(moves)
  );
}

/** Counts a game that has come to its end here; not one from a position that somebody has set up, or without people. */
export function count(sitting: Sitting): void {
  const { id, title, game, players, origin, length } = sitting;
  const outcome = game.outcome(sitting.state());
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [first] = people;
  if (outcome === null || first === undefined || 'position' in origin) return;
  const { scores, winners } = outcome;
  const only = people.length === 1;
  const against = strongestOf(players) ?? (only ? 'alone' : 'people');
  const best = Math.max(...people.map((seat) => scores[seat] ?? 0));
  const score = game.scoreRange.highest > 1 ? best : null;
  const made: Finished = { title, against, won: only && winners.includes(first), score, moves: length };
  keepUnder(finished + id, made);
}

export const forgetAll = (): void => forgetUnder(finished);

export interface Statistics {
  title: Title;
  games: number;
  won: number;
  /** By opponents, the weakest first: how many games, and how many of them were won. */
  by: { against: Opponents; games: number; won: number }[];
  longest: number;
  best: number | null;
}

/** Of each title of which any game is known. */
export function statistics(): Statistics[] {
  const all = allUnder(finished).filter(isFinished);
  return titles.flatMap((title) => {
    const own = all.filter((each) => each.title === title);
    if (own.length === 0) return [];
    const tally = (some: readonly Finished[]) => ({ games: some.length, won: some.filter(({ won }) => won).length });
    const by = opponents.map((against) => ({ against, ...tally(own.filter((each) => each.against === against)) }));
    const scores = own.flatMap(({ score }) => score ?? []);
    return [
      {
        title,
        ...tally(own),
        by: by.filter(({ games }) => games > 0),
        longest: Math.max(...own.map(({ moves }) => moves)),
        best: scores.length === 0 ? null : Math.max(...scores),
      },
    ];
  });
}
