// The rules of all titles, from WebAssembly, each in a module of its own, and a small one with all of them.
// Made by titles.mjs from the list of games.
import { addresses } from './addresses.js';
import { noTitle } from './library.js';
import { loadFrom } from './load.js';

export * from './api.js';
export { allTitles } from './titles.js';

/** Where the module of a title lies; of none: the one with all titles, which holds what games are played with. */
export function moduleUrl(title = null) {
  const address = addresses.get(title);
  if (address === undefined) throw noTitle(title);
  return address();
}

/**
 * Loads a module: of a title, with everything ('tock'); without an argument the one with all titles, which has what
 * games are played with and speaks English; or one from elsewhere, by address, bytes or WebAssembly.Module.
 */
export const load = (source) => loadFrom(source, addresses);
