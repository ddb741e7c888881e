// What this package offers beside load(), whatever it is imported by; titles.d.ts has what is of each title.
import type { Title, Titles } from './titles.js';

export * from './titles.js';

/** A language of sentences; texts of moves and states are the same in all. */
export type Language = 'en' | 'de';
/** Who looks: a seat, or somebody who plays no part. */
export type Viewer = number | 'spectator';
/** Who decides next: a seat, chance, or nobody, since the game is over. */
export type Actor = number | 'chance' | 'nobody';
/**
 * What sentences call the players, by seat; a seat without a name is called by its number. Of a name at most 64 bytes are
 * told.
 */
export type Names = readonly (string | null | undefined)[];
/** A move is a number, the same on every platform; moveText and parseMove are its words. */
export type Move = number;
/** Bytes of a buffer of their own, which is not shared: for a Blob, a request or a file. */
export type Bytes = ReturnType<typeof Uint8Array.of>;
/** Moves in a row. */
export type MoveList = ReturnType<typeof Uint32Array.of>;
/** A state: bytes of this build of the modules; equal if its bytes are. pack gives bytes that last. */
export type State = Bytes & { readonly __sort?: 'state' };
/** What a viewer may know. */
export type View = Bytes & { readonly __sort?: 'view' };
/** What a viewer remembers beyond its view. */
export type Remembered = Bytes & { readonly __sort?: 'memory' };
/** What a move did, packed, the same on every platform. */
export type Events = Bytes & { readonly __sort?: 'events' };
/** Events that may have come from elsewhere, in a Buffer of Node.js or in shared memory. */
export type AnyEvents = Uint8Array & { readonly __sort?: 'events' };
/**
 * A stream of random numbers: one number of 64 bits, which whoever draws advances. To keep it between two sittings, keep
 * `String(random[0])`, and go on with `rw.random(BigInt(text))`.
 */
export type Random = ReturnType<typeof BigUint64Array.of>;
/** The title of a record or of the line of a state or view, by its beginning; null if it is none. */
export function titleOf(text: string): Title | null;
/** A module from elsewhere: its address, its bytes or itself. */
export type ModuleSource = URL | string | BufferSource | WebAssembly.Module;

/** Why something was refused, for programs; error.js says more of each. */
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
  /** A refusal; details are fields of it. */
  constructor(kind: ErrorKind, message: string, details?: object);
  /** Why, for programs. */
  readonly kind: ErrorKind;
  /** How many bytes of a text were good. */
  readonly position?: number;
  /** The setting that was refused, of this game or not. */
  readonly setting?: string | null;
  /** The entry of bytes or of a line that has a value that it cannot have. */
  readonly entry?: string;
  /** The title that a text is of instead. */
  readonly title?: Title;
  /** The move of a record or a row that is not legal or no move, as its word or number. */
  readonly word?: string;
  /** What stands in the way of a move, in words; null in the module with all titles. */
  readonly cause?: string | null;
  /** The rule that forbids it. */
  readonly rule?: string | null;
  /** How many moves were good. */
  readonly move?: number;
  /** The library's own refusal; a refusal of this module has none, and describe takes both. */
  readonly bytes?: Bytes;
}

