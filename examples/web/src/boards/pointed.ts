// What of a board somebody points at: what it says stands beside the board.
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

const word = signal<string | null>(null);

/** A board's own: what it was pointed at is forgotten with the board. */
export function usePointing(): (at: string | null) => void {
  useLayoutEffect(() => () => void (word.value = null), []);
  return (at) => (word.value = at);
}
export const pointedAt = (): string | null => word.value;
