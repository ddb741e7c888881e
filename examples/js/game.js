import { RegelwerkError, checkWhole, refuseType } from './error.js';
import { Positions, tagOf } from './positions.js';
import { Search } from './search.js';
import { Table } from './table.js';
import { settingsText } from './settings.js';

const spectatorNumber = 7;
const refusedMove = 0xffffffff;
const recordLimit = 1 << 20;

/** The rules in force: a title under options. All functions are pure; random streams that they take are advanced. */
export class Game extends Positions {
  constructor(library, title, bytes) {
    super(library.memory, { prefix: '', kind: 'state' });
    this.library = library;
    this.title = title;
    this.number = library.numberOf(title);
    this.bytes = bytes;
    this.game = this;
    this.seats = this.call('seats', this.at());
    this.tag = tagOf(`${title} ${this.optionsText}`);
    this.prepare(1, 'state');
    this.views = new Positions(library.memory, { prefix: 'view_', kind: 'view', game: this });
    this.views.prepare(2, 'view');
    this.memorySize = this.memory.call('size', this.number, 3);
    Object.freeze(this.views);
  }

  /** Where the game lies: it is put there when another one was asked before it. */
  at() {
    const { memory, library } = this;
    if (library.current !== this) {
      memory.u8.set(this.bytes, memory.at.game);
      library.current = this;
    }
    return memory.at.game;
  }

  // --- The rules ---

  /** The options as an object, and as a text; the usual setup facts as a text. */
  get options() { return JSON.parse(this.text_('options_json')); }
  get optionsText() { return this.text_('options_text'); }
  get usualStart() { return this.text_('start_text'); }
  text_(name, ...values) {
    return this.memory.takeText((at, size) => this.call(name, this.at(), ...values, at, size));
  }

  team(seat) { return this.call('team', this.at(), this.checkSeat(seat)); }
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
  get boards() { return this.call('boards', this.at()); }
  geometry(board = 0) {
    const text = this.text_('geometry_json', checkWhole('the number of a board', board, 0, this.boards - 1));
    return JSON.parse(text);
  }
  /** The JSON schema of states, views, moves, events and outcomes. */
  get schema() { return JSON.parse(this.text_('json_schema')); }

  checkSeat(seat) { return checkWhole('a seat', seat, 0, this.seats - 1); }
  viewer(viewer) { return viewer === 'spectator' ? spectatorNumber : this.checkSeat(viewer); }

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
  weight(state, move) { return this.call('weight', this.at(), this.put(state), this.checkMove(move)) >>> 0; }
  totalWeight(state) { return this.call('total_weight', this.at(), this.put(state)) >>> 0; }

