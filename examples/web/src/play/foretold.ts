// Moves in words: what they will surely do, as the library tells it.
import type { Move, View } from 'regelwerk';
import { withPeople, type NameOf } from '../boards/scene';
import type { AnyGame } from '../library';
import type { Language } from '../page';
import { namesOf, withNames, type Person } from './people';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many sentences all of them end with. */
function alikeAtEnd(all: readonly (readonly string[])[]): number {
  const [first = [], ...others] = all;
  const isAlike = (back: number) => others.every((each) => each.length > back && each.at(-back) === first.at(-back));
  let alike = 0;
  while (alike + 1 < first.length && isAlike(alike + 1)) ++alike;
  return others.length === 0 ? 0 : alike;
}

/** Each move in words; what all of them bring about in the end, as whose turn it is then, tells nothing. */
export function foretold(game: AnyGame, view: View, moves: readonly Move[], nameOf: NameOf, person: Person, language: Language): string[] {
  const names = namesOf(game, person);
  const all = moves.map((move) => game.foretell(view, move, language, names).map((sentence) => withNames(sentence, person)));
  const alike = alikeAtEnd(all);
  return all.map((sentences, at) => {
    const told = sentences.slice(0, sentences.length - alike).join('; ');
    if (told !== '') return capital(told);
    // Where nothing can be told, the move is what was chosen for it.
    return capital(game.partsOf(view, moves[at]!).map((part) => withPeople(nameOf, person)(part, language) ?? part.text).join(', '));
  });
}
