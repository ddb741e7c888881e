// The rules: one module of WebAssembly for each title, loaded when it is first needed.
import type { Game, Library, Title } from 'regelwerk';
import { load as clockman } from 'regelwerk/clockman';
import { load as clou } from 'regelwerk/clou';
import { load as campaign } from 'regelwerk/clou_campaign';
import { load as ostfriesenlauf } from 'regelwerk/ostfriesenlauf';
import { load as samara } from 'regelwerk/samara';
import { load as tock } from 'regelwerk/tock';

const loads: Record<Title, () => Promise<Library>> = { tock, ostfriesenlauf, samara, clockman, clou, 'clou campaign': campaign };

/** What can be played: the titles, and the campaign of Clou, which has options of its own. */
export const titles = Object.keys(loads) as readonly Title[];

const loaded = new Map<Title, Promise<Library>>();

/** The rules of a title. What could not be fetched is tried again the next time. */
export function library(title: Title): Promise<Library> {
  let found = loaded.get(title);
  if (found === undefined) {
    found = loads[title]();
    found.catch(() => loaded.delete(title));
    loaded.set(title, found);
  }
  return found;
}

/** A game of any title. What differs between titles is told by its values, not by its type. */
export type AnyGame = Game<any>;
