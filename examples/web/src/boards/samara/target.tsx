// Something in the board's drawing that can be pressed, by pointer and by key.
import type { ComponentChildren } from 'preact';
import type { target } from '../target';

interface Props {
  made: ReturnType<typeof target>;
  class: string;
  /** Whether it is shown as open: what only leads elsewhere is not. */
  lit: boolean;
  x: number;
  y: number;
  /** For what glides: milliseconds. */
  glides?: number;
  /** What walks, by its name. */
  piece?: string;
  onPoint?: (isPointed: boolean) => void;
  children: ComponentChildren;
}

export function Target({ made, class: name, lit, x, y, glides, piece, onPoint, children }: Props) {
  return (
    <g
      {...made}
      data-piece={piece}
      class={`samara-target ${name} ${lit ? 'open' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${glides ?? 0}ms` }}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <title>{made['aria-label']}</title>
      {children}
    </g>
  );
}

/** The largest size up to `most` at which a word fits into a width, by how wide its letters are on average. */
export const fitted = (word: string, width: number, most: number, letter = 0.68): number =>
  Math.min(most, width / (word.length * letter));
