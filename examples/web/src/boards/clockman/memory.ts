// What was to be seen last and is told by no view: it stays until something of its kind happens again.
import type { ClockmanEvent } from 'regelwerk';
import { useRef } from 'preact/hooks';
import type { Scene } from '../scene';

export interface Step {
  seat: number;
  from: string;
  to: string;
}
const steps: readonly string[] = ['figure_stepped', 'figure_moved', 'figure_sent', 'figures_swapped'];

function stepsOf(last: readonly ClockmanEvent[]): Step[] {
  return last.flatMap(({ kind, seat, other, from, to }) => {
    if (!steps.includes(kind)) return [];
    const step = { seat, from, to };
    return kind === 'figures_swapped' ? [step, { seat: other, from: to, to: from }] : [step];
  });
}

/** The last ways of figures, as long as they still stand where these led. */
export function useSteps({ last, json }: Scene): Step[] {
  const kept = useRef<Step[]>([]);
  const now = stepsOf(last);
  if (now.length > 0) kept.current = now;
  const ends = new Map(kept.current.map(({ seat, to }) => [seat, to]));
  return kept.current.filter(({ seat }) => json.table.figures[seat] === ends.get(seat));
}

const shown: readonly string[] = ['card_read', 'card_opened', 'card_played'];

/** The event card that was read or played last. */
export function useLastCard({ last, json }: Scene): { seat: number; card: string } | null {
  const kept = useRef<{ seat: number; card: string } | null>(null);
  for (const { kind, seat, card } of last as readonly ClockmanEvent[]) {
    if (shown.includes(kind) && card !== null) kept.current = { seat, card };
  }
  const hasBegun = json.table.phase !== 'start';
  return hasBegun ? kept.current : null;
}
