// What this package offers; titles.d.ts has what is of each title.
import type { Title, Titles } from './titles.js';

export * from './titles.js';

export type Language = 'en' | 'de';
export type Viewer = number | 'spectator';
export type Actor = number | 'chance' | 'nobody';
/** A move is a number, the same on every platform; moveText and parseMove are its words. */
export type Move = number;
/** A state: bytes of this build of the modules; equal if its bytes are. pack gives bytes that last. */
export type State = Uint8Array & { readonly __sort?: 'state' };
/** What a viewer may know. */
export type View = Uint8Array & { readonly __sort?: 'view' };
/** What a viewer remembers beyond its view. */
export type Remembered = Uint8Array & { readonly __sort?: 'memory' };
/** What a move did, packed, the same on every platform. */
export type Events = Uint8Array & { readonly __sort?: 'events' };
/** A stream of random numbers: one number, which whoever draws advances. */
export type Random = BigUint64Array;

export type ErrorKind =
  | 'bad_argument'
  | 'bad_setting'
  | 'bad_options'
  | 'refused'
  | 'forbidden'
  | 'no_room'
  | 'no_take_back'
  | 'cannot_follow'
  | 'bad_type'
  | 'bad_value'
  | 'not_here';

/** Whatever is refused; the message is a sentence in English, describe tells it in another language. */
export class RegelwerkError extends Error {
  constructor(kind: ErrorKind, message: string, details?: object);
  readonly kind: ErrorKind;
  /** How many bytes of a text were good. */
  readonly position?: number;
  readonly setting?: string | null;
  readonly rule?: string | null;
  /** How many moves were good. */
  readonly move?: number;
  readonly bytes?: Uint8Array;
}

export interface Refusal<Rule> {
  rule: Rule;
  sentence: string;
  /** What stands in the way, in words. */
  cause: string | null;
}
export interface Outcome<Rule> {
  places: number[];
  scores: number[];
  winners: number[];
  tieBrokenBy: Rule | null;
}
export interface Standing {
  values: number[];
  lowest: number;
  highest: number;
}
export interface Part {
  code: number;
  kind: string;
  text: string;
}
export interface Board {
  side: number;
  places: {
    place: string;
    /** Whose place it is, if it is somebody's. */
    seat?: number;
    at: [number, number];
    box: [number, number, number, number];
    /** The index of the place that it lies in. */
    inside?: number;
    outline: 'circle' | 'square';
  }[];
  ways: [number, number, boolean][];
  /** For every place the places that the arrow keys lead to: left, right, up, down. */
  keys: [number, number, number, number][];
}
export interface Setting {
  name: string;
  low: number;
  high: number;
  elements: number;
  isFlag: boolean;
  isSet: boolean;
  isOpen: boolean;
  words: string[];
  choices: string;
  label: string;
}
export interface SearchOptions {
  seed?: number | bigint;
  /** For how many moves the search has memory. */
  nodes?: number;
  memory?: Remembered | null;
}
export interface MoveValue {
  move: Move;
  visits: number;
  /** What came of it for the owner of the view, from 0 to 1; the true mean is no farther off than halfWidth, with 95 %. */
  mean: number;
  halfWidth: number;
}
/** Something that happens more often after some moves than after others. */
export interface Difference<Rule> {
  rule: Rule;
  /** To whom: the team of the owner of the view, others, or all alike. */
  side: 'own' | 'others' | 'all';
  /** What happens, with a sign for each name in it. */
  sentence: string;
  /** All of it in a line. */
  line: string;
  /** In which part of the playouts after each move, from 0 to 1. */
  shares: number[];
}

/** What may be done in states, or in views, and how they are written and read. */
export interface Positions<T extends Title, Position, Json> {
  actor(position: Position): Actor;
  moves(position: Position): Uint32Array;
  isLegal(position: Position, move: Move): boolean;
  whyNot(position: Position, move: Move, language?: Language): Refusal<Titles[T]['rule']> | null;
  outcome(position: Position): Outcome<Titles[T]['rule']> | null;
  standing(position: Position): Standing;
  hash(position: Position): bigint;
  validate(position: Position, language?: Language): string[];
  pack(position: Position): Uint8Array;
  unpack(bytes: Uint8Array): Position;
  text(position: Position): string;
  parse(line: string): Position;
  json(position: Position): Json;
  jsonText(position: Position): string;
  moveText(position: Position, move: Move): string;
  moveJson(position: Position, move: Move): Titles[T]['move'];
  parseMove(position: Position, word: string): Move;
}

