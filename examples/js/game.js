import { RegelwerkError, checkWhole, isArrayOf, lengthOf, lookedAt, refuseType } from './error.js';
import { Course } from './course.js';
import { Explanation } from './explanation.js';
import { Memory } from './memory.js';
import { Positions, tagOf } from './positions.js';
import { Search } from './search.js';
import { Table } from './table.js';
import { settingsText } from './settings.js';

const spectatorNumber = 7;
const viewerOfNumber = (number) => (number === spectatorNumber ? 'spectator' : number);
const nameOf = (viewer) => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);
/** How many bytes say whose memory it is. */
const ownerSize = 4;
const refusedMove = 0xffffffff;
const noThing = 0;

/** What was given as a library must be one. */
function memoryOf(library) {
  return lookedAt('a library', () => {
    if (!(library?.memory instanceof Memory) || typeof library.numberOf !== 'function') refuseType('a library', library);
    return library.memory;
  });
}

/** The rules in force: a title under options. All functions are pure; random streams that they take are advanced. */
export class Game extends Course {
  constructor(library, title, bytes) {
    super(memoryOf(library), { prefix: '', kind: 'state' });
    this.library = library;
    this.title = title;
    this.number = library.numberOf(title);
    if (!isArrayOf('Uint8Array', bytes)) refuseType('the bytes of a game', bytes);
    this.bytes = bytes;
    this.game = this;
    this.seats = this.call('seats', this.at());
    this.tag = tagOf(`${title} ${this.optionsText}`);
    this.prepare();
    this.views = new Positions(library.memory, { prefix: 'view_', kind: 'view', game: this });
    this.views.prepare();
    this.memorySize = this.memory.sizeOf(this.number, 'memory');
    this.memoryRoom = ((this.memorySize + 3) & ~3) + ownerSize;
    Object.freeze(this.views);
  }

  /** Where the game lies: it is put there when another one was asked before it. */
  at() {
    const { memory } = this;
    if (memory.game !== this) {
      memory.u8.set(this.bytes, memory.at.game);
      memory.game = this;
    }
    return memory.at.game;
  }

  // --- The rules ---

  /** The options as an object, and as a text; the usual setup facts as a text. */
  get options() {
    return JSON.parse(this.text_('options_json'));
  }
  get optionsText() {
    return this.text_('options_text');
  }
  get usualStart() {
    return this.text_('start_text');
  }
  text_(name, ...values) {
    return this.memory.takeText((at, size) => this.call(name, this.at(), ...values, at, size));
  }

  team(seat) {
    return this.call('team', this.at(), this.checkSeat(seat));
  }
  get scoreRange() {
    const { at, i32 } = this.memory;
    this.call('score_range', this.at(), at.told, at.told + 4);
    return { lowest: i32[at.told / 4], highest: i32[at.told / 4 + 1] };
  }
  /** The IDs of the rules that matter under these options. */
  get rulesInForce() {
    return this.library.ruleIds(this.title).filter((_, rule) => this.call('in_force', this.at(), rule));
  }
  /** How many boards there are, and where places lie on one. */
  get boards() {
    return this.call('boards', this.at());
  }
  geometry(board = 0) {
    const text = this.text_('geometry_json', checkWhole('the number of a board', board, 0, this.boards - 1));
    return JSON.parse(text);
  }
  /** The JSON schema of states, views, moves, events and outcomes. */
  get schema() {
    return JSON.parse(this.text_('json_schema'));
  }

  checkSeat(seat) {
    return checkWhole('a seat', seat, 0, this.seats - 1);
  }
  viewer(viewer) {
    return viewer === 'spectator' ? spectatorNumber : this.checkSeat(viewer);
  }

  // --- States ---

  /** The state before the first draw of chance, with these setup facts (an object or a text) or the usual ones. */
  initial(start = '') {
    const { memory } = this;
    const text = memory.putText(settingsText(start), 'setup facts');
    this.expect(this.call('initial', this.at(), text, memory.at.state, memory.at.error));
    return this.take(memory.at.state);
  }
  /** How the game ended, as the library's JSON tells it; null while it goes on. */
  outcomeJson(state) {
    const text = this.text_('outcome_json', this.put(state));
    return text === '' ? null : JSON.parse(text);
  }
  weight(state, move) {
    return this.call('weight', this.at(), this.put(state), this.checkMove(move)) >>> 0;
  }
  totalWeight(state) {
    return this.call('total_weight', this.at(), this.put(state)) >>> 0;
  }

