// Sittings in the browser's storage: written after every move, so that nothing is lost when the page is closed.
import type { Saved } from './sitting';

const prefix = 'regelwerk sitting ';

function isSaved(value: unknown): value is Saved {
  const saved = value as Partial<Saved> | null;
  return (
    typeof saved === 'object' &&
    saved !== null &&
    [saved.id, saved.title, saved.record, saved.seed].every((each) => typeof each === 'string') &&
    Array.isArray(saved.players) &&
    typeof saved.at === 'number'
  );
}

function read(key: string): Saved | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

/** All sittings, the last played first. What is not one, is passed over. */
export function savedSittings(): Saved[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map(read)
    .filter((saved) => saved !== null)
    .sort((a, b) => b.at - a.at);
}
export function savedSitting(id: string): Saved | null {
  return read(prefix + id);
}
/** False if the browser keeps nothing, or has no room left. */
export function keep(saved: Saved): boolean {
  try {
    localStorage.setItem(prefix + saved.id, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
export function forget(id: string): void {
  localStorage.removeItem(prefix + id);
}

/** A setting of the page itself, such as its language. */
export function setting(name: string): string | null {
  try {
    return localStorage.getItem(`regelwerk ${name}`);
  } catch {
    return null;
  }
}
export function set(name: string, value: string): void {
  try {
    localStorage.setItem(`regelwerk ${name}`, value);
  } catch {
    // A browser that keeps nothing shows the page as it is at first.
  }
}
