import type { Part } from 'regelwerk';
import './tock.css';
import type { Look, NameOf, Scene } from '../scene';
import { Board } from './board';
import { Beside, Hand } from './hand';
import { nounOf, rankOf, wordsOf } from './words';

const nameOf: NameOf = ({ kind, text }, language) => {
  const { enter, give, discard } = wordsOf(language);
  const actions: Record<string, string> = { enter, give, discard };
  if (kind === 'card') return rankOf(text)[language];
  if (kind === 'marble' || kind === 'field') return `${nounOf(/^h/.test(text) ? 'home' : 'field', language)} ${text}`;
  return actions[kind] ?? null;
};

/** Which card has banned the next one to play. */
const banned = ({ last, recent }: Scene): number | null => {
  const by = (events: readonly any[]): number | null =>
    events.find(({ kind, rank }) => kind === 'card_played' && rankOf(rank).bans)?.seat ?? null;
  return recent === undefined ? by(last) : recent(by);
};

/** A card that only can be thrown away is asked for so, and with whom that is about. */
function asks(scene: Scene, choose: string): string {
  const { json, language, open, chosen, game, view, person } = scene;
  const cards = [...open.values()].filter(({ kind }) => kind === 'card');
  const goes = (card: Part) => game.parts(view, [card.code]).every(({ kind }) => kind === 'discard');
  if (chosen.length > 0 || cards.length === 0 || !cards.every(goes)) return choose;
  const { mustThrow, cannotPlay } = wordsOf(language);
  const by = json.table.ban ? banned(scene) : null;
  return by === null ? cannotPlay : mustThrow(person(by));
}

/** Who has how many marbles at home. */
const parts = ({ json, language }: Scene, seat: number): string[] => {
  const marbles: readonly string[] = json.table.marbles[seat];
  return [wordsOf(language).home(marbles.filter((field) => field.startsWith('h')).length)];
};

export default { Board, Hand, Beside, nameOf, asks, parts } satisfies Look;