export interface Game<T extends Title> extends Positions<T, State, Titles[T]['state']> {
  readonly title: T;
  readonly seats: number;
  readonly options: Required<Titles[T]['options']>;
  readonly optionsText: string;
  readonly usualStart: string;
  readonly scoreRange: { lowest: number; highest: number };
  readonly rulesInForce: Titles[T]['rule'][];
  readonly boards: number;
  readonly schema: object;
  /** The same questions about views, answered from a view alone. */
  readonly views: Positions<T, View, Titles[T]['view']>;
  team(seat: number): number;
  geometry(board?: number): Board;

  initial(start?: Titles[T]['start'] | string): State;
  outcomeJson(state: State): Titles[T]['outcome'] | null;
  weight(state: State, move: Move): number;
  totalWeight(state: State): number;
  play(state: State, move: Move): State;
  playWithEvents(state: State, move: Move): { state: State; events: Events };
  randomMove(state: State, random: Random): Move | null;
  playout(state: State, random: Random, cap?: number): { state: State; moves: number; isOver: boolean };

  view(state: State, viewer: Viewer): View;
  viewerOf(view: View): Viewer;
  resample(view: View, random: Random, memory?: Remembered | null): State;
  memoryOf(view: View): Remembered;
  memoryIsExact(memory: Remembered): boolean;

  shown(events: Events, viewer: Viewer): Events;
  events(events: Events): Titles[T]['event'][];
  eventLines(events: Events): string[];
  parseEvent(line: string): Events;
  apply(view: View, events: Events): View;
  follow(view: View, memory: Remembered | null, events: Events): { view: View; memory: Remembered | null };
  tell(view: View, events: Events, language?: Language): string[];
  /** What a legal move of the viewer will surely do, in sentences. */
  foretell(view: View, move: Move, language?: Language): string[];

  record(moves: readonly Move[] | Uint32Array, start?: Titles[T]['start'] | string): string;
  replay(record: string): { start: string; moves: Uint32Array; state: State };
  /** The seats of `along` take back their moves with it, as players of a program do. */
  canTakeBack(
    before: State,
    moves: readonly Move[] | Uint32Array,
    seat: number,
    along?: readonly number[],
  ): boolean;
  whyNotTakeBack(
    before: State,
    moves: readonly Move[] | Uint32Array,
    seat: number,
    language?: Language,
    along?: readonly number[],
  ): string | null;

  parts(view: View, chosen?: readonly number[]): Part[];
  /** Those of them after which a part may be chosen: what has to be chosen first. */
  partsTowards(view: View, part: number, chosen?: readonly number[]): Part[];
  partsOf(view: View, move: Move): Part[];
  moveOfParts(view: View, chosen: readonly number[]): Move | null;
  /** The code of a part of this game by its kind and its word, whether it is open or not; null if there is none. */
  partNamed(view: View, kind: string, text: string): number | null;
  whyNotPart(
    view: View,
    chosen: readonly number[],
    part: number,
    language?: Language,
  ): Refusal<Titles[T]['rule']> | null;

  thumb(view: View, random: Random): Move | null;
  search(view: View, options?: SearchOptions): Search;
  explain(view: View, moves: readonly Move[] | Uint32Array, options?: ExplainOptions): Explanation<Titles[T]['rule']>;
  table(state?: State): Table;
}

/** A position for hot loops, made in place; see table.js. */
export interface Table {
  /** The moves of the last call of moves(), good until the next call of any function. */
  readonly list: Uint32Array;
  reset(state: State): void;
  state(): State;
  /** A seat, -2 for chance, -1 for nobody. */
  actor(): number;
  isOver(): boolean;
  isChance(): boolean;
  moves(): number;
  /** Moves of moves() and randomMove() in this position are not checked again; any other is, as by play. */
  advance(move: Move): void;
  /** Throws if the move is not legal; then the position is as it was. */
  play(move: Move): void;
  randomMove(random: Random): Move;
}

