// A game that is being played: the rules, the moves so far and who sits where. It knows nothing of the page.
import type { Actor, Events, Library, Move, State, Title, View, Viewer } from 'regelwerk';
import type { AnyGame } from '../library';
import { optionsOf } from './line';
import { cleanName, namesOf, withNames, type Person } from './people';
import { newId } from './signs';

/** Who decides: a person at this screen, or a player of the library. */
export type Mind = { kind: 'person' } | { kind: 'thumb' } | { kind: 'search'; iterations: number };
/** Who sits somewhere; without a name, called by a colour. */
export type Player = Mind & { name?: string };

/** Nobody thinks longer, so that a link stops nobody's browser. */
export const mostIterations = 100_000;

export function isPlayer(value: unknown): value is Player {
  const { kind, iterations = 0, name } = (value ?? {}) as { kind?: string; iterations?: number; name?: unknown };
  if (name !== undefined && (typeof name !== 'string' || name === '' || cleanName(name) !== name)) return false;
  if (kind !== 'search') return kind === 'person' || kind === 'thumb';
  return Number.isInteger(iterations) && iterations > 0 && iterations <= mostIterations;
}

/** What is kept of a sitting, and sent to others. */
export interface Saved {
  id: string;
  title: Title;
  /** A record of the library, options, setup facts and moves; or of a position that was set up, see positioned(). */
  record: string;
  players: Player[];
  /** The key of the chance that is to come. */
  seed: string;
  /** When it was last played, in milliseconds since 1970. */
  at: number;
  /** Who has to decide; earlier pages did not keep it. */
  actor?: Actor;
  /** Whether taking back is fine whatever was seen since; missing where it is not, as in games that earlier pages kept. */
  friendly?: boolean;
  /** After how many moves something was taken back all the same. */
  looked?: readonly number[];
}

/** An event as an object; what else it has is of its kind. */
export interface Happened {
  kind: string;
  rule: string;
}

