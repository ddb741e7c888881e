// The rules: one module of WebAssembly for each title, loaded when it is first needed.
import clockman from 'modules/clockman.wasm?url';
import clou from 'modules/clou.wasm?url';
import campaign from 'modules/clou_campaign.wasm?url';
import ostfriesenlauf from 'modules/ostfriesenlauf.wasm?url';
import samara from 'modules/samara.wasm?url';
import tock from 'modules/tock.wasm?url';
import { allTitles, load, type Game, type Library, type Title } from 'regelwerk';

/** What can be played: the titles, and the campaign of Clou, which has options of its own. */
export const titles: readonly Title[] = allTitles;

const addresses: Record<Title, string> = { tock, ostfriesenlauf, samara, clockman, clou, 'clou campaign': campaign };
const loaded = new Map<Title, Promise<Library>>();

/** The rules of a title. What could not be fetched is tried again the next time. */
export function library(title: Title): Promise<Library> {
  let found = loaded.get(title);
  if (found === undefined) {
    found = load(new URL(addresses[title], document.baseURI));
    found.catch(() => loaded.delete(title));
    loaded.set(title, found);
  }
  return found;
}

/** A game of any title. What differs between titles is told by its values, not by its type. */
export type AnyGame = Game<any>;