/** Why a move is refused. */
export interface Refusal<Rule> {
  /** The first rule that forbids it. */
  rule: Rule;
  /** That rule in a sentence. */
  sentence: string;
  /**
   * What stands in the way, in words; of a move that is not asked for now, what is: "due now: move". Null for a part that
   * is not due, and in the module with all titles.
   */
  cause: string | null;
}
/** How a game has ended. */
export interface Outcome<Rule> {
  /** The place of each seat, from 1; seats may share one. */
  places: number[];
  /** The score of each seat. */
  scores: number[];
  /** The seats that have won. */
  winners: number[];
  /** The rule that put seats of the same score in an order, if one did. */
  tieBrokenBy: Rule | null;
}
/** How far every seat has come. */
export interface Standing {
  /** Of each seat; the higher the better. */
  values: number[];
  /** No value is below. */
  lowest: number;
  /** No value is above. */
  highest: number;
}
/** A part of a move, such as a card or a place: moves are chosen part by part. */
export interface Part {
  /** Its number, the same on every platform. */
  code: number;
  /** What it is, as a word: a card, a place. */
  kind: string;
  /** Which one it is, as a word. */
  text: string;
}
/** Where the places of a board lie, to draw it and to walk on it by keys. */
export interface Board {
  /** The side of the square that holds all of it, in units. */
  side: number;
  /** All places of the board. */
  places: {
    /** Its word, as in texts of moves and states. */
    place: string;
    /** Whose place it is, if it is somebody's. */
    seat?: number;
    /** The middle of its box, x and y; of a place that others lie in a point above them. */
    at: [number, number];
    /** Left, top, width and height, in units from the left upper corner. */
    box: [number, number, number, number];
    /** The index of the smallest place that it lies in. */
    inside?: number;
    /** Its whole box, or the circle in it. */
    outline: 'circle' | 'square';
  }[];
  /** From which place to which a way leads, by index, and whether none other lies on the straight line between them. */
  ways: [number, number, boolean][];
  /** For every place the places that the arrow keys lead to: left, right, up, down. */
  keys: [number, number, number, number][];
}
/** An option or a setup fact of a title, to be asked for in a form. */
export interface Setting {
  /** Its name, as in the object of options. */
  name: string;
  /** The least number, or the fewest words of a set. */
  low: number;
  /** The greatest number, or the most words of a set. */
  high: number;
  /** How many values it takes; 1 for most. */
  elements: number;
  /** Whether it is true or false. */
  isFlag: boolean;
  /** Whether it is a set of words. */
  isSet: boolean;
  /** Whether it takes any word; then its words are examples. */
  isOpen: boolean;
  /** The words that it takes; none for numbers. */
  words: string[];
  /** What it takes, for people, in the language asked for: 2 to 6, split or single. */
  choices: string;
  /** What people call it, in the language asked for. */
  label: string;
}
/** How to search. */
export interface SearchOptions {
  /** The key of its random numbers; the same key finds the same. */
  seed?: number | bigint;
  /** For how many moves the search has memory, 50,000 if nothing is said; it goes on when that is full. */
  nodes?: number;
  /** What the owner of the view remembers beyond it. */
  memory?: Remembered | null;
}
/** What a search or an explanation thinks of a move. */
export interface MoveValue {
  /** The move. */
  move: Move;
  /** How often it was tried. */
  visits: number;
  /** What came of it for the owner of the view, from 0 to 1; the true mean is no farther off than halfWidth, with 95 %. */
  mean: number;
  /** How far off the true mean may be. */
  halfWidth: number;
}
/** Something that happens more often after some moves than after others. */
export interface Difference<Rule> {
  /** The rule behind it. */
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
  /** Who decides next. */
  actor(position: Position): Actor;
  /** All legal moves, or all outcomes of chance, ascending. */
  moves(position: Position): MoveList;
  /** Whether a move is legal. */
  isLegal(position: Position, move: Move): boolean;
  /** Why a move is not legal; null if it is. */
  whyNot(position: Position, move: Move, language?: Language): Refusal<Titles[T]['rule']> | null;
  /** How the game has ended; null while it goes on. */
  outcome(position: Position): Outcome<Titles[T]['rule']> | null;
  /** How the seats stand. */
  standing(position: Position): Standing;
  /** A key of 64 bits for tables in memory, equal for equal positions; of this version alone. */
  hash(position: Position): bigint;
  /** What is wrong with a position, in sentences; none if it is one of this game. */
  validate(position: Position, language?: Language): string[];
  /** Bytes that last, the same on every platform. */
  pack(position: Position): Bytes;
  /** A position from such bytes, checked. */
  unpack(bytes: Uint8Array): Position;
  /** The position in a line. */
  text(position: Position): string;
  /** A position from such a line, checked. */
  parse(line: string): Position;
  /**
   * The position as an object. Lists by seat are as long as the title's largest game has seats; behind `seats` there is
   * nothing.
   */
  json(position: Position): Json;
  /** The same as a text of JSON. */
  jsonText(position: Position): string;
  /** A move as a word. */
  moveText(position: Position, move: Move): string;
  /** A move as an object. */
  moveJson(position: Position, move: Move): Titles[T]['move'];
  /**
   * The move that a word means, legal or not, whatever the case of its letters and with or without blanks around it; the
   * page "How moves and positions are written" has the words of each title.
   */
  parseMove(position: Position, word: string): Move;
}