/** A key of chance that nobody knows; with a known one the same moves give the same game. */
export function newKey(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
export const isKey = (text: string): boolean => /^\d{1,19}$/.test(text);

/** Where a game begins: by its setup facts, or in a position that somebody has set up, a line of the library. */
type Origin = { game: AnyGame; start: string } | { game: AnyGame; position: string };

/** A record that ends before its last move. */
export class CutShort extends RangeError {}

const position = 'position ';
/** Where earlier pages began such a record, which said nothing of its length. */
const formerly = 'from ';
/**
 * A game from a position as a text: the position, then how many moves there are, and the moves as words; the library's
 * records begin at the setup.
 */
function positioned(game: AnyGame, line: string, moves: readonly Move[], states: readonly State[]): string {
  const played = moves.flatMap((move, at) => (states[at] === undefined ? [] : [game.moveText(states[at], move)]));
  return `${position}${line}\nmoves ${moves.length}:${played.map((word) => ` ${word}`).join('')}`;
}
/** The position and the moves of such a text; null if it is another one. A part of one is refused. */
function positionedParts(record: string): { line: string; words: string[] } | null {
  const wordsOf = (text: string) => text.split(' ').filter(Boolean);
  const [head = '', rest = ''] = record.split('\n');
  if (head.startsWith(formerly)) return { line: head.slice(formerly.length), words: wordsOf(rest) };
  if (!head.startsWith(position)) return null;
  const found = /^moves (\d+):(.*)$/.exec(rest);
  const words = wordsOf(found?.[2] ?? '');
  if (found === null || words.length !== Number(found[1])) throw new CutShort();
  return { line: head.slice(position.length), words };
}

export class Sitting {
  readonly title: Title;
  readonly game: AnyGame;
  readonly moves: Move[] = [];
  readonly states: State[];
  /** What every move did; as many as moves. */
  readonly events: Events[] = [];

  /** Whether everybody may take back, whatever was seen since: usual where one person plays alone or against computers. */
  isFriendly: boolean;
  /** After how many moves something was taken back although something was seen since, as they came. */
  readonly looked: number[] = [];

  /** Events that were asked for, by viewer and move: they are asked for again and again. */
  private readonly known = new Map<Viewer, Happened[][]>();

  private constructor(
    readonly library: Library,
    readonly id: string,
    readonly origin: Origin,
    readonly players: Player[],
    readonly seed: string,
  ) {
    this.game = origin.game;
    this.title = this.game.title;
    this.isFriendly = players.filter(({ kind }) => kind === 'person').length === 1;
    this.states = ['start' in origin ? this.game.initial(origin.start) : this.game.parse(origin.position)];
  }

  /** A new game. Options and setup facts are texts of the library, and refused as it refuses them. */
  static begin(
    library: Library,
    title: Title,
    options: string,
    start: string,
    players: readonly Player[],
    key: string = newKey(),
  ): Sitting {
    const game: AnyGame = library.game(title, options);
    const seats = Array.from({ length: game.seats }, (_, seat): Player => players[seat] ?? { kind: 'person' });
    return new Sitting(library, newId(), { game, start }, seats, key);
  }

  /** A game from a position; a line that is no position is refused as the library refuses it. */
  static from(
    library: Library,
    title: Title,
    position: string,
    players: readonly Player[],
    id: string = newId(),
    key: string = newKey(),
  ): Sitting {
    const game: AnyGame = library.game(title, optionsOf(library, title, position));
    const seats = Array.from({ length: game.seats }, (_, seat): Player => players[seat] ?? { kind: 'person' });
    return new Sitting(library, id, { game, position }, seats, key);
  }

  /** What was saved; a record that does not hold is refused as the library refuses it. */
  static open(library: Library, saved: Saved): Sitting {
    const parts = positionedParts(saved.record);
    if (parts !== null) {
      const sitting = Sitting.from(library, saved.title, parts.line, saved.players, saved.id, saved.seed);
      for (const word of parts.words) sitting.play(sitting.game.parseMove(sitting.state(), word));
      return sitting.as(saved);
    }
    const game: AnyGame = library.gameOfRecord(saved.title, saved.record);
    const { start, moves } = game.replay(saved.record);
    const players = Array.from({ length: game.seats }, (_, seat): Player => saved.players[seat] ?? { kind: 'person' });
    const sitting = new Sitting(library, saved.id, { game, start }, players, saved.seed);
    for (const move of moves) sitting.play(move);
    return sitting.as(saved);
  }
  /** With what somebody agreed on, and what was taken back in spite of it. */
  private as({ friendly = false, looked = [] }: Pick<Saved, 'friendly' | 'looked'>): this {
    this.isFriendly = friendly;
    this.looked.push(...looked);
    return this;
  }

  save(): Saved {
    const { id, title, players, seed, moves, states, game, origin } = this;
    const record =
      'start' in origin ? game.record(moves, origin.start) : positioned(game, origin.position, moves, states);
    const { isFriendly: friendly, looked } = this;
    return { id, title, record, players, seed, at: Date.now(), actor: this.actor, friendly, looked };
  }

  /** Another game that begins as this one did, up to a number of moves. */
  branch(length: number): Sitting {
    const { library, origin, players, seed } = this;
    const other = new Sitting(library, newId(), origin, [...players], `${BigInt(seed) + 1n}`);
    for (const move of this.moves.slice(0, length)) other.play(move);
    return other.as({ friendly: this.isFriendly, looked: this.looked.filter((at) => at <= length) });
  }

  /** Another game by the same options and setup facts, with everybody one seat on. */
  rematch(): Sitting {
    const { library, title, game, origin, players } = this;
    const turned = players.map((_, seat) => players[(seat + 1) % players.length]!);
    return Sitting.begin(library, title, game.optionsText, 'start' in origin ? origin.start : '', turned).as({ friendly: this.isFriendly });
  }

  get length(): number {
    return this.moves.length;
  }
  state(at = this.length): State {
    const found = this.states[at];
    if (found === undefined) throw new RangeError(`there is no position ${at}`);
    return found;
  }
  view(viewer: Viewer, at = this.length): View {
    return this.game.view(this.state(at), viewer);
  }
  /** A position as far as the people here may know it: as long as the game goes on, what is hidden is drawn anew. */
  guessed(at = this.length): State {
    if (this.actor === 'nobody') return this.state(at);
    const people = this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [only = 'spectator'] = people.length === 1 ? people : [];
    return this.game.resample(this.view(only, at), this.library.random(BigInt(newKey())));
  }
  get actor(): ReturnType<AnyGame['actor']> {
    return this.game.actor(this.state());
  }

  /** Whether somebody has decided anything yet. */
  get hasBegun(): boolean {
    return this.states.some((state) => typeof this.game.actor(state) === 'number');
  }

  /** Plays a legal move; another one is refused and changes nothing. */
  play(move: Move): void {
    const { state, events } = this.game.playWithEvents(this.state(), move);
    this.moves.push(move);
    this.events.push(events);
    this.states.push(state);
  }
  /** Lets chance decide; the same game draws the same at the same place. */
  draw(): void {
    const move = this.game.randomMove(this.state(), this.library.random(BigInt(this.seed), this.length));
    if (move !== null) this.play(move);
  }

  /** What a viewer is shown of a move: packed events, and as objects. */
  shown(at: number, viewer: Viewer): Events {
    const events = this.events[at];
    if (events === undefined) throw new RangeError(`there is no move ${at}`);
    return this.game.shown(events, viewer);
  }
  happened(at: number, viewer: Viewer): Happened[] {
    const known = this.known.get(viewer) ?? [];
    this.known.set(viewer, known);
    return (known[at] ??= this.game.events(this.shown(at, viewer)));
  }
  /** What `of` makes of the last move before `at` of which it makes anything. */
  recent<Found>(at: number, viewer: Viewer, of: (events: readonly Happened[]) => Found | null): Found | null {
    for (let before = at - 1; before >= 0; --before) {
      const found = of(this.happened(before, viewer));
      if (found !== null) return found;
    }
    return null;
  }
  /** Where what a viewer sees of moves begins: with its own last decisions in a row, for others with those of anybody. */
  since(at: number, viewer: Viewer): number {
    const by = (move: number) => this.game.actor(this.state(move));
    const isWanted = (move: number) => (typeof viewer === 'number' ? by(move) === viewer : typeof by(move) === 'number');
    let from = Math.max(0, at - 1);
    while (from > 0 && !isWanted(from)) --from;
    while (from > 0 && by(from - 1) === by(from)) --from;
    return from;
  }
  /** The draws of chance in a row that led to a position, or those that ended at most so many moves before it. */
  draws(at = this.length, earlier = 0): { first: number; end: number } {
    const isDraw = (move: number) => this.game.actor(this.state(move)) === 'chance';
    let end = at;
    while (end > 0 && at - end < earlier && !isDraw(end - 1)) --end;
    let first = end;
    while (first > 0 && isDraw(first - 1)) --first;
    return { first, end };
  }
  /** What a viewer is told of a move, in sentences, and by which rules. */
  told(at: number, viewer: Viewer, language: 'en' | 'de', person: Person): { sentences: string[]; rules: string[] } {
    const sentences = this.sentences(at, viewer, this.shown(at, viewer), language, person);
    return { sentences, rules: [...new Set(this.happened(at, viewer).map((event) => event.rule))] };
  }

  /** What a viewer is told of a move but whose turn it is then, which does not hold for long. */
  drawn(at: number, viewer: Viewer, language: 'en' | 'de', person: Person): string[] {
    const { game } = this;
    const shown = this.shown(at, viewer);
    const turns = game.eventLines(shown).filter((line) => /^\w+_passed\b/.test(line));
    const told = turns.flatMap((line) => this.sentences(at, viewer, game.parseEvent(line), language, person));
    return this.sentences(at, viewer, shown, language, person).filter((sentence) => !told.includes(sentence));
  }
  private sentences(at: number, viewer: Viewer, events: Events, language: 'en' | 'de', person: Person): string[] {
    return this.game
      .tell(this.view(viewer, at), events, language, namesOf(this.game, person))
      .map((sentence) => withNames(sentence, person));
  }

  /** The last position in which a seat decided; null if it has not yet. */
  lastDecision(seat: number): number | null {
    for (let at = this.length - 1; at >= 0; --at) {
      if (this.game.actor(this.state(at)) === seat) return at;
    }
    return null;
  }
  /**
   * Why a seat's last move cannot be taken back, with what followed; null if it can. Players of the library go along:
   * they remember nothing.
   */
  whyNotTakeBack(seat: number, language: 'en' | 'de'): string | null {
    const at = this.lastDecision(seat);
    if (at === null) return '';
    const along = this.players.flatMap(({ kind }, other) => (kind === 'person' || other === seat ? [] : [other]));
    return this.game.whyNotTakeBack(this.state(at), this.moves.slice(at), seat, language, along);
  }
  /** Takes back and answers the moves that were, which may be played again. Among friends it is noted if something was seen. */
  takeBack(seat: number): Move[] {
    const at = this.lastDecision(seat);
    if (at === null) return [];
    if (this.whyNotTakeBack(seat, 'en') !== null) {
      if (!this.isFriendly) return [];
      this.looked.push(at);
    }
    this.events.length = at;
    this.known.clear();
    this.states.length = at + 1;
    return this.moves.splice(at);
  }
  /** Whether this game is another one, or has gone on from it. */
  goesOnFrom(other: Sitting): boolean {
    const isSameBegin = this.game.text(this.state(0)) === other.game.text(other.state(0));
    return isSameBegin && other.moves.every((move, at) => this.moves[at] === move);
  }
}
