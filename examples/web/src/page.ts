// What the whole page knows: where it is, its language, how it looks.
import { computed, effect, signal } from '@preact/signals';
import { set, setting } from './play/store';
import { de } from './words/de';
import { en, type Words } from './words/en';

export type Language = 'en' | 'de';

function firstLanguage(): Language {
  const kept = setting('language');
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.languages.some((each) => each.startsWith('de')) ? 'de' : 'en';
}

export const language = signal<Language>(firstLanguage());
/** The page's own words; those of the rules come from the library. */
export const words = computed<Words>(() => (language.value === 'de' ? de : en));

effect(() => {
  document.documentElement.lang = language.value;
  set('language', language.value);
});

/** What the address asks for. */
interface Route {
  /** Its fragment, as it is. */
  fragment: string;
  /** The same in parts: ['play', ID] and the like; null if it cannot be read. */
  parts: string[] | null;
}

function partsOf(fragment: string): string[] | null {
  try {
    return fragment.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // A percent sign that begins no sign of an address.
    return null;
  }
}
const routeNow = (): Route => ({ fragment: location.hash, parts: partsOf(location.hash) });
export const route = signal(routeNow());
addEventListener('hashchange', () => (route.value = routeNow()));

const { dataset } = document.documentElement;
/** Notes in the document what address it shows: it is drawn a moment after the address has changed. */
export function noteShown(fragment: string): void {
  dataset['shown'] = fragment;
}

export const addressOf = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export const wholeAddressOf = (...parts: string[]): string => new URL(addressOf(...parts), location.href).href;
export function go(...parts: string[]): void {
  location.hash = addressOf(...parts);
}
/** Goes there in place of where one is, so that the way back does not lead here again. */
export function goInstead(...parts: string[]): void {
  location.replace(addressOf(...parts));
}
/** Only writes into the address what is shown; where a browser finds that too often, the address stays behind. */
export function rename(...parts: string[]): void {
  // Somebody has gone elsewhere, and the page is about to hear of it.
  if (location.hash !== dataset['shown']) return;
  try {
    history.replaceState(null, '', addressOf(...parts));
    noteShown(location.hash);
  } catch {
    // The next change is written again.
  }
}

/** Light, dark, or as the system is; with much contrast, or in colours that are told apart without red or green. */
export const themes = ['system', 'light', 'dark', 'contrast', 'distinct'] as const;
export type Theme = (typeof themes)[number];
export const theme = signal<Theme>(themes.find((each) => each === setting('theme')) ?? 'system');
effect(() => {
  dataset['theme'] = theme.value;
  set('theme', theme.value);
});

/** Milliseconds that a move takes on the board, and that players of the library let pass between two. */
export const paces = { slow: 900, normal: 350, fast: 120, none: 0 } as const;
/** Whether the system asks for little motion: then nothing moves, unless somebody has chosen that it does. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');

function chosenPace(): number | null {
  const kept = setting('pace');
  return Object.values<number>(paces).find((each) => String(each) === kept) ?? null;
}
function usualPace(): number {
  return calm.matches ? paces.none : paces.normal;
}
export const pace = signal<number>(chosenPace() ?? usualPace());
calm.addEventListener('change', () => (pace.value = chosenPace() ?? usualPace()));
export function choosePace(milliseconds: number): void {
  pace.value = milliseconds;
  set('pace', String(milliseconds));
}