/** The rules in force: a title under options. All functions are pure but for random streams, which they advance. */
export interface Game<T extends Title> extends Positions<T, State, Titles[T]['state']> {
  /** The title. */
  readonly title: T;
  /** How many seats there are. */
  readonly seats: number;
  /** All options, with those that are as usual. */
  readonly options: Required<Titles[T]['options']>;
  /** The same as the text that the library reads. */
  readonly optionsText: string;
  /** The usual setup facts, as a text. */
  readonly usualStart: string;
  /** The scores that an outcome may have. */
  readonly scoreRange: {
    /** No score is below. */
    lowest: number;
    /** No score is above. */
    highest: number;
  };
  /** The rules that matter under these options. */
  readonly rulesInForce: Titles[T]['rule'][];
  /** How many boards there are. */
  readonly boards: number;
  /** The JSON schema of states, views, moves, events and outcomes. */
  readonly schema: object;
  /** The same questions about views, answered from a view alone. */
  readonly views: Positions<T, View, Titles[T]['view']>;
  /** The team of a seat. */
  team(seat: number): number;
  /** Where places lie on a board. */
  geometry(board?: number): Board;

  /** The state before the first draw of chance, with these setup facts or the usual ones. */
  initial(start?: Titles[T]['start'] | string): State;
  /** The outcome as the library's JSON tells it; null while the game goes on. */
  outcomeJson(state: State): Titles[T]['outcome'] | null;
  /** How likely an outcome of chance is, as a part of totalWeight. */
  weight(state: State, move: Move): number;
  /** The sum of the weights of all outcomes of chance. */
  totalWeight(state: State): number;
  /** The state after a move; throws if it is not legal. */
  play(state: State, move: Move): State;
  /** The same, with what happened. */
  playWithEvents(state: State, move: Move): { state: State; events: Events };
  /** An outcome of chance by its weight, or a move of a seat, each as likely; null if the game is over. */
  randomMove(state: State, random: Random): Move | null;
  /** Plays on at random until the game is over or `cap` moves are made. */
  playout(state: State, random: Random, cap?: number): { state: State; moves: number; isOver: boolean };

  /** What a seat, or a spectator, may know. */
  view(state: State, viewer: Viewer): View;
  /** Whose view this is. */
  viewerOf(view: View): Viewer;
  /** A state drawn from those that a view, and a memory, allow, by their probability. */
  resample(view: View, random: Random, memory?: Remembered | null): State;
  /** What the owner of a view remembers beyond it; it goes on with follow. */
  memoryOf(view: View): Remembered;
  /** False if probabilities that resample draws by are shifted a little. */
  memoryIsExact(memory: Remembered): boolean;

  /** Events as a viewer may see them. */
  shown(events: AnyEvents, viewer: Viewer): Events;
  /** Events as objects. */
  events(events: AnyEvents): Titles[T]['event'][];
  /** Events as lines. */
  eventLines(events: AnyEvents): string[];
  /** The event that such a line tells. */
  parseEvent(line: string): Events;
  /** A view brought up to date by events, as its viewer was shown them. */
  apply(view: View, events: AnyEvents): View;
  /** The same, with what its owner remembers then. */
  follow(view: View, memory: Remembered | null, events: AnyEvents): { view: View; memory: Remembered | null };
  /** Events as sentences; the view is that before them. */
  tell(view: View, events: AnyEvents, language?: Language, names?: Names): string[];
  /** What a legal move of the viewer will surely do, in sentences; refused where it is not the viewer's turn. */
  foretell(view: View, move: Move, language?: Language, names?: Names): string[];

