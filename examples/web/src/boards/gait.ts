// Pieces that walk: from field to field, one piece after the other, as fast as the pace says; a press brings them there at
// once. What is drawn of them is where they stand in the end, so where nothing moves nothing is missing.
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { pace } from '../page';
import type { Scene } from './scene';

/** One piece goes from stop to stop, as transforms of CSS; the first is where it stood. */
export interface Leg {
  /** As its element has it in data-piece. */
  piece: string;
  stops: readonly string[];
}

/** How many paces a step takes, and a whole move at most. */
const stepPaces = 0.5;
const mostPaces = 4;

let end = 0;
/** Milliseconds until all have arrived. */
export const walkingFor = (): number => Math.max(0, end - performance.now());
/** How often somebody did not want to wait for that. */
export const skips = signal(0);

/** Where a piece is all the time: it waits for others before its legs and behind them. */
function framesOf(piece: string, legs: readonly Leg[], steps: number): Keyframe[] {
  const frames: Keyframe[] = [];
  let begin = 0;
  for (const { piece: of, stops } of legs) {
    if (of === piece) {
      if (frames.length === 0 && begin > 0) frames.push({ transform: stops[0], offset: 0 });
      stops.forEach((transform, at) => frames.push({ transform, offset: (begin + at) / steps, easing: 'ease-in-out' }));
    }
    begin += stops.length - 1;
  }
  return frames;
}

let ended = new AbortController();
function walk(board: Element, legs: readonly Leg[]): void {
  const steps = legs.reduce((sum, { stops }) => sum + stops.length - 1, 0);
  if (steps === 0 || pace.value === 0) return;
  const duration = Math.min(steps * stepPaces, mostPaces) * pace.value;
  const walking = [...new Set(legs.map(({ piece }) => piece))].flatMap(
    (piece) => board.querySelector(`[data-piece="${piece}"]`)?.animate(framesOf(piece, legs, steps), { duration }) ?? [],
  );
  const [last] = walking;
  if (last === undefined) return;
  end = performance.now() + duration;
  ended.abort();
  ended = new AbortController();
  const { signal: until } = ended;
  const arrive = () => {
    for (const animation of board.getAnimations({ subtree: true })) animation.finish();
    end = 0;
    if (ended.signal === until) ended.abort();
    ++skips.value;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, arrive, { capture: true, once: true, signal: until });
  last.finished.then(
    () => ended.signal === until && ended.abort(),
    () => {},
  );
}

/** Lets pieces of a board walk as the last move led them, where it is seen to happen. */
export function useGait(board: RefObject<Element | null>, scene: Scene, legs: readonly Leg[]): void {
  useLayoutEffect(() => {
    if (scene.follows === true && board.current !== null) walk(board.current, legs);
  }, [scene.view]);
}
