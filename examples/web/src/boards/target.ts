import { keyOf, type Target } from '../play/choice';
import type { Scene } from './scene';

interface More {
  /** What is chosen on the way to it. */
  path?: readonly Target[];
  /** Whether it is chosen, where that is told. */
  chosen?: boolean;
  /** The index of the place of the geometry where it lies. */
  at?: number | undefined;
}

/** Whether it is to be chosen next, with what of its path is not chosen yet. */
function isWanted({ wanted = [], chosen }: Scene, kinds: readonly string[], text: string, path: readonly Target[]): boolean {
  const done = new Set(chosen.map(keyOf));
  const before = path.map(keyOf).filter((key) => !done.has(key));
  return before.every((key, at) => key === wanted[at]) && kinds.some((kind) => keyOf({ kind, text }) === wanted[before.length]);
}

/** What makes something on the board or in the hand a button that stands for a part, open or not; see walk.ts for keys. */
export function target(scene: Scene, kinds: readonly string[], text: string, label: string, more: More = {}) {
  const { path = [], chosen, at } = more;
  const press = () => scene.press(kinds, text, path);
  const leads = scene.leads(kinds, text, path);
  const isNear = leads && [...kinds, ...path.map(({ kind }) => kind)].some((kind) => scene.near.has(kind));
  return {
    role: 'button' as const,
    ...spot(label, at),
    'aria-disabled': !leads,
    ...(chosen === undefined ? {} : { 'aria-pressed': chosen }),
    'data-target': kinds.map((kind) => keyOf({ kind, text })).join('|'),
    'data-path': path.map(keyOf).join('|'),
    'data-near': isNear ? scene.nearness : undefined,
    'data-wanted': isWanted(scene, kinds, text, path) || undefined,
    onClick: (event: Event) => {
      // What lies on a target is one itself.
      event.stopPropagation();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Buttons of the browser know these keys.
      if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget instanceof HTMLButtonElement) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}

/** A place of the board that can be walked to and heard, and stands for nothing that anybody could choose. */
export const place = (label: string, at?: number | undefined) => ({ role: 'img' as const, ...spot(label, at) });

/** In small letters: SVG takes no attribute by another spelling. Which one of a board is the tab stop is up to its walk. */
const spot = (label: string, at: number | undefined) => ({
  tabindex: -1,
  'aria-label': label,
  'data-spot': '',
  'data-at': at,
});

export const isChosen = (scene: Scene, kind: string, text: string): boolean =>
  scene.chosen.some((part) => part.kind === kind && part.text === text);
