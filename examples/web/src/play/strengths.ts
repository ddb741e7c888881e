// How well players of the library play.
import type { Strength } from '../words/en';
import type { Mind } from './sitting';

/** What they do for that. */
export const strengths: Readonly<Record<Strength, Mind>> = {
  easy: { kind: 'thumb' },
  medium: { kind: 'search', iterations: 1_000 },
  hard: { kind: 'search', iterations: 10_000 },
};
export const inOrder = Object.keys(strengths) as Strength[];

const tries = (mind: Mind): number => (mind.kind === 'search' ? mind.iterations : 0);
/** The strongest of some minds; of one that is between two strengths, the lower. Nothing of people alone. */
export function strongestOf(minds: readonly Mind[]): Strength | null {
  const all = minds.filter(({ kind }) => kind !== 'person').map(tries);
  if (all.length === 0) return null;
  return inOrder.filter((each) => tries(strengths[each]) <= Math.max(...all)).at(-1) ?? null;
}
