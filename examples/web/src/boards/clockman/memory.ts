// What was to be seen last and is told by no view: it stays until something of its kind happens again.
import type { ClockmanEvent } from 'regelwerk';
import { useRecent, type Scene } from '../scene';

export interface Step {
  seat: number;
  from: string;
  to: string;
}
const steps: readonly string[] = ['figure_stepped', 'figure_moved', 'figure_sent', 'figures_swapped'];

export function stepsOf(last: readonly ClockmanEvent[]): Step[] {
  return last.flatMap(({ kind, seat, other, from, to }) => {
    if (!steps.includes(kind)) return [];
    const step = { seat, from, to };
    return kind === 'figures_swapped' ? [step, { seat: other, from: to, to: from }] : [step];
  });
}

const shown: readonly string[] = ['card_read', 'card_opened', 'card_played'];

/** The event card that was read or played last. */
export function useLastCard(scene: Scene): { seat: number; card: string } | null {
  return useRecent(scene, (events: readonly ClockmanEvent[]) => {
    const seen = events.filter(({ kind, card }) => shown.includes(kind) && card !== null).at(-1);
    return seen?.card == null ? null : { seat: seen.seat, card: seen.card };
  });
}
