// What the page knows of settings beyond what the library tells of them: which rule each belongs to, and which go together.
import type { Library, Setting, Title } from 'regelwerk';
import type { AnyGame } from '../library';

/** Values by the names of settings. */
export type Chosen = ReadonlyMap<string, string>;

/** A text of settings as the library reads it. */
export const textOf = (chosen: Chosen): string => [...chosen].map(([name, value]) => `${name}=${value}`).join(' ');

/** The values of such a text, `seats=4 mode=free_for_all`. */
export const parsed = (line: string): Map<string, string> =>
  new Map(
    line
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );

/** The settings with another value for one, which is left out where it is the usual one. */
export function changed(chosen: Chosen, usual: Chosen, name: string, value: string): Map<string, string> {
  const all = new Map(chosen);
  if (value === usual.get(name)) all.delete(name);
  else all.set(name, value);
  return all;
}

/** What a setting is about: its rule, and what it means in a sentence, as README's table of options has it. */
export interface About {
  rule: string;
  en: string;
  de: string;
}
const about = (rule: string, en: string, de: string): About => ({ rule, en, de });
const ofHeists = {
  use_dice: about(
    'CL-13',
    'When the rest of the dice may be left: there is nothing they can mark, nothing on the thieves’ own sheets, or at any time.',
    'Wann der Rest der Würfel liegen bleiben darf: nichts lässt sich ankreuzen, nichts auf den eigenen Bögen, oder jederzeit.',
  ),
  specials: about(
    'CL-36',
    'On whose special circles a symbol may be used.',
    'Auf wessen Spezialfeldern ein Symbol benutzt werden darf.',
  ),
  tree_way: about(
    'CL-33',
    'Where a way through a tree ends: at the last circle crossed with dice, or crossed in any way.',
    'Wo ein Weg durch einen Baum endet: am letzten mit Würfeln angekreuzten Kreis oder am letzten überhaupt.',
  ),
  fill_free: about(
    'CL-43',
    'Filling a box needs neither the order nor the conditions.',
    'Wer ausfüllt, muss weder Reihenfolge noch Bedingungen beachten.',
  ),
  clamp_dice: about('CL-41', 'A die that was changed counts as six at most.', 'Ein veränderter Würfel zählt höchstens sechs.'),
};
export const aboutSettings: Record<Title, Readonly<Record<string, About>>> = {
  tock: {
    quick_start: about(
      'TK-5',
      'Everybody begins with one protected marble on the start field.',
      'Alle beginnen mit einer geschützten Murmel auf dem Startfeld.',
    ),
    seven: about(
      'TK-26',
      'A 7 is seven single steps for any of your marbles, or moves one marble one to seven fields.',
      'Eine 7 sind sieben Einzelschritte für beliebige eigene Murmeln, oder sie zieht eine Murmel um ein bis sieben Felder.',
    ),
    own_start: about(
      'TK-39',
      'Whether marbles may end on their own start field or pass it.',
      'Ob Murmeln auf dem eigenen Startfeld halten oder es überqueren dürfen.',
    ),
    first_dealer: about('TK-37', 'The next one plays first.', 'Wer danach sitzt, spielt als Erster.'),
  },
  ostfriesenlauf: {
    unowned_wins: about('OL-30', 'Then everybody can lose.', 'Dann können alle verlieren.'),
    start_numbers: about(
      'OL-8',
      'Who was born farthest north takes the 4, the next one the 3, and so on.',
      'Wer am weitesten im Norden geboren ist, bekommt die 4, wer danach kommt, die 3 und so weiter.',
    ),
  },
  samara: {
    specials: about('SM-25', 'Buildings have effects.', 'Gebäude haben Wirkungen.'),
    start_month: about(
      'SM-7',
      'How many months there are from the start to the end of the first calendar board.',
      'Wie viele Monate es vom Start bis zum Ende der ersten Kalendertafel sind.',
    ),
    last_half_year: about(
      'SM-47',
      'After so many calendar boards the game ends, and prestige decides.',
      'Nach so vielen Kalendertafeln endet das Spiel, und das Prestige entscheidet.',
    ),
    spare_helpers: about(
      'SM-49',
      'Workers who are not needed may help all the same.',
      'Auch Arbeiter, die nicht gebraucht werden, dürfen helfen.',
    ),
    order: about('SM-6', 'Who lays workers first, second and so on.', 'Wer zuerst Arbeiter legt, wer danach und so weiter.'),
  },
  clockman: {
    ones: about('CM-4', 'How many cards 1 a date needs.', 'Wie viele Karten 1 ein Datum braucht.'),
    blockades_stay: about(
      'CM-16',
      'A blockade stays once somebody has paid for it.',
      'Eine Blockade bleibt, auch wenn jemand dort bezahlt hat.',
    ),
    outward: about(
      'CM-15',
      'Who may leave a ring outward: those who have to go back for a digit, or everybody.',
      'Wer einen Ring nach außen verlassen darf: wer für eine Ziffer zurück muss, oder alle.',
    ),
    transfer: about(
      'CM-71',
      'Digits count for the date only after a transfer field.',
      'Ziffern zählen erst nach einem Übertragungsfeld für das Datum.',
    ),
    hoarding: about(
      'CM-72',
      'How many digits more than the date needs may be held.',
      'Wie viele Ziffern man über das Datum hinaus haben darf.',
    ),
    robbery: about(
      'CM-76',
      'Whoever captures may take one digit of any kind.',
      'Wer schlägt, darf eine Ziffer beliebiger Art nehmen.',
    ),
    rob_date: about(
      'CM-76',
      'Otherwise only loose digits can be taken, which need the transfer rule.',
      'Sonst lassen sich nur lose Ziffern nehmen, die es mit der Übertragungsregel gibt.',
    ),
    trade: about('CM-77', 'Offers before and after one’s own roll.', 'Angebote vor und nach dem eigenen Wurf.'),
    trade_offers: about(
      'CM-77',
      'How many offers a turn may have, where there is trade.',
      'Wie viele Angebote ein Zug haben darf, wo getauscht wird.',
    ),
  },
  clou: ofHeists,
  'clou campaign': {
    jail_rule: about(
      'CK-8',
      'Whether more thieves in jail than there are players loses the game.',
      'Ob verliert, wer mehr Diebe im Gefängnis hat, als mitspielen.',
    ),
    experience_resets: about(
      'CK-18',
      'What was learned is blank again after each heist.',
      'Was gelernt wurde, ist nach jedem Einbruch wieder leer.',
    ),
    ...ofHeists,
  },
};

