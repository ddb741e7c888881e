// What this look says itself; names and symbols are called as the library calls them.
import type { Language } from '../../page';
import { called, type Condition, type Effect } from './printed';

export interface Words {
  plan: string;
  papers: string;
  sheet: string;
  campaign: string;
  legend: string;
  tracks: Record<'time' | 'police' | 'traces' | 'escape' | 'alarms', string>;
  crossed: string;
  done: string;
  entered: string;
  notEntered: string;
  opens: string;
  after: string;
  or: string;
  empty: string;
  fires: string;
  from: (players: number) => string;
  loot: (value: number) => string;
  tags: Record<'plain' | 'special' | 'diamond' | 'double', string>;
  costs: Record<'trace' | 'alarm', string>;
  combination: string;
  bonus: string;
  patterns: Record<'triple' | 'straight', string>;
  escapeValue: string;
  die: string;
  used: string;
  keeps: string;
  shift: string;
  extra: string;
  fill: string;
  tasks: Record<string, string>;
  whichDie: (thief: string) => string;
  whereDice: (dice: string) => string;
  whereSymbol: (symbol: string) => string;
  before: string;
  /** What signs in boxes mean. */
  signs: readonly (readonly [string, string])[];
  driving: (thief: string, value: number) => string;
  answers: Record<string, string>;
  waiting: string;
  ofAll: string;
  numbers: string;
  score: string;
  scoreOf: Record<'diamond' | 'circle' | 'trace' | 'alarm', string>;
  lastAlarm: (jump: number | undefined) => string;
  alarmOff: string;
  music: Record<string, string>;
  haul: string;
  open: string;
  closed: string;
  price: (price: number) => string;
  jail: string;
  nobody: string;
  rest: string;
  atEnd: (jailed: number, trace: number, double: number) => string;
}

const en: Words = {
  plan: 'Plan',
  papers: 'Papers',
  sheet: 'Sheet',
  campaign: 'Campaign sheet',
  legend: 'What the symbols mean',
  tracks: { time: 'Time', police: 'Police', traces: 'Traces', escape: 'Escape', alarms: 'Alarm' },
  crossed: 'crossed',
  done: 'done',
  entered: 'entered',
  notEntered: 'not entered',
  opens: 'opens',
  after: 'after',
  or: 'or',
  empty: 'empty',
  fires: 'fires',
  from: (players) => `from ${players} players up`,
  loot: (value) => `loot ${value}`,
  tags: { plain: 'loot', special: 'special loot', diamond: 'diamond', double: 'present or meal' },
  costs: { trace: 'costs a trace', alarm: 'raises an alarm' },
  combination: 'needs the combination',
  bonus: 'dice bonus',
  patterns: { triple: 'three equal', straight: 'three in a row' },
  escapeValue: 'escapes with',
  die: 'die',
  used: 'used',
  keeps: 'keeps',
  shift: 'one die up to {} more or less',
  extra: 'an extra die with {}',
  fill: 'fill in any box or cross any circle',
  tasks: {
    gift: 'Before the first heist: one box of a tool or preparation is free.',
    gang: 'Who breaks in? Choose the thieves.',
    scout: 'Scouting: cross one symbol that is demanded anywhere on the plan, no number.',
    pimp: 'Pimping up: cross one circle of this sheet or of the open areas of the campaign sheet.',
    roll: 'The dice are thrown.',
    symbol: 'Use a symbol that has fired, or let it lapse: choose it, then where it goes.',
    dice: 'Choose dice of a thief, then a box or circle for them.',
    leave: 'Stay for another round, or run away with the loot?',
    driver: 'The alarm is on! Who drives?',
    drive: 'On the run.',
    wages: 'Wages: buy boxes of tools and preparations.',
    over: 'It is over.',
  },
  whichDie: (thief) => `Which die of ${thief}?`,
  whereDice: (dice) => `Where does the ${dice} go? Or add a die.`,
  whereSymbol: (symbol) => `Where is it used: ${symbol}?`,
  before: 'the box before',
  signs: [
    ['<4', 'a number below 4 goes in here'],
    ['>◂', 'more than in the box before'],
    ['<◂', 'less than in the box before'],
    ['>Σ', 'more than both boxes below together'],
  ],
  driving: (thief, value) => `${thief} drives: ${value} or more crosses an arrow, two above it two.`,
  answers: {
    done: 'Done with dice',
    lapse: 'Let them lapse',
    stay: 'Stay',
    run: 'Run away',
    save: 'Save the rest',
    nothing: 'Nothing',
  },
  waiting: 'Fired',
  ofAll: 'of the gang',
  numbers: 'Which number?',
  score: 'Points',
  scoreOf: { diamond: 'per diamond', circle: 'per alarm circle left', trace: 'per trace', alarm: 'if the alarm went off' },
  lastAlarm: (jump) =>
    jump === undefined ? 'The last alarm circle sets the police on you.' : `The last alarm circle crosses the first ${jump} of time.`,
  alarmOff: 'The alarm is on',
  music: {
    pause: 'Pause: nothing special.',
    loud: 'Loud: the throw brings one strength or electro.',
    quiet: 'Quiet: what tools fire is lost.',
    instrumental: 'Instrumental: wardrobe and its door are closed.',
  },
  haul: 'Taken',
  open: 'open',
  closed: 'closed',
  price: (price) => `${price} per box`,
  jail: 'Jail',
  nobody: 'nobody',
  rest: 'Rest',
  atEnd: (jailed, trace, double) => `At the end −${jailed} per thief in jail, −${trace} per trace, +${double} per present or meal`,
};

