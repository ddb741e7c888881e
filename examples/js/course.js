import { isArrayOf, lookedAt, refuseType } from './error.js';
import { Positions } from './positions.js';
import { settingsText } from './settings.js';

/** A sentence that is true in all of these worlds is hardly ever false in another. */
const worldsForetold = 8;

const encoder = new TextEncoder();

/** What happens in a game: events, and whole games as texts. */
export class Course extends Positions {
  // --- Events ---

  /** Events as a viewer may see them. */
  shown(events, viewer) {
    const { memory } = this;
    const who = this.viewer(viewer);
    return memory.withBytes(events, (at, length) =>
      memory.takeBytes((room, size) => this.sized('shown', this.at(), at, length, who, room, size, memory.at.error)),
    );
  }
  /** Events as objects, as lines, and as packed bytes one by one. */
  events(events) {
    return this.eachEvent(events, 'event_json').map((text) => JSON.parse(text));
  }
  eventLines(events) {
    return this.eachEvent(events, 'event_text');
  }
  eachEvent(events, name) {
    const { memory } = this;
    return memory.withBytes(events, (begin, length) => {
      const found = [];
      for (let at = 0; at < length;) {
        const rest = length - at;
        const size = this.sized('event_length', this.at(), begin + at, rest, memory.at.error);
        found.push(
          memory.takeText((room, most) => this.sized(name, this.at(), begin + at, rest, room, most, memory.at.error)),
        );
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
  apply(view, events) {
    return this.follow(view, null, events).view;
  }
  follow(view, remembered, events) {
    const { memory } = this;
    return memory.withBytes(events, (at, length) => {
      const of = remembered === null ? 0 : this.putMemory(remembered, view);
      const seen = this.views.put(view);
      this.expect(this.call('apply', this.at(), seen, of, at, length, memory.at.error));
      return { view: this.views.take(seen), memory: remembered === null ? null : this.takeMemory() };
    });
  }
  /**
   * Sentences about events as the viewer was shown them; the view is that before them. `names` has those of the players by
   * seat; a seat without one is told by its number.
   */
  tell(view, events, language = 'en', names = []) {
    const { memory } = this;
    const tongue = this.library.languageNumber(language);
    const lines = this.linesOf(names);
    const text = memory.withBytes(
      events,
      (at, length) => {
        const seen = this.views.put(view);
        memory.u8.set(lines, at + length);
        return memory.takeText((room, size) =>
          this.sized('tell_named', this.at(), seen, at, length, tongue, at + length, room, size, memory.at.error),
        );
      },
      lines.length,
    );
    return text === '' ? [] : text.slice(0, -1).split('\n');
  }
  /** Names of players, each in a line, with a zero behind them. */
  linesOf(names) {
    const lines = this.listOf('a list of names', names, (name) => {
      if (name === undefined || name === null) return '';
      if (typeof name !== 'string') refuseType('a name', name);
      return name.replace(/[\n\0]/g, ' ');
    });
    return encoder.encode(`${lines.join('\n')}\0`);
  }
  /**
   * What a legal move of the viewer will surely do, in sentences: what is told in each of some worlds that look like
   * the view. So nothing is told that only the hidden part of a world brings about.
   */
  foretell(view, move, language = 'en', names = []) {
    this.library.languageNumber(language);
    this.checkMove(move);
    // Of a move that the viewer cannot make now, such as one of another seat, nothing is told.
    this.expect(this.views.of('check', this.views.put(view), move, this.memory.at.error));
    const viewer = this.viewerOf(view);
    const tellings = Array.from({ length: worldsForetold }, (_, key) => {
      const { events } = this.playWithEvents(this.resample(view, this.library.random(key)), move);
      return this.tell(view, this.shown(events, viewer), language, names);
    });
    const [first, ...others] = tellings;
    return first.filter((sentence) => others.every((told) => told.includes(sentence)));
  }

  // --- Whole games ---

  /** The game that these moves are, as a text. */
  record(moves, start = '') {
    const { memory } = this;
    const facts = settingsText(start);
    const codes = this.codes(moves);
    return this.withCodes(codes, facts, (list, text) =>
      memory.takeText((room, size) =>
        this.sized('record', this.at(), text, list, codes.length, room, size, memory.at.error),
      ),
    );
  }
  /** The setup facts of a record, its moves and the state behind them. */
  replay(record) {
    const { memory } = this;
    const at = memory.putText(record, 'a record');
    const start = memory.takeText((room, size) => {
      const length = this.call('record_start', this.at(), at, room, size, memory.at.error) >>> 0;
      this.expectText(length > 0 || memory.error().kind === 'ok', record);
      return length;
    });
    // A move takes a letter and a blank at least.
    const list = memory.roomFor('out', 2 * record.length + 4);
    const most = memory.rooms.out.size / 4;
    const isGood = this.call('replay', this.at(), at, list, most, memory.at.count, memory.at.state, memory.at.error);
    this.expectText(isGood, record);
    const count = memory.u32[memory.at.count / 4];
    return { start, moves: memory.u32.slice(list / 4, list / 4 + count), state: this.take(memory.at.state) };
  }
  /**
   * True if a seat may take back moves made from a state up to now; else whyNotTakeBack tells why not. The seats of
   * `along` take back theirs with it and forget what they saw, as players of a program do.
   */
  canTakeBack(before, moves, seat, along = []) {
    return this.whyNotTakeBack(before, moves, seat, 'en', along) === null;
  }
  whyNotTakeBack(before, moves, seat, language = 'en', along = []) {
    const { memory, library } = this;
    this.checkSeat(seat);
    library.languageNumber(language);
    const others = this.listOf('a list of seats', along, (each) => this.checkSeat(each)).reduce(
      (bits, each) => bits | (1 << each),
      0,
    );
    const codes = this.codes(moves);
    const at = this.put(before);
    return this.withCodes(codes, '', (list) =>
      this.call('can_take_back', this.at(), at, list, codes.length, seat, others, memory.at.error)
        ? null
        : library.describe(memory.error(), language),
    );
  }
  codes(moves) {
    return Uint32Array.from(this.listOf('a list of moves', moves, (move) => this.checkMove(move)));
  }
  /** The elements of an array of a caller, each looked at once and checked. */
  listOf(what, list, check) {
    return lookedAt(what, () => {
      if (!Array.isArray(list) && !isArrayOf('Uint32Array', list)) refuseType(what, list);
      return Array.from(list, check);
    });
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
}