  /**
   * The game that these moves are, those of chance among them, as a text to keep. It does not hold the random stream: keep
   * that beside it if the game shall go on with the same numbers.
   */
  record(moves: readonly Move[] | Uint32Array, start?: Titles[T]['start'] | string): string;
  /** What such a text holds; throws at the first move that is not legal. */
  replay(record: string): { start: string; moves: MoveList; state: State };
  /** The seats of `along` take back their moves with it, as players of a program do. */
  canTakeBack(
    before: State,
    moves: readonly Move[] | Uint32Array,
    seat: number,
    along?: readonly number[],
  ): boolean;
  /** Why they may not, in a sentence; null if they may. */
  whyNotTakeBack(
    before: State,
    moves: readonly Move[] | Uint32Array,
    seat: number,
    language?: Language,
    along?: readonly number[],
  ): string | null;

  /** What may follow upon the parts that were chosen. */
  parts(view: View, chosen?: readonly number[]): Part[];
  /** Those of them after which a part may be chosen: what has to be chosen first. */
  partsTowards(view: View, part: number, chosen?: readonly number[]): Part[];
  /** The parts of a move. */
  partsOf(view: View, move: Move): Part[];
  /** The move that these parts make; null if they make none. */
  moveOfParts(view: View, chosen: readonly number[]): Move | null;
  /** The code of a part of this game by its kind and its word, whether it is open or not; null if there is none. */
  partNamed(view: View, kind: string, text: string): number | null;
  /** Why no legal move begins with the chosen parts and then this one; null if one does. */
  whyNotPart(
    view: View,
    chosen: readonly number[],
    part: number,
    language?: Language,
  ): Refusal<Titles[T]['rule']> | null;

  /** The move of somebody who thinks no farther than the move; null if it is not the viewer's turn. */
  thumb(view: View, random: Random): Move | null;
  /** A tree search in this thread; Searcher has one in a worker. A library has one at a time: a new one ends the one before. */
  search(view: View, options?: SearchOptions): Search;
  /** What follows more often upon one of two to four moves than upon another. */
  explain(view: View, moves: readonly Move[] | Uint32Array, options?: ExplainOptions): Explanation<Titles[T]['rule']>;
  /** A position for hot loops, made in place. */
  table(state?: State): Table;
}

/** A position for hot loops, made in place; see table.js. */
export interface Table {
  /** The moves of the last call of moves(), good until the next call of any function. */
  readonly list: MoveList;
  /** Begins anew with a state. */
  reset(state: State): void;
  /** A copy of the position. */
  state(): State;
  /** A seat, -2 for chance, -1 for nobody. */
  actor(): number;
  /** Whether the game is over. */
  isOver(): boolean;
  /** Whether chance decides. */
  isChance(): boolean;
  /** Lists the legal moves, or outcomes of chance, in `list`; how many there are. */
  moves(): number;
  /** Moves of moves() and randomMove() in this position are not checked again; any other is, as by play. */
  advance(move: Move): void;
  /** Throws if the move is not legal; then the position is as it was. */
  play(move: Move): void;
  /** An outcome of chance by its weight, or a move of a seat, each as likely. */
  randomMove(random: Random): Move;
}

/** A search of this thread; refuses with bad_value once another search of the same library has begun. */
export interface Search {
  /** How many iterations were run. */
  readonly iterations: number;
  /** So many iterations more. */
  run(iterations: number): Search;
  /** What it thinks of each legal move, in their order. */
  values(): MoveValue[];
  /** The move that was tried most often. */
  best(): Move;
}

/** How to explain. */
export interface ExplainOptions {
  /** The key of its random numbers; the same key finds the same. */
  seed?: number | bigint;
  /** What the owner of the view remembers beyond it. */
  memory?: Remembered | null;
}
/** What follows more often upon one of two to four moves than upon another, in playouts with the same luck. */
export interface Explanation<Rule = string> {
  /** How many rounds were run. */
  readonly rounds: number;
  /** So many rounds more. */
  run(rounds: number): Explanation<Rule>;
  /** What came of each move. */
  values(): MoveValue[];
  /** The greatest first; only what is more than luck. Of fewer than four rounds there is none. */
  differences(language?: Language): Difference<Rule>[];
}