const de: Words = {
  plan: 'Plan',
  papers: 'Bögen',
  sheet: 'Bogen',
  campaign: 'Kampagnenbogen',
  legend: 'Was die Symbole bedeuten',
  tracks: { time: 'Zeit', police: 'Polizei', traces: 'Spuren', escape: 'Flucht', alarms: 'Alarm' },
  crossed: 'durchgestrichen',
  done: 'geschafft',
  entered: 'betreten',
  notEntered: 'nicht betreten',
  opens: 'öffnet',
  after: 'nach',
  or: 'oder',
  empty: 'leer',
  fires: 'aktiviert',
  from: (players) => `ab ${players} Spielern`,
  loot: (value) => `Beute ${value}`,
  tags: { plain: 'Beute', special: 'besondere Beute', diamond: 'Diamant', double: 'Geschenk oder Essen' },
  costs: { trace: 'kostet eine Spur', alarm: 'löst Alarm aus' },
  combination: 'braucht die Kombination',
  bonus: 'Würfelbonus',
  patterns: { triple: 'drei gleiche', straight: 'drei in Folge' },
  escapeValue: 'flieht mit',
  die: 'Würfel',
  used: 'benutzt',
  keeps: 'behält',
  shift: 'ein Würfel bis zu {} mehr oder weniger',
  extra: 'ein zusätzlicher Würfel mit {}',
  fill: 'irgendein Kästchen ausfüllen oder einen Kreis durchstreichen',
  tasks: {
    gift: 'Vor dem ersten Einbruch: ein Kästchen eines Werkzeugs oder einer Vorbereitung ist frei.',
    gang: 'Wer bricht ein? Wählt die Diebe.',
    scout: 'Ausspähen: irgendwo auf dem Plan ein verlangtes Symbol durchstreichen, keine Zahl.',
    pimp: 'Aufmotzen: einen Kreis dieses Bogens oder der offenen Bereiche des Kampagnenbogens durchstreichen.',
    roll: 'Die Würfel fallen.',
    symbol: 'Benutze ein aktiviertes Symbol, erst das Symbol, dann wohin, oder lass es verfallen.',
    dice: 'Wähle Würfel eines Diebs, dann ein Kästchen oder einen Kreis dafür.',
    leave: 'Noch eine Runde bleiben oder mit der Beute abhauen?',
    driver: 'Alarm! Wer fährt?',
    drive: 'Auf der Flucht.',
    wages: 'Lohn: Kästchen von Werkzeugen und Vorbereitungen kaufen.',
    over: 'Es ist vorbei.',
  },
  whichDie: (thief) => `Welcher Würfel von ${thief}?`,
  whereDice: (dice) => `Wohin mit der ${dice}? Oder nimm einen Würfel dazu.`,
  whereSymbol: (symbol) => `Wo wird es benutzt: ${symbol}?`,
  before: 'das Kästchen davor',
  signs: [
    ['<4', 'hier hinein kommt eine Zahl unter 4'],
    ['>◂', 'mehr als im Kästchen davor'],
    ['<◂', 'weniger als im Kästchen davor'],
    ['>Σ', 'mehr als die beiden Kästchen darunter zusammen'],
  ],
  driving: (thief, value) => `${thief} fährt: ab ${value} wird ein Pfeil durchgestrichen, zwei darüber zwei.`,
  answers: {
    done: 'Fertig mit Würfeln',
    lapse: 'Verfallen lassen',
    stay: 'Bleiben',
    run: 'Abhauen',
    save: 'Rest sparen',
    nothing: 'Nichts',
  },
  waiting: 'Aktiviert',
  ofAll: 'der Bande',
  numbers: 'Welche Zahl?',
  score: 'Punkte',
  scoreOf: { diamond: 'je Diamant', circle: 'je freiem Alarmkreis', trace: 'je Spur', alarm: 'wenn Alarm war' },
  lastAlarm: (jump) =>
    jump === undefined
      ? 'Der letzte Alarmkreis hetzt euch die Polizei auf den Hals.'
      : `Der letzte Alarmkreis streicht die ersten ${jump} der Zeit durch.`,
  alarmOff: 'Alarm!',
  music: {
    pause: 'Pause: nichts Besonderes.',
    loud: 'Laut: der Wurf bringt einmal Kraft oder Elektro.',
    quiet: 'Leise: was Werkzeuge aktivieren, verfällt.',
    instrumental: 'Instrumental: Garderobe und ihre Tür sind zu.',
  },
  haul: 'Erbeutet',
  open: 'offen',
  closed: 'zu',
  price: (price) => `je Kästchen ${price}`,
  jail: 'Gefängnis',
  nobody: 'niemand',
  rest: 'Rest',
  atEnd: (jailed, trace, double) => `Am Ende −${jailed} je Dieb im Gefängnis, −${trace} je Spur, +${double} je Geschenk oder Essen`,
};

export const say = (language: Language): Words => ({ en, de })[language];

export const symbolWords = (language: Language, symbols: readonly string[]): string =>
  symbols.map((each) => called(language).symbols[each]).join(` ${say(language).or} `);

function effectWords(language: Language, effect: Effect): string {
  const words = say(language);
  if (effect.shift !== undefined) return words.shift.replace('{}', String(effect.shift));
  if (effect.extra !== undefined) return words.extra.replace('{}', String(effect.extra));
  return effect.fill ? words.fill : symbolWords(language, effect.symbols ?? []);
}

/** `, fires lock, safe`; nothing if nothing fires. */
export const firesWords = (language: Language, fires: readonly Effect[]): string =>
  fires.length === 0 ? '' : `, ${say(language).fires} ${fires.map((each) => effectWords(language, each)).join(', ')}`;

export const conditionWords = (language: Language, { sign, k, previous }: Condition): string =>
  [sign === '' ? '' : `${sign} ${k}`, previous === '' ? '' : `${previous} ${say(language).before}`].filter(Boolean).join(', ');
