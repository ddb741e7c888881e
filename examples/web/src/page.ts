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

/** The fragment of the address, in parts: ['play', ID] and the like. */
export const route = signal<string[]>([]);

function readRoute(): void {
  route.value = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}
addEventListener('hashchange', readRoute);
readRoute();

export const addressOf = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export function go(...parts: string[]): void {
  location.hash = addressOf(...parts);
}

/** Whether the system asks for little motion. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Milliseconds that a move takes on the board. */
export const pace = signal<number>(calm.matches ? 0 : Number(setting('pace') ?? 350));
calm.addEventListener('change', () => {
  if (calm.matches) pace.value = 0;
});
