// A board, or a row of cards, is one stop of the tab key; within it the arrow keys lead from spot to spot.
import type { Board } from 'regelwerk';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

type Keys = Board['keys'];

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const spotsIn = (root: Element): Element[] => [...root.querySelectorAll('[data-spot]')];
const isOpen = (spot: Element): boolean => spot.getAttribute('aria-disabled') === 'false';
const placeOf = (spot: Element): number | null => {
  const at = spot.getAttribute('data-at');
  return at === null ? null : Number(at);
};

/** The neighbour among those that lie at the same place, or among all where there are no places. */
function beside(spots: readonly Element[], from: Element, arrow: number): Element | undefined {
  const place = placeOf(from);
  const row = spots.filter((spot) => placeOf(spot) === place);
  return row[row.indexOf(from) + (arrow % 2 === 0 ? -1 : 1)];
}

/** Along the geometry's neighbours, on over places where nothing is drawn. */
function along(spots: readonly Element[], from: Element, arrow: number, keys: Keys): Element | undefined {
  const passed = new Set<number>();
  for (let at = placeOf(from); at !== null && !passed.has(at); at = keys[at]?.[arrow] ?? at) {
    const found = passed.size === 0 ? undefined : spots.find((spot) => placeOf(spot) === at);
    if (found !== undefined) return found;
    passed.add(at);
  }
  return undefined;
}

/** How far a spot lies from another one as they are drawn: aside counts double, and what is more aside than ahead is not there. */
function far(from: Element, to: Element, arrow: number): number {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const ahead = (arrow < 2 ? x : y) * (arrow % 2 === 0 ? -1 : 1);
  const aside = Math.abs(arrow < 2 ? y : x);
  return ahead > 0 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity;
}

/** The neighbour on a board with places; what lies at none of them, as a pile does, is stepped on where it comes first. */
function neighbour(spots: readonly Element[], from: Element, arrow: number, keys: Keys): Element | undefined {
  const isPlaced = placeOf(from) !== null;
  const place = isPlaced ? (beside(spots, from, arrow) ?? along(spots, from, arrow, keys)) : undefined;
  const drawn = isPlaced ? spots.filter((spot) => placeOf(spot) === null) : spots;
  const distance = (spot: Element) => far(from, spot, arrow);
  const nearest = drawn.reduce<Element | undefined>(
    (best, spot) => (distance(spot) < (best === undefined ? Infinity : distance(best)) ? spot : best),
    undefined,
  );
  if (place === undefined || nearest === undefined) return place ?? nearest;
  return distance(nearest) < distance(place) ? nearest : place;
}

/** The spot that a key leads to: an arrow to the next one, Home, End, PageUp and PageDown to what is open. */
function led(root: Element, from: Element, key: string, keys: Keys): Element | undefined {
  const spots = spotsIn(root);
  const arrow = arrows.indexOf(key);
  if (arrow >= 0) return keys.length === 0 ? beside(spots, from, arrow) : neighbour(spots, from, arrow, keys);
  const open = spots.filter(isOpen);
  const here = spots.indexOf(from);
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  if (key === 'PageUp') return open.filter((spot) => spots.indexOf(spot) < here).at(-1) ?? open.at(-1);
  if (key === 'PageDown') return open.find((spot) => spots.indexOf(spot) > here) ?? open[0];
  return undefined;
}

/** The stop is where somebody was last; who has left is led to what is open. */
function settle(root: Element, last: Element | null): Element | null {
  const spots = spotsIn(root);
  const isHere = root.contains(document.activeElement);
  const kept = last !== null && spots.includes(last) && (isHere || isOpen(last)) ? last : null;
  const stop = kept ?? spots.find(isOpen) ?? (last !== null && spots.includes(last) ? last : null) ?? spots[0] ?? null;
  for (const spot of spots) spot.setAttribute('tabindex', spot === stop ? '0' : '-1');
  return stop;
}

interface Walk<Root extends Element> {
  ref: RefObject<Root | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocusIn: (event: FocusEvent) => void;
}

/** What makes an element a board to walk on, along the keys of its geometry if it has places, else from one to the next. */
export function useWalk<Root extends Element>(keys: Keys = []): Walk<Root> {
  const ref = useRef<Root>(null);
  const stop = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) stop.current = settle(ref.current, stop.current);
  });
  const spotOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-spot]') : null);
  return {
    ref,
    onKeyDown: (event) => {
      const from = spotOf(event);
      if (ref.current === null || from === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = led(ref.current, from, event.key, keys);
      if (to === undefined && !arrows.includes(event.key)) return;
      event.preventDefault();
      if (to instanceof HTMLElement || to instanceof SVGElement) to.focus();
    },
    onFocusIn: (event) => {
      const spot = spotOf(event);
      if (ref.current !== null && spot !== null) stop.current = settle(ref.current, spot);
    },
  };
}