/** A search of this thread. */
export interface Search {
  readonly iterations: number;
  run(iterations: number): Search;
  values(): MoveValue[];
  best(): Move;
}

export interface ExplainOptions {
  seed?: number | bigint;
  memory?: Remembered | null;
}
/** What follows more often upon one of two to four moves than upon another, in playouts with the same luck. */
export interface Explanation<Rule = string> {
  readonly rounds: number;
  run(rounds: number): Explanation<Rule>;
  values(): MoveValue[];
  /** The greatest first; only what is more than luck. Of fewer than four rounds there is none. */
  differences(language?: Language): Difference<Rule>[];
}

/** Searches and explanations in a worker. Rejects whatever is asked after close(), and once its worker has failed. */
export class Searcher {
  constructor(game: Game<any>, options?: { createWorker?: (url: URL) => unknown });
  search(
    view: View,
    options?: SearchOptions & { iterations?: number; milliseconds?: number; signal?: AbortSignal | null },
  ): Promise<{ best: Move; values: MoveValue[]; iterations: number; stopped: boolean }>;
  explain(
    view: View,
    moves: readonly Move[] | Uint32Array,
    options?: ExplainOptions & { rounds?: number; milliseconds?: number; signal?: AbortSignal | null },
  ): Promise<Explanation>;
  /** Ends what runs or waits; it answers with what it has found. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface Library {
  readonly module: WebAssembly.Module;
  readonly titles: readonly Title[];
  readonly languages: readonly Language[];
  readonly version: string;
  game<T extends Title>(title: T, options?: Titles[T]['options'] | string): Game<T>;
  gameOfRecord<T extends Title>(title: T, record: string): Game<T>;
  random(key: number | bigint, number?: number | bigint | null): Random;
  randomNext(random: Random): bigint;
  randomBelow(random: Random, bound: number): number;
  rulesVersion(title: Title): number;
  ruleIds<T extends Title>(title: T): readonly Titles[T]['rule'][];
  rule<T extends Title>(
    title: T,
    id: Titles[T]['rule'],
    language?: Language,
  ): { id: string; sentence: string; source: string };
  settings(title: Title, sort?: 'options' | 'start', language?: Language): Setting[];
  describe(error: RegelwerkError, language?: Language): string;
}

export const allTitles: readonly Title[];
export function moduleUrl(title?: Title | null): URL;

/** A game of the module with all titles: what it cannot do, the module of its title can. */
export interface SmallGame<T extends Title>
  extends Pick<
    Game<T>,
    | 'title'
    | 'seats'
    | 'optionsText'
    | 'team'
    | 'initial'
    | 'actor'
    | 'moves'
    | 'isLegal'
    | 'outcome'
    | 'standing'
    | 'weight'
    | 'totalWeight'
    | 'play'
    | 'playWithEvents'
    | 'randomMove'
    | 'moveText'
    | 'parseMove'
    | 'pack'
    | 'view'
    | 'viewerOf'
    | 'shown'
    | 'events'
    | 'table'
  > {
  readonly views: Pick<Game<T>['views'], 'actor' | 'moves' | 'isLegal' | 'pack'>;
  whyNot(state: State, move: Move, language?: 'en'): Refusal<Titles[T]['rule']> | null;
  resample(view: View, random: Random): State;
}
/** The module with all titles: what games are played with, in English. */
export interface SmallLibrary
  extends Pick<
    Library,
    | 'module'
    | 'titles'
    | 'languages'
    | 'version'
    | 'random'
    | 'randomNext'
    | 'randomBelow'
    | 'rulesVersion'
    | 'ruleIds'
  > {
  game<T extends Title>(title: T, options?: Titles[T]['options'] | string): SmallGame<T>;
  describe(error: RegelwerkError, language?: 'en'): string;
}

/** Loads the module of a title, */
export function load(source: Title): Promise<Library>;
/** the small one with all titles, */
export function load(source?: null): Promise<SmallLibrary>;
/** or one from elsewhere: by its address, its bytes or the compiled module. */
export function load(source: URL | string | BufferSource | WebAssembly.Module): Promise<Library>;
export function load(
  source?: Title | URL | string | BufferSource | WebAssembly.Module | null,
): Promise<Library | SmallLibrary>;