  /** The state after a move. */
  play(state, move) {
    const { memory } = this;
    const at = this.put(state);
    this.checkMove(move);
    this.expect(this.call('play', this.at(), at, move, memory.at.error), at);
    return this.take(at);
  }
  /** The same, and what happened: events as bytes, which shown, events, tell and apply take. */
  playWithEvents(state, move) {
    const { memory } = this;
    this.checkMove(move);
    const at = this.put(state);
    let length = 0;
    const events = memory.takeBytes((room, size) => {
      const done = this.call('play_events', this.at(), at, move, room, size, memory.at.count, memory.at.error);
      length = memory.u32[memory.at.count / 4];
      if (!done && memory.error().kind !== 'no_room') this.refuse(at);
      return length;
    });
    return { state: this.take(at), events };
  }
  /** A chance outcome by its weight, or a move of a seat, each as likely; null if the game is over. */
  randomMove(state, random) {
    const { memory } = this;
    const at = this.put(state);
    const move = this.drawing(random, (stream) => this.call('random_move', this.at(), at, stream)) >>> 0;
    return move === refusedMove ? null : move;
  }
  /** Plays on at random until the game is over or `cap` moves are made. */
  playout(state, random, cap = 1_000_000) {
    const { memory } = this;
    checkWhole('a number of moves', cap, 0, Number.MAX_SAFE_INTEGER);
    const at = this.put(state);
    const isOver = this.drawing(random, (stream) =>
      this.call('playout', this.at(), at, stream, BigInt(cap), memory.at.count),
    );
    return { state: this.take(at), moves: Number(memory.u64[memory.at.count / 8]), isOver: Boolean(isOver) };
  }
  /** Calls f with where a random stream lies, and advances the caller's. */
  drawing(random, f) {
    const { memory } = this;
    if (!isArrayOf('BigUint64Array', random) || lengthOf(random) !== 1) refuseType('a random stream', random);
    memory.u64[memory.at.random / 8] = random[0];
    const answer = f(memory.at.random);
    random[0] = memory.u64[memory.at.random / 8];
    return answer;
  }

  /** What a seat, or 'spectator', may know. */
  view(state, viewer) {
    const { memory } = this;
    const who = this.viewer(viewer);
    this.expect(this.call('view_of', this.at(), this.put(state), who, memory.at.view, memory.at.error));
    return this.views.take(memory.at.view);
  }
  /** Whose view this is. */
  viewerOf(view) {
    return viewerOfNumber(this.call('viewer', this.at(), this.views.put(view)));
  }
  /** A state drawn from those that a view allows, by their probability; with a memory, from those that both allow. */
  resample(view, random, remembered = null) {
    const { memory } = this;
    const at = this.views.put(view);
    if (remembered === null) {
      this.drawing(random, (stream) => this.call('resample', this.at(), at, stream, memory.at.state));
    } else {
      const of = this.putMemory(remembered, view);
      this.drawing(random, (stream) => this.call('recall', this.at(), at, of, stream, memory.at.state));
    }
    return this.take(memory.at.state);
  }

  // --- What the owner of a view remembers beyond it ---

  memoryOf(view) {
    const { memory } = this;
    const at = this.views.put(view);
    this.call('memory_of', this.at(), at, memory.at.memory);
    memory.u32[this.ownerAt] = this.call('viewer', this.at(), at);
    return this.takeMemory();
  }
  memoryIsExact(remembered) {
    return Boolean(this.call('memory_is_exact', this.at(), this.putMemory(remembered)));
  }
  /** Puts a memory where it lies; behind it lies whose it is, which must be the viewer of a view beside it. */
  putMemory(remembered, view = null) {
    const at = this.putTagged(remembered, 'memory', this.memoryRoom);
    if (view === null) return at;
    const owner = viewerOfNumber(this.memory.u32[this.ownerAt]);
    const viewer = this.viewerOf(view);
    if (owner === viewer) return at;
    const sentence = `this is what ${nameOf(owner)} remembers, and the view is that of ${nameOf(viewer)}`;
    throw new RegelwerkError('bad_value', sentence);
  }
  takeMemory() {
    const { memory } = this;
    memory.u8.fill(0, memory.at.memory + this.memorySize, 4 * this.ownerAt);
    return this.takeTagged(memory.at.memory, this.memoryRoom, 'memory');
  }
  /** Where the number of the viewer lies whose memory is in the slot. */
  get ownerAt() {
    return (this.memory.at.memory + this.memoryRoom - ownerSize) / 4;
  }