/** House rules that go together. */
export type Preset = 'rulebook' | 'extra' | 'short';
export const presetsOf: Record<Title, Partial<Record<Preset, string>>> = {
  tock: { rulebook: '', short: 'quick_start=true' },
  ostfriesenlauf: { rulebook: '' },
  samara: { rulebook: '', short: 'last_half_year=3' },
  clockman: { rulebook: '', extra: 'transfer=true hoarding=extended robbery=true trade=true' },
  clou: { rulebook: '' },
  'clou campaign': { rulebook: '' },
};

/** What is asked for first: how many play, with whom, and what is no matter of numbers and words. */
export const isUpFront = ({ name, isOpen, isSet }: Setting): boolean => isOpen || isSet || ['seats', 'players', 'mode'].includes(name);

/** What leaves a choice. */
export const isChoice = ({ words, low, high, isOpen }: Setting): boolean => words.length === 0 || isOpen || low < high;

/** How far a list of numbers is from another one: some have each number once, and keep it so. */
export function swapped(list: readonly string[], at: number, value: string): string[] {
  const isEach = new Set(list).size === list.length;
  return list.map((each, other) => (other === at ? value : isEach && each === value ? (list[at] ?? each) : each));
}

/** Who plays with whom, in a word. */
const teamsOf = (game: AnyGame): string => Array.from({ length: game.seats }, (_, seat) => game.team(seat)).join();

/** Why a value cannot be chosen: the library refuses it, or it makes the same teams as one before it; null if it can. */
export type WhyNot = (name: string, value: string) => string | null;
interface Reasons {
  refused: (error: unknown) => string;
  sameTeams: string;
}
/** What settings are called where the library refuses some. */
export interface SettingWords {
  /** What a setting is that is not, and one that is. */
  flags: readonly [string, string];
  quoted: (label: string) => string;
}
export function inWords(text: string, settings: readonly Setting[], { flags, quoted }: SettingWords): string {
  const named = [...settings].sort((one, other) => other.name.length - one.name.length).find(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  if (named === undefined) return text;
  const label = text.replace(new RegExp(`\\b${named.name}\\b`), quoted(named.label));
  return named.isFlag ? label.replace(/\b(false|true)\b/, (word) => flags[word === 'true' ? 1 : 0]) : label;
}

export function whyNotOption(rules: Library, title: Title, chosen: Chosen, { refused, sameTeams }: Reasons): WhyNot {
  const modes = rules.settings(title, 'options').find(({ name }) => name === 'mode')?.words ?? [];
  const gameWith = (name: string, value: string): AnyGame => rules.game(title, textOf(new Map(chosen).set(name, value)));
  return remembered((name, value) => {
    try {
      const game = gameWith(name, value);
      if (name !== 'mode') return null;
      const before = modes.slice(0, modes.indexOf(value)).map((mode) => teamsOf(gameWith(name, mode)));
      return before.includes(teamsOf(game)) ? sameTeams : null;
    } catch (error) {
      return refused(error);
    }
  });
}
export function whyNotStart(game: AnyGame, chosen: Chosen, { refused }: Pick<Reasons, 'refused'>): WhyNot {
  return remembered((name, value) => {
    try {
      game.initial(textOf(new Map(chosen).set(name, value)));
      return null;
    } catch (error) {
      return refused(error);
    }
  });
}
function remembered(whyNot: WhyNot): WhyNot {
  const known = new Map<string, string | null>();
  return (name, value) => {
    const key = `${name}=${value}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const why = whyNot(name, value);
    known.set(key, why);
    return why;
  };
}
