import type { Language } from '../../page';

export interface Words {
  board: string;
  space: (column: number, row: number) => string;
  noTile: string;
  prestige: (amount: number) => string;
  needs: string;
  needsNothing: string;
  liesHere: string;
  take: string;
  now: string;
  strength: string;
  months: string;
  inMonth: (months: number) => string;
  worker: (person: string, sex: string, strength: number) => string;
  active: string;
  you: string;
  toAct: string;
  tools: string;
  reserve: string;
  tiles: string;
  none: string;
  raise: string;
  vacation: string;
  step: string;
  build: string;
  done: string;
  saw: string;
  trowel: string;
  glass: string;
  effects: Record<'grey' | 'red' | 'blue', string>;
  permanent: string;
  point: string;
  tilesLeft: (tiles: number) => string;
  boardLasts: (months: number) => string;
  halfYears: (left: number) => string;
  chosen: string;
  prompts: Record<'lose' | 'give' | 'hurt' | 'train' | 'bury', string> & { imprison: (person: string) => string };
  acting: (sex: string, strength: number) => string;
  onSpace: string;
  helpers: string;
}

const en: Words = {
  board: 'Samara: the board and the calendar',
  space: (column, row) => `${column} ${column === 1 ? 'month' : 'months'}, strength ${row}`,
  noTile: 'no tile',
  prestige: (amount) => `prestige ${amount}`,
  needs: 'needs',
  needsNothing: 'needs no tools',
  liesHere: 'tools here',
  take: 'take',
  now: 'NOW',
  strength: 'strength',
  months: 'months',
  inMonth: (months) => (months === 0 ? 'NOW' : `${months} ${months === 1 ? 'month' : 'months'} ahead`),
  worker: (person, sex, strength) => `${person}: ${sex}, strength ${strength}`,
  active: 'active',
  you: 'you',
  toAct: 'to act',
  tools: 'Tools',
  reserve: 'Reserve',
  tiles: 'Tiles',
  none: 'none',
  raise: 'Raise',
  vacation: 'Take vacation',
  step: 'One month ahead',
  build: 'Build',
  done: 'Nobody else helps',
  saw: 'saw',
  trowel: 'trowel: compass, square',
  glass: 'glass tool: A, then B',
  effects: { grey: 'acts on tools', red: 'acts on workers', blue: 'acts on time' },
  permanent: 'for good',
  point: 'Point at a tile to read what it says.',
  tilesLeft: (tiles) => `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} left`,
  boardLasts: (months) => `${months} ${months === 1 ? 'month' : 'months'} to the end of the calendar board`,
  halfYears: (left) => `${left} ${left === 1 ? 'half-year' : 'half-years'} until the end`,
  chosen: 'You have chosen',
  prompts: {
    lose: 'Give up one of your tools.',
    give: 'Choose one of your tools to lay down.',
    hurt: 'Choose your worker that loses one strength.',
    train: 'Choose the worker that gains strength.',
    bury: 'Choose the worker that you lose.',
    imprison: (person) => `Choose a worker of ${person} for the prison.`,
  },
  acting: (sex, strength) => `Active: your ${sex}, strength ${strength}. Choose a space, or what it does instead.`,
  onSpace: 'Build the tile, or take one of the tools on it.',
  helpers: 'Choose who helps, in NOW.',
};

const de: Words = {
  board: 'Samara: das Brett und der Kalender',
  space: (column, row) => `${column} ${column === 1 ? 'Monat' : 'Monate'}, Stärke ${row}`,
  noTile: 'kein Gebäude',
  prestige: (amount) => `Prestige ${amount}`,
  needs: 'braucht',
  needsNothing: 'braucht kein Werkzeug',
  liesHere: 'Werkzeuge hier',
  take: 'nehmen',
  now: 'JETZT',
  strength: 'Stärke',
  months: 'Monate',
  inMonth: (months) => (months === 0 ? 'JETZT' : `in ${months} ${months === 1 ? 'Monat' : 'Monaten'}`),
  worker: (person, sex, strength) => `${person}: ${sex}, Stärke ${strength}`,
  active: 'aktiv',
  you: 'du',
  toAct: 'am Zug',
  tools: 'Werkzeuge',
  reserve: 'Vorrat',
  tiles: 'Gebäude',
  none: 'keine',
  raise: 'Aufziehen:',
  vacation: 'Urlaub nehmen',
  step: 'Einen Monat weiter',
  build: 'Bauen',
  done: 'Sonst hilft niemand',
  saw: 'Säge',
  trowel: 'Kelle: Zirkel, Winkel',
  glass: 'Glaswerkzeug: A, dann B',
  effects: { grey: 'Werkzeuge', red: 'Arbeiter', blue: 'Zeit' },
  permanent: 'dauerhaft',
  point: 'Zeig auf ein Gebäude, um es zu lesen.',
  tilesLeft: (tiles) => `noch ${tiles} Gebäude`,
  boardLasts: (months) => `noch ${months} ${months === 1 ? 'Monat' : 'Monate'} auf dieser Kalendertafel`,
  halfYears: (left) => `noch ${left} ${left === 1 ? 'Halbjahr' : 'Halbjahre'} bis zum Ende`,
  chosen: 'Du hast gewählt',
  prompts: {
    lose: 'Gib eines deiner Werkzeuge ab.',
    give: 'Wähle eines deiner Werkzeuge, das du hinlegst.',
    hurt: 'Wähle deinen Arbeiter, der eine Stärke verliert.',
    train: 'Wähle den Arbeiter, der stärker wird.',
    bury: 'Wähle den Arbeiter, den du verlierst.',
    imprison: (person) => `Wähle einen Arbeiter von ${person} für das Gefängnis.`,
  },
  acting: (sex, strength) => `Aktiv: ${sex}, Stärke ${strength}. Wähle ein Feld, oder was er sonst tut.`,
  onSpace: 'Bau das Gebäude, oder nimm ein Werkzeug, das dort liegt.',
  helpers: 'Wähle, wer hilft, in JETZT.',
};

const all: Record<Language, Words> = { en, de };
export const wordsIn = (language: Language): Words => all[language];
