// What is printed on plans and sheets, as the library's standard edition has it, and which of it this game uses.
import data from 'data/clou.json';
import type { Language } from '../../page';
import type { Scene } from '../scene';

export interface Effect {
  symbols?: string[];
  shift?: number;
  extra?: number;
  fill?: true;
}
export interface Condition {
  sign: string;
  k: number;
  previous: string;
}
export interface Box extends Condition {
  fires: Effect[];
}
export interface Sheet {
  name: string;
  escape: number;
  strength: Box[];
  dexterity: Box[];
  clever: Box[];
  grid?: { numbers: number[]; rows: Effect[][]; columns: Effect[][] };
  rings: { boxes: Condition[]; fires: Effect[] }[];
  tree: { number: number; fires: Effect[] }[];
  pyramid?: Box[];
  specials: { circles: string[][]; fires: Effect[] }[];
  bonuses: { pattern: 'faces' | 'triple' | 'straight'; faces: number[]; fires: Effect[] }[];
  tools: Record<Language, Record<string, string>>;
}
export interface Track {
  length: number;
  first: number[];
}
export interface Demand {
  symbols: string[];
  number: number;
  players: number;
}
export interface ChallengePart {
  demands: Demand[];
  ordered: boolean;
  traces: number;
  alarms: number;
  combination: boolean;
}
export interface Loot {
  value: number;
  tag: 'plain' | 'special' | 'diamond' | 'double';
}
export interface Challenge {
  name: string;
  room: string;
  parts: ChallengePart[];
  loot: Loot[];
  opens: string[];
  after: string[];
}
export interface Plan {
  name: string;
  time: Track;
  traces: Track;
  police: Track;
  arrows: number;
  alarms: number;
  jump?: number;
  score: { diamond: number; circle: number; trace: number; alarm: number };
  rooms: string[];
  challenges: Challenge[];
  music?: string[];
}
export interface AreaElement extends Condition {
  kind: 'circle' | 'ring' | 'symbol';
  number: number;
  symbols: string[];
  fires: Effect[];
}
export interface Area {
  name: string;
  heist: number;
  elements: AreaElement[];
  lines: { elements: number[]; fires: Effect[] }[];
}
export interface Item {
  name: string;
  boxes: number;
  owner?: string;
}
export interface CampaignSheet {
  heists: string[];
  traces: Track;
  /** How many traces the false passports add. */
  passports: number;
  price: number;
  points: { jailed: number; trace: number; double: number };
  ranks: number[];
  areas: Area[];
  items: Item[];
}

/** Forte, piano, a note, a rest: what a concert's time symbols show. */
export const musicSigns: Record<string, string> = { pause: '·', loud: 'f', quiet: 'p', instrumental: '♪' };

export const plans: Plan[] = data.plans;
export const sheets: Sheet[] = data.sheets;
export const campaign: CampaignSheet = data.campaign;
export const thieves: string[] = sheets.map((sheet) => sheet.name);

export const planNamed = (name: string): Plan => plans.find((plan) => plan.name === name) ?? plans[0]!;
export const sheetOf = (thief: string): Sheet => sheets.find((sheet) => sheet.name === thief) ?? sheets[0]!;

export const isCampaign = ({ title }: Scene): boolean => title === 'clou campaign';
export const playersOf = ({ game }: Scene): number =>
  game.options.mode === 'campaign' ? game.options.players : game.options.thieves.length;

/** The heist of a campaign that is played now, or comes next; after the last it stays there. */
export const heistOf = ({ json }: Scene): number => Math.min(json.campaign?.heists ?? 0, campaign.heists.length - 1);

export function planOf(scene: Scene): Plan {
  const { options } = scene.game;
  return planNamed(options.mode === 'campaign' ? (campaign.heists[heistOf(scene)] ?? '') : options.scenario);
}

/** Which board of the game is a thief's sheet. */
export function boardOf(scene: Scene, thief: string): number {
  const { options } = scene.game;
  if (options.mode === 'campaign') return campaign.heists.length + 1 + thieves.indexOf(thief);
  return 1 + (options.thieves as readonly string[]).indexOf(thief);
}

/** All demands of a plan by their words, in the order in which states count them. */
export const demandsOf = (plan: Plan): string[] =>
  plan.challenges.flatMap((each) =>
    each.parts.flatMap((part, p) => part.demands.map((_, at) => `${each.name}.${p + 1}.${at + 1}`)),
  );

/** States of a campaign, where plans change, count what a heist calls by its name. */
export function named(words: readonly string[], names: readonly string[]): Set<string> {
  return new Set(words.map((word) => (word.includes('#') ? (names[Number(word.split('#')[1]) - 1] ?? word) : word)));
}

interface Library {
  terms: Record<string, string>;
  symbols: Record<string, string>;
  groups: Record<string, string>;
  music: Record<string, string>;
  preparations: Record<string, string>;
  specials: Record<string, string>;
}
/** What the library calls things in a language. */
export const called = (language: Language): Library => data.words[language];
export const term = (language: Language, name: string): string => called(language).terms[name] ?? name;
export const nameOfThief = (thief: string): string => thief.charAt(0).toUpperCase() + thief.slice(1);
export const itemName = (language: Language, item: string): string =>
  called(language).preparations[item] ?? term(language, item);
