import data from 'data/ostfriesenlauf.json';
import type { Language } from '../../page';

const en = {
  board: 'The track of Ostfriesenlauf',
  start: 'Start',
  places: ['1st', '2nd', '3rd', '4th'],
  nobody: 'nobody’s',
  you: 'you',
  onField: (runner: string, place: string, position: string) => `${runner}, ${place}, on field ${position}`,
  field: (position: string) => `field ${position}`,
  finish: (sign: string, field: number) => `Finish: ${sign}, behind field ${field}`,
  station: (sign: string, field: number) => `here the finish can be: ${sign}, field ${field}`,
  stack: (back: number, count: number) => `stack ${back}: ${count} ${count === 1 ? 'card' : 'cards'}`,
  laidNow: 'Laid in this round',
  laidBefore: 'Turned over',
  laid: (runner: string, back: string) => `${runner} laid a card of stack ${back}`,
  turned: (runner: string, back: string, face: string) => `${runner} laid a card of stack ${back}: ${face}`,
  empty: (runner: string) => `${runner} has no card here yet`,
  nothing: (runner: string) => `nothing is laid for ${runner}`,
  draw: 'draws from a stack',
  drawn: (back: string) => `draw from stack ${back}`,
  lay: 'lays a card',
  yourHand: 'Your cards',
  card: (back: string, face: string, runner: string) => `for the ${back}: ${face}. Now ${runner}`,
  asks: {
    draw: 'Draw a card from one of the four stacks.',
    lay: 'Lay a card face down: it is for whoever is in its place when it is turned over.',
  } as Record<string, string>,
  hand: (count: number, back: number) => `${count} of stack ${back}`,
  lastRound: 'The last round',
  all: 'All cards of the four stacks',
  gone: 'What is crossed out has been played since the stacks were last refilled.',
  isGone: 'played',
  moved: (runner: string, from: string, to: string) => `${runner}: ${from} → ${to}`,
  swapped: (runner: string, other: string) => `${runner} ⇄ ${other}`,
  stayed: (runner: string) => `${runner} stays`,
  forPlace: (place: string) => `for the ${place}`,
};

type Words = typeof en;

const de: Words = {
  board: 'Die Strecke des Ostfriesenlaufs',
  start: 'Start',
  places: ['1.', '2.', '3.', '4.'],
  nobody: 'gehört niemandem',
  you: 'du',
  onField: (runner, place, position) => `${runner}, ${place} Platz, auf Feld ${position}`,
  field: (position) => `Feld ${position}`,
  finish: (sign, field) => `Ziel: ${sign}, hinter Feld ${field}`,
  station: (sign, field) => `hier kann das Ziel sein: ${sign}, Feld ${field}`,
  stack: (back, count) => `Stapel ${back}: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  laidNow: 'In dieser Runde gelegt',
  laidBefore: 'Aufgedeckt',
  laid: (runner, back) => `${runner} legte eine Karte aus Stapel ${back}`,
  turned: (runner, back, face) => `${runner} legte eine Karte aus Stapel ${back}: ${face}`,
  empty: (runner) => `für ${runner} liegt hier noch keine Karte`,
  nothing: (runner) => `für ${runner} wird nichts gelegt`,
  draw: 'zieht von einem Stapel',
  drawn: (back) => `von Stapel ${back} ziehen`,
  lay: 'legt eine Karte',
  yourHand: 'Deine Karten',
  card: (back, face, runner) => `für den ${back} Platz: ${face}. Jetzt ${runner}`,
  asks: {
    draw: 'Zieh eine Karte von einem der vier Stapel.',
    lay: 'Leg eine Karte verdeckt: sie gilt für den, der beim Aufdecken auf ihrem Platz ist.',
  },
  hand: (count, back) => `${count} aus Stapel ${back}`,
  lastRound: 'Die letzte Runde',
  all: 'Alle Karten der vier Stapel',
  gone: 'Was durchgestrichen ist, wurde gespielt, seit die Stapel aufgefüllt wurden.',
  isGone: 'gespielt',
  moved: (runner, from, to) => `${runner}: ${from} → ${to}`,
  swapped: (runner, other) => `${runner} ⇄ ${other}`,
  stayed: (runner) => `${runner} bleibt`,
  forPlace: (place) => `für den ${place} Platz`,
};

export const wordsOf = (language: Language): Words => (language === 'de' ? de : en);

/** What a card does, as it is printed on its face. */
export interface Face {
  kind: 'forward' | 'back' | 'before' | 'behind' | 'swap' | 'start' | 'finish';
  fields: number;
  place: number;
  sign: string;
  en: string;
  de: string;
}
interface Sign {
  field: number;
  en: string;
  de: string;
}
export const signs: Record<string, Sign> = data.signs;
export const signOf = (sign: string): Sign => signs[sign] as Sign;
export const faceOf = (face: string): Face => data.faces[face];
export const stacks: Record<string, string[]> = data.stacks;
export const backs = [1, 2, 3, 4];

/** A number of fields with a true minus. */
export const signed = (position: number): string => String(position).replace('-', '−');

/** A face in as few letters as can be. */
export function shortOf(name: string, language: Language): string {
  const face = faceOf(name);
  switch (face.kind) {
    case 'forward':
      return `+${face.fields}`;
    case 'back':
      return `−${face.fields}`;
    case 'before':
      return `${face.fields} ▸ ${face.place}`;
    case 'behind':
      return `${face.place} ▸ ${face.fields}`;
    case 'swap':
      return `⇄ ${face.place}`;
    case 'start':
      return wordsOf(language).start;
    default:
      return signOf(face.sign)[language];
  }
}
