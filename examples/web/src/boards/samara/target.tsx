// Something in the board's drawing that can be pressed, by pointer and by key.
import type { ComponentChildren } from 'preact';

interface Props {
  label: string;
  class: string;
  open: boolean;
  x: number;
  y: number;
  /** For what glides: milliseconds. */
  glides?: number;
  onPress: () => void;
  onPoint?: (isPointed: boolean) => void;
  children: ComponentChildren;
}

export function Target({ label, class: name, open, x, y, glides, onPress, onPoint, children }: Props) {
  const press = (event: Event) => {
    event.stopPropagation();
    onPress();
  };
  return (
    <g
      class={`samara-target ${name} ${open ? 'open' : ''}`}
      role="button"
      aria-label={label}
      aria-disabled={!open}
      tabindex={open ? 0 : -1}
      style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${glides ?? 0}ms` }}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(event);
      }}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}

/** The largest size up to `most` at which a word fits into a width, by how wide its letters are on average. */
export const fitted = (word: string, width: number, most: number, letter = 0.68): number =>
  Math.min(most, width / (word.length * letter));
