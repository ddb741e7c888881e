import data from 'data/tock.json';
import type { Language } from '../../page';

const en = {
  board: 'The board of Tock',
  of: (thing: string, person: string) => `${thing} of ${person}`,
  marbleOf: (person: string) => `marble of ${person}`,
  guarded: 'protected',
  marbles: (count: number) => `${count} ${count === 1 ? 'marble' : 'marbles'}`,
  cards: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  deal: (deal: number, deals: number) => `Deal ${deal} of ${deals}`,
  deck: 'deck',
  played: 'played',
  playedBy: (card: string, person: string) => `${card}, played by ${person}`,
  stepsLeft: (steps: number) => (steps === 1 ? '1 step left' : `${steps} steps left`),
  ban: 'a card must go',
  mustThrow: (person: string) => `Throw one card away: ${person} has played a 10.`,
  cannotPlay: 'No card can be played: throw one away.',
  signs: 'What the signs mean',
  signOf: { acts: 'to act', guarded: 'protected on its start field', entrance: 'the way home begins here', captured: 'captured here just now' },
  yourHand: 'Your cards',
  noCards: 'no cards',
  bringIn: 'bring a marble in',
  enter: 'Bring in',
  discard: 'Discard',
  give: 'Give to partner',
  forward: (fields: number) => `${fields} forward`,
  backward: (fields: number) => `${fields} back`,
  split: (steps: number) => `${steps} single steps`,
  single: (steps: number) => `1 to ${steps} steps`,
  swap: 'swap two marbles',
  bans: 'the next one discards',
  or: ' or ',
  home: (count: number) => `${count} of 4 home`,
  withMate: (person: string) => `with ${person}`,
  you: 'you',
  acts: 'to act',
  leads: 'leads this deal',
  chose: 'has chosen a card',
  gave: (card: string) => `You gave your partner: ${card}.`,
  received: (card: string) => `Your partner gave you: ${card}.`,
  outOf: 'Played since the last shuffle',
  countOf: (card: string, count: number, all: number) => `${card}: ${count} of ${all} played`,
};

type Words = typeof en;

const de: Words = {
  board: 'Das Tock-Brett',
  of: (thing, person) => `${thing} von ${person}`,
  marbleOf: (person) => `Murmel von ${person}`,
  guarded: 'geschützt',
  marbles: (count) => `${count} ${count === 1 ? 'Murmel' : 'Murmeln'}`,
  cards: (count) => `${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  deal: (deal, deals) => `${deal}. Austeilen von ${deals}`,
  deck: 'Stapel',
  played: 'gespielt',
  playedBy: (card, person) => `${card}, gespielt von ${person}`,
  stepsLeft: (steps) => (steps === 1 ? 'noch 1 Schritt' : `noch ${steps} Schritte`),
  ban: 'eine Karte muss weg',
  mustThrow: (person) => `Wirf eine Karte ab: ${person} hat eine 10 gespielt.`,
  cannotPlay: 'Keine Karte lässt sich spielen: Wirf eine ab.',
  signs: 'Was die Zeichen bedeuten',
  signOf: { acts: 'am Zug', guarded: 'geschützt auf dem Startfeld', entrance: 'hier beginnt der Weg nach Hause', captured: 'hier eben geschlagen' },
  yourHand: 'Deine Karten',
  noCards: 'keine Karten',
  bringIn: 'eine Murmel einsetzen',
  enter: 'Einsetzen',
  discard: 'Abwerfen',
  give: 'Dem Partner geben',
  forward: (fields) => `${fields} vor`,
  backward: (fields) => `${fields} zurück`,
  split: (steps) => `${steps} Einzelschritte`,
  single: (steps) => `1 bis ${steps} Schritte`,
  swap: 'zwei Murmeln tauschen',
  bans: 'der Nächste wirft ab',
  or: ' oder ',
  home: (count) => `${count} von 4 im Ziel`,
  withMate: (person) => `mit ${person}`,
  you: 'du',
  acts: 'am Zug',
  leads: 'spielt als Erster aus',
  chose: 'hat eine Karte gewählt',
  gave: (card) => `Du gabst deinem Partner: ${card}.`,
  received: (card) => `Dein Partner gab dir: ${card}.`,
  outOf: 'Gespielt seit dem letzten Mischen',
  countOf: (card, count, all) => `${card}: ${count} von ${all} gespielt`,
};

export const wordsOf = (language: Language): Words => (language === 'de' ? de : en);

/** What a card allows, as the edition has it. */
export interface Rank {
  en: string;
  de: string;
  enters: boolean;
  forward: number;
  backward: number;
  steps: number;
  swaps: boolean;
  bans: boolean;
}
export const ranks: Record<string, Rank> = data.ranks;
export const rankOf = (letter: string): Rank => ranks[letter] as Rank;
export const nounOf = (noun: string, language: Language): string => data.nouns[noun][language];
export const dealsOf = (seats: number): number[] => data.schedules[seats];
export const copies: number = data.copies;

/** The corner of a card: its letter, but for the one whose number has two digits. */
export const indexOf = (letter: string): string => (Number(rankOf(letter).en) > 0 ? rankOf(letter).en : letter);

/** What a card does, in words. */
export function effectOf(letter: string, isSplit: boolean, language: Language): string {
  const say = wordsOf(language);
  const rank = rankOf(letter);
  const ways = [
    rank.enters ? say.bringIn : '',
    rank.forward > 0 ? say.forward(rank.forward) : '',
    rank.backward > 0 ? say.backward(rank.backward) : '',
    rank.steps > 0 ? (isSplit ? say.split : say.single)(rank.steps) : '',
    rank.swaps ? say.swap : '',
  ].filter(Boolean);
  return ways.join(say.or) + (rank.bans ? `, ${say.bans}` : '');
}

/** A card by its name and what it does. */
export const cardName = (letter: string, isSplit: boolean, language: Language): string =>
  `${rankOf(letter)[language]}: ${effectOf(letter, isSplit, language)}`;
