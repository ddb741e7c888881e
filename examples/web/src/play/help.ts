// Help at every decision, in the game that somebody plays first: which game that is, and whether it is still wanted.
import { signal } from '@preact/signals';
import type { Library, Title } from 'regelwerk';
import { parsed, presetsOf, textOf } from './settings';
import { Sitting, type Player } from './sitting';
import { keep, set, setting } from './store';

/** The game in which there is help. */
const helped = signal(setting('helped'));
export const hasHelp = (id: string): boolean => helped.value === id;
export function setHelp(id: string, isWanted: boolean): void {
  helped.value = isWanted ? id : '';
  set('helped', helped.value);
}

const firstOf = (title: Title): string => `first ${title}`;
/** Whether a game is the first one of its title, which is shorter than others. */
export const isFirst = ({ title, id }: Sitting): boolean => setting(firstOf(title)) === id;

const you: Player = { kind: 'person' };
const easy: Player = { kind: 'thumb' };

/** As few people as may play against each other, and the house rules that make a game short. */
function shortest(rules: Library, title: Title): string {
  const seats = rules.settings(title, 'options').find(({ name }) => name === 'seats');
  const short = parsed(presetsOf[title].short ?? '');
  return textOf(seats === undefined ? short : new Map(short).set('seats', String(Math.max(2, seats.low))));
}

/** Begins a first game of a title, which is kept like any other, and answers its name. */
export function beginFirst(rules: Library, title: Title): string {
  const sitting = Sitting.begin(rules, title, shortest(rules, title), '', [you, easy]);
  keep(sitting.save());
  set(firstOf(title), sitting.id);
  setHelp(sitting.id, true);
  return sitting.id;
}
