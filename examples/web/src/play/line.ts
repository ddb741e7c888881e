// A position as its line: a head, the options that are not as usual, and then a word for each thing that stands somewhere.
import type { Library, State, Title } from 'regelwerk';
import type { AnyGame } from '../library';

/** A word of a line, `hands=6/5`, and where it begins and ends. */
export interface LineWord {
  name: string;
  value: string;
  from: number;
  to: number;
}

export function wordsOf(line: string): LineWord[] {
  return [...line.matchAll(/(\S+?)=(\S*)/g)].map(({ index, 0: word, 1: name = '', 2: value = '' }) => ({
    name,
    value,
    from: index,
    to: index + word.length,
  }));
}
/** The line with another value for one of its words. */
export function withValue(line: string, { name, from, to }: LineWord, value: string): string {
  return `${line.slice(0, from)}${name}=${value}${line.slice(to)}`;
}

/** The options that a line names, which stand in front. */
export function optionsOf(library: Library, title: Title, line: string): string {
  const names = new Set(library.settings(title, 'options').map(({ name }) => name));
  const all = wordsOf(line);
  const end = all.findIndex(({ name }) => !names.has(name));
  return all
    .slice(0, end < 0 ? all.length : end)
    .map(({ name, value }) => `${name}=${value}`)
    .join(' ');
}

/** A position once the chance of the beginning has been drawn, so that somebody has to decide. */
export function dealt(library: Library, game: AnyGame, key: string): State {
  const random = library.random(BigInt(key));
  let state = game.initial();
  while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random) ?? 0);
  return state;
}