  // --- Moves part by part ---

  /** What may follow upon the parts that were chosen; the move that they make, or null; the parts of a move. */
  parts(view, chosen = []) {
    const { memory } = this;
    const codes = this.codes(chosen);
    const seen = this.views.put(view);
    return this.withCodes(codes, '', (list) => {
      const room = memory.rooms.out;
      const count = this.call('parts', this.at(), seen, list, codes.length, room.at, room.size / 4);
      return this.partsAt(seen, room.at, count);
    });
  }
  /** Those parts that may follow after which `part` may be chosen, at once or later: what has to be chosen first. */
  partsTowards(view, part, chosen = []) {
    const { memory } = this;
    const codes = this.codes(chosen);
    const seen = this.views.put(view);
    this.checkMove(part);
    return this.withCodes(codes, '', (list) => {
      const room = memory.rooms.out;
      const count = this.call('parts_towards', this.at(), seen, list, codes.length, part, room.at, room.size / 4);
      return this.partsAt(seen, room.at, count);
    });
  }
  moveOfParts(view, chosen) {
    const codes = this.codes(chosen);
    const seen = this.views.put(view);
    const move =
      this.withCodes(codes, '', (list) => this.call('move_of_parts', this.at(), seen, list, codes.length)) >>> 0;
    return move === refusedMove ? null : move;
  }
  partsOf(view, move) {
    const { memory } = this;
    const seen = this.views.put(view);
    const room = memory.rooms.out;
    const count = this.call('parts_of', this.at(), seen, this.checkMove(move), room.at, room.size / 4);
    return this.partsAt(seen, room.at, count);
  }
  partsAt(seen, at, count) {
    const { memory } = this;
    const codes = memory.u32.slice(at / 4, at / 4 + count);
    return Array.from(codes, (code) => ({
      code,
      kind: memory.takeText((room, size) => this.call('part_kind', this.number, code, room, size)),
      text: memory.takeText((room, size) =>
        this.sized('part_text', this.at(), seen, code, room, size, memory.at.error),
      ),
    }));
  }
  /** The code of the part that has this kind and this word, open or not; null if the game has none. */
  partNamed(view, kind, text) {
    const { memory } = this;
    for (const word of [kind, text]) if (typeof word !== 'string') refuseType('a word', word);
    const seen = this.views.put(view);
    const at = memory.putText(`${kind} ${text}`, 'a part');
    const isPart = this.call('parse_part', this.at(), seen, at, memory.at.told, memory.at.error);
    return isPart ? memory.u32[memory.at.told / 4] : null;
  }
  /** Why no legal move begins with the chosen parts and then this one; null if one does. */
  whyNotPart(view, chosen, part, language = 'en') {
    const { memory } = this;
    const codes = this.codes(chosen);
    this.library.languageNumber(language);
    const seen = this.views.put(view);
    this.checkMove(part);
    return this.withCodes(codes, '', (list) => {
      if (this.call('check_part', this.at(), seen, list, codes.length, part, memory.at.error)) return null;
      const error = memory.error();
      const refusal = this.views.refusal(error, seen, language);
      // What is due instead of a part are those that parts() answers.
      return error.causeKind === noThing ? { ...refusal, cause: null } : refusal;
    });
  }

  // --- Players ---

  /** The move of somebody who thinks no farther than the move; null if it is not the viewer's turn. */
  thumb(view, random) {
    const at = this.views.put(view);
    const move = this.drawing(random, (stream) => this.call('thumb', this.at(), at, stream)) >>> 0;
    return move === refusedMove ? null : move;
  }
  /** A search of this thread, see search.js; in a worker it is Searcher of searcher.js. */
  search(view, options = {}) {
    return new Search(this, view, options);
  }

  /** What follows more often upon one of two to four moves than upon another; see explanation.js. */
  explain(view, moves, options = {}) {
    return Explanation.begin(this, view, moves, options);
  }

  /** A position that lies in the module's memory, for hot loops; see table.js. */
  table(state = this.initial()) {
    return new Table(this, state);
  }
}