  /** The state after a move. */
  play(state, move) {
    const { memory } = this;
    const at = this.put(state);
    this.checkMove(move);
    this.expect(this.call('play', this.at(), at, move, memory.at.error));
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
      if (!done && memory.error().kind !== 'no_room') this.refuse();
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
      this.call('playout', this.at(), at, stream, BigInt(cap), memory.at.count));
    return { state: this.take(at), moves: Number(memory.u64[memory.at.count / 8]), isOver: Boolean(isOver) };
  }
  /** Calls f with where a random stream lies, and advances the caller's. */
  drawing(random, f) {
    const { memory } = this;
    if (!(random instanceof BigUint64Array) || random.length !== 1) refuseType('a random stream', random);
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
    const who = this.call('viewer', this.at(), this.views.put(view));
    return who === spectatorNumber ? 'spectator' : who;
  }
  /** A state drawn from those that a view allows, by their probability; with a memory, from those that it allows, too. */
  resample(view, random, remembered = null) {
    const { memory } = this;
    const at = this.views.put(view);
    if (remembered === null) {
      this.drawing(random, (stream) => this.call('resample', this.at(), at, stream, memory.at.state));
    } else {
      const of = this.putMemory(remembered);
      this.drawing(random, (stream) => this.call('recall', this.at(), at, of, stream, memory.at.state));
    }
    return this.take(memory.at.state);
  }

  // --- What the owner of a view remembers beyond it ---

  memoryOf(view) {
    const { memory } = this;
    this.call('memory_of', this.at(), this.views.put(view), memory.at.memory);
    return this.takeMemory();
  }
  memoryIsExact(remembered) { return Boolean(this.call('memory_is_exact', this.at(), this.putMemory(remembered))); }
  putMemory(remembered) { return this.putTagged(remembered, 'memory', this.memorySize, 3); }
  takeMemory() { return this.takeTagged(this.memory.at.memory, this.memorySize, 3); }

  // --- Events ---

  /** Events as a viewer may see them. */
  shown(events, viewer) {
    const { memory } = this;
    const who = this.viewer(viewer);
    return this.withEvents(events, (at, length) =>
      memory.takeBytes((room, size) => this.sized('shown', this.at(), at, length, who, room, size, memory.at.error)));
  }
  /** Events as objects, as lines, and as packed bytes one by one. */
  events(events) { return this.eachEvent(events, 'event_json').map((text) => JSON.parse(text)); }
  eventLines(events) { return this.eachEvent(events, 'event_text'); }
  eachEvent(events, name) {
    const { memory } = this;
    return this.withEvents(events, (begin, length) => {
      const found = [];
      for (let at = 0; at < length; ) {
        const rest = length - at;
        const size = this.sized('event_length', this.at(), begin + at, rest, memory.at.error);
        found.push(memory.takeText((room, most) => this.sized(name, this.at(), begin + at, rest, room, most, memory.at.error)));
        at += size;
      }
      return found;
    });
  }
  /** The bytes of the event that a line tells. */
  parseEvent(line) {
    const { memory } = this;
    const at = memory.putText(line, 'an event');
    return memory.takeBytes((room, size) => this.sized('parse_event', this.at(), at, room, size, memory.at.error));
  }
  /** A view brought up to date by events as its viewer was shown them, and what its owner then remembers. */
  apply(view, events) { return this.follow(view, null, events).view; }
  follow(view, remembered, events) {
    const { memory } = this;
    return this.withEvents(events, (at, length) => {
      const of = remembered === null ? 0 : this.putMemory(remembered);
      const seen = this.views.put(view);
      this.expect(this.call('apply', this.at(), seen, of, at, length, memory.at.error));
      return { view: this.views.take(seen), memory: remembered === null ? null : this.takeMemory() };
    });
  }
  /** Sentences about events as the viewer was shown them; the view is that before them. */
  tell(view, events, language = 'en') {
    const { memory } = this;
    const tongue = this.library.languageNumber(language);
    const text = this.withEvents(events, (at, length) => {
      const seen = this.views.put(view);
      return memory.takeText((room, size) =>
        this.sized('tell', this.at(), seen, at, length, tongue, room, size, memory.at.error));
    });
    return text === '' ? [] : text.slice(0, -1).split('\n');
  }
  withEvents(events, f) { return f(this.memory.putBytes(events), events.length); }

  // --- Whole games ---

  /** The game that these moves are, as a text. */
  record(moves, start = '') {
    const { memory } = this;
    const facts = settingsText(start);
    const codes = this.codes(moves);
    return this.withCodes(codes, facts, (list, text) =>
      memory.takeText((room, size) =>
        this.sized('record', this.at(), text, list, codes.length, room, size, memory.at.error)));
  }
  /** The setup facts of a record, its moves and the state behind them. */
  replay(record) {
    const { memory } = this;
    const at = memory.putText(record, 'a record');
    const start = memory.takeText((room, size) => this.sized('record_start', this.at(), at, room, size, memory.at.error));
    const list = memory.roomFor('out', 4 * Math.min(record.length, recordLimit));
    const most = memory.rooms.out.size / 4;
    const isGood = this.call('replay', this.at(), at, list, most, memory.at.count, memory.at.state, memory.at.error);
    this.expect(isGood);
    const count = memory.u32[memory.at.count / 4];
    return { start, moves: memory.u32.slice(list / 4, list / 4 + count), state: this.take(memory.at.state) };
  }
  /** True if a seat may take back moves made from a state up to now; else whyNotTakeBack tells why not. */
  canTakeBack(before, moves, seat) { return this.whyNotTakeBack(before, moves, seat) === null; }
  whyNotTakeBack(before, moves, seat, language = 'en') {
    const { memory } = this;
    this.checkSeat(seat);
    const codes = this.codes(moves);
    const at = this.put(before);
    return this.withCodes(codes, '', (list) =>
      this.call('can_take_back', this.at(), at, list, codes.length, seat, memory.at.error)
        ? null
        : this.library.describe(memory.error(), language));
  }
  codes(moves) {
    if (!Array.isArray(moves) && !(moves instanceof Uint32Array)) refuseType('a list of moves', moves);
    for (const move of moves) this.checkMove(move);
    return Uint32Array.from(moves);
  }
  /** A text and codes in one room. */
  withCodes(codes, text, f) {
    const { memory } = this;
    const textSize = (3 * text.length + 16) & ~15;
    const at = memory.roomFor('in', textSize + codes.byteLength);
    memory.putText(text, 'setup facts');
    memory.u32.set(codes, (at + textSize) / 4);
    return f(at + textSize, at);
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
  moveOfParts(view, chosen) {
    const codes = this.codes(chosen);
    const seen = this.views.put(view);
    const move = this.withCodes(codes, '', (list) =>
      this.call('move_of_parts', this.at(), seen, list, codes.length)) >>> 0;
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
        this.sized('part_text', this.at(), seen, code, room, size, memory.at.error)),
    }));
  }
  /** Why no legal move begins with the chosen parts and then this one; null if one does. */
  whyNotPart(view, chosen, part, language = 'en') {
    const { memory } = this;
    const codes = this.codes(chosen);
    const seen = this.views.put(view);
    this.checkMove(part);
    return this.withCodes(codes, '', (list) =>
      this.call('check_part', this.at(), seen, list, codes.length, part, memory.at.error)
        ? null
        : this.views.refusal(memory.error(), seen, language));
  }

  // --- Players ---

  /** The move of somebody who thinks no farther than the move; null if it is not the viewer's turn. */
  thumb(view, random) {
    const at = this.views.put(view);
    const move = this.drawing(random, (stream) => this.call('thumb', this.at(), at, stream)) >>> 0;
    return move === refusedMove ? null : move;
  }
  /** A search of this thread, see search.js; in a worker it is Searcher of searcher.js. */
  search(view, options = {}) { return new Search(this, view, options); }

  /** A position that lies in the module's memory, for hot loops; see table.js. */
  table(state = this.initial()) { return new Table(this, state); }
}
