// Sittings in the browser's storage: written after every move, so that nothing is lost when the page is closed. What the
// browser does not keep, because it has no room or keeps nothing at all, stays in the page as long as it is open.
import { signal } from '@preact/signals';
import { titles } from '../library';
import { isPlayer, type Saved } from './sitting';

const prefix = 'regelwerk sitting ';
const latest = 8.64e15; // The last moment that a Date can tell.

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isSaved(value: unknown): value is Saved {
  const saved = value as Partial<Saved> | null;
  return (
    typeof saved === 'object' &&
    saved !== null &&
    [saved.id, saved.record].every((each) => typeof each === 'string') &&
    titles.some((each) => each === saved.title) &&
    /^\d{1,20}$/.test(String(saved.seed)) &&
    Array.isArray(saved.players) &&
    saved.players.every(isPlayer) &&
    typeof saved.at === 'number' &&
    ['undefined', 'string', 'number'].includes(typeof saved.actor) &&
    ['undefined', 'boolean'].includes(typeof saved.friendly) &&
    (saved.looked === undefined || (Array.isArray(saved.looked) && saved.looked.every(isCount))) &&
    Math.abs(saved.at) <= latest
  );
}

/** What the browser does with its storage; what it refuses is as if nothing was there. */
function attempt<Found>(f: (storage: Storage) => Found): Found | null {
  try {
    return f(localStorage);
  } catch {
    return null;
  }
}
const textAt = (key: string): string | null => attempt((storage) => storage.getItem(key));
function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
function parsed(text: string | null): Saved | null {
  const value = valueOf(text);
  return isSaved(value) ? value : null;
}

/** Sittings that are here and nowhere else. */
const unkept = signal<ReadonlyMap<string, Saved>>(new Map());
function setUnkept(id: string, saved: Saved | null): void {
  if (saved === null && !unkept.value.has(id)) return;
  const all = new Map(unkept.value);
  if (saved === null) all.delete(id);
  else all.set(id, saved);
  unkept.value = all;
}
/** Whether a sitting is lost when the page is closed. */
export const isUnkept = (id: string): boolean => unkept.value.has(id);
addEventListener('beforeunload', (event) => {
  if (unkept.value.size > 0) event.preventDefault();
});

function keys(): string[] {
  return attempt(Object.keys)?.filter((key) => key.startsWith(prefix)) ?? [];
}
/** All sittings, the last played first. */
export function savedSittings(): Saved[] {
  const kept = keys().map((key) => parsed(textAt(key)));
  return [...kept.filter((saved) => saved !== null && !unkept.value.has(saved.id)), ...unkept.value.values()]
    .filter((saved) => saved !== null)
    .sort((a, b) => b.at - a.at);
}
/** What is kept as a sitting and is damaged, as it lies there. */
export function damagedSittings(): { id: string; text: string }[] {
  return keys()
    .map((key) => ({ id: key.slice(prefix.length), text: textAt(key) ?? '' }))
    .filter(({ text }) => parsed(text) === null);
}
/** A sitting as all tabs know it. */
export const sharedSitting = (id: string): Saved | null => parsed(textAt(prefix + id));
export const savedSitting = (id: string): Saved | null => unkept.value.get(id) ?? sharedSitting(id);

/** False if the browser keeps nothing, or has no room left; then what was kept before is still there. */
export function keep(saved: Saved): boolean {
  const isKept = attempt((storage) => (storage.setItem(prefix + saved.id, JSON.stringify(saved)), true)) ?? false;
  setUnkept(saved.id, isKept ? null : saved);
  return isKept;
}
/** Gives up what is here and nowhere else of a sitting, for what other tabs have of it. */
export const leaveToOthers = (id: string): void => setUnkept(id, null);
export function forget(id: string): void {
  attempt((storage) => storage.removeItem(prefix + id));
  setUnkept(id, null);
}

/**
 * Calls f when another tab has written or deleted a sitting, one or whichever, or what else has names that begin so, or may have done so while the browser had
 * put this page aside; answers what ends that.
 */
export function whenOthersWrite(f: () => void, id?: string, begin = prefix): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key everything was deleted.
    if (key === null || (id === undefined ? key.startsWith(begin) : key === prefix + id)) f();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && f();
  addEventListener('storage', hear);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('storage', hear);
    removeEventListener('pageshow', comeBack);
  };
}

/** What is kept under all names that begin so; damaged texts are nothing. */
export function allUnder(begin: string): unknown[] {
  const names = attempt(Object.keys)?.filter((key) => key.startsWith(begin)) ?? [];
  return names.map((name) => valueOf(textAt(name)));
}
/** A browser that has no room keeps nothing of it. */
export function keepUnder(name: string, value: object): void {
  attempt((storage) => storage.setItem(name, JSON.stringify(value)));
}
export function forgetUnder(begin: string): void {
  attempt((storage) => Object.keys(storage).forEach((key) => key.startsWith(begin) && storage.removeItem(key)));
}

/** A setting of the page itself, such as its language. */
export function setting(name: string): string | null {
  return textAt(`regelwerk ${name}`);
}
/** A browser that keeps nothing shows the page as it is at first. */
export function set(name: string, value: string): void {
  attempt((storage) => storage.setItem(`regelwerk ${name}`, value));
}