/**
 * Searches and explanations in a worker, one after another: what is asked meanwhile waits. Rejects whatever is asked after
 * close(), and once its worker has failed.
 */
export class Searcher {
  /** game: of the module of a title. createWorker: where another worker than the package's own is wanted. */
  constructor(game: Game<any>, options?: { createWorker?: () => unknown });
  /**
   * Searches for the owner of a view until it has run so many iterations or so many milliseconds, whichever comes first;
   * with one of them alone until that, with neither 1,000 iterations. Its time begins when it runs, not while it waits.
   * Once `signal` is aborted the promise is rejected with the signal's reason, and nothing of the search is left.
   * `stopped` says that stop() ended it before it had run as much.
   */
  search(
    view: View,
    options?: SearchOptions & { iterations?: number; milliseconds?: number; signal?: AbortSignal | null },
  ): Promise<{ best: Move; values: MoveValue[]; iterations: number; stopped: boolean }>;
  /** Explains two to four moves of the owner of a view; rounds (else 200), milliseconds and `signal` are as those of a search. */
  explain(
    view: View,
    moves: readonly Move[] | Uint32Array,
    options?: ExplainOptions & { rounds?: number; milliseconds?: number; signal?: AbortSignal | null },
  ): Promise<Explanation>;
  /** Ends what runs or waits: its promise is not rejected, but answers with what it has found by then. */
  stop(): Promise<void>;
  /** Ends the worker; what runs or waits is rejected, and so is what is asked from now on. */
  close(): Promise<void>;
}

/** What load() answers: the games of a module, random streams, rules and settings. */
export interface Library<Held extends Title = Title> {
  /** The compiled module, which another load() takes. */
  readonly module: WebAssembly.Module;
  /** The titles that the module holds. */
  readonly titles: readonly Held[];
  /** The languages that it speaks, English first. */
  readonly languages: readonly Language[];
  /** The version of the library. */
  readonly version: string;
  /** The game of a title under options; those left out are as usual. */
  game<T extends Held>(title: T, options?: Titles[T]['options'] | string): Game<T>;
  /** The game of a record, under the options that it names. */
  gameOfRecord<T extends Held>(title: T, record: string): Game<T>;
  /** A random stream; the same key, and number, give the same game everywhere. */
  random(key: number | bigint, number?: number | bigint | null): Random;
  /** The next number of a stream, 64 bits. */
  randomNext(random: Random): bigint;
  /** The next number of a stream that is below a bound. */
  randomBelow(random: Random, bound: number): number;
  /** The version of the rules of a title, which records name. */
  rulesVersion(title: Held): number;
  /** The IDs of all rules of a title, in the order of its book. */
  ruleIds<T extends Held>(title: T): readonly Titles[T]['rule'][];
  /** A rule by its ID: in a sentence, and where it comes from. */
  rule<T extends Held>(
    title: T,
    id: Titles[T]['rule'],
    language?: Language,
  ): { id: string; sentence: string; source: string };
  /** What can be set of a title: options, or setup facts. */
  settings(title: Held, sort?: 'options' | 'start', language?: Language): Setting[];
  /** The sentence of a refusal. */
  describe(error: RegelwerkError, language?: Language): string;
}

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
  /** The same questions about views, answered from a view alone. */
  readonly views: Pick<Game<T>['views'], 'actor' | 'moves' | 'isLegal' | 'pack'>;
  /** Why a move is not legal; null if it is. */
  whyNot(state: State, move: Move, language?: 'en'): Refusal<Titles[T]['rule']> | null;
  /** A state drawn from those that a view allows, by their probability. */
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
  /** The game of a title under options; those left out are as usual. */
  game<T extends Title>(title: T, options?: Titles[T]['options'] | string): SmallGame<T>;
  /** The sentence of a refusal. */
  describe(error: RegelwerkError, language?: 'en'): string;
}

