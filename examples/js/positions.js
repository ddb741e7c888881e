import { RegelwerkError, checkWhole, isArrayOf, lengthOf, lookedAt, refuseType } from './error.js';
import { movesLimit, sorts } from './memory.js';

// What states and views have in common: what may be done in a position, how it is written and read.

const actors = { '-1': 'nobody', '-2': 'chance' };
const highestMove = 0xffffffff;
const none = -1;
/** Where the detail of a refusal lies in its bytes. */
const detailAt = 12;

/** A number by which values of different games are told apart. */
export function tagOf(text) {
  let tag = 0x811c9dc5;
  for (let at = 0; at < text.length; ++at) tag = Math.imul(tag ^ text.charCodeAt(at), 0x01000193);
  return tag >>> 0;
}

/** A checksum of `size` bytes; no alteration of one number leaves it as it is. */
function checksum(view, begin, size, tag) {
  let sum = tag | 0;
  let at = begin;
  for (; at + 4 <= begin + size; at += 4) {
    sum = Math.imul(sum ^ view.getInt32(at, true), 0x9e3779b1);
    sum ^= sum >>> 15;
  }
  for (; at < begin + size; ++at) sum = Math.imul(sum ^ view.getUint8(at), 0x01000193);
  return sum >>> 0;
}

/** What to do about values that nothing packs. */
const laterOf = {
  memory: 'a memory cannot be stored: memoryOf(view) begins a new one',
  explanation: 'an explanation cannot be stored: explain() begins a new one',
};

/**
 * Positions are Uint8Arrays: the bytes of the value and four of a checksum, which also tells of which game and of what
 * sort it is, so that no others get into the rules. They are equal if their bytes are. They are good for this build of
 * the modules; pack gives bytes that last.
 */
export class Positions {
  constructor(memory, { prefix, kind, game = null }) {
    this.memory = memory;
    this.prefix = prefix;
    this.kind = kind;
    if (game !== null) this.game = game;
  }

  prepare() {
    this.size = this.memory.sizeOf(this.game.number, this.kind);
  }

  call(name, ...values) {
    return this.memory.call(name, ...values);
  }
  /** A function of states, or its sibling of views. */
  of(name, ...values) {
    return this.memory.call(this.prefix + name, this.game.at(), ...values);
  }

  // --- Values in and out ---

  putTagged(bytes, slot, size) {
    if (!isArrayOf('Uint8Array', bytes)) refuseType(`a ${slot} of this game`, bytes);
    if (this.isTagged(bytes, slot, size)) return this.memory.at[slot];
    const instead = slot === this.kind ? 'unpack reads what pack has made' : laterOf[slot];
    throw new RegelwerkError('bad_value', `this is no ${slot} of this game, or an altered one; ${instead}`);
  }
  /** True if bytes are a value of this game and sort; it then lies in its slot. */
  isTagged(bytes, slot, size) {
    const { memory, game } = this;
    const at = memory.at[slot];
    if (lengthOf(bytes) !== size + 4) return false;
    // Looked at where nobody else can alter it.
    memory.u8.set(bytes, at);
    const { view } = memory;
    return view.getUint32(at + size, true) === checksum(view, at, size, game.tag ^ sorts[slot]);
  }
  takeTagged(at, size, slot) {
    const { view, u8 } = this.memory;
    view.setUint32(at + size, checksum(view, at, size, this.game.tag ^ sorts[slot]), true);
    return u8.slice(at, at + size + 4);
  }
  put(position) {
    return this.putTagged(position, this.kind, this.size);
  }
  take(at) {
    return this.takeTagged(at, this.size, this.kind);
  }

  checkMove(move) {
    return checkWhole('a move', move, 0, highestMove);
  }
  /** Throws what the library refused; of a move in a position, what stands in its way as well. */
  refuse(at = null) {
    const told = this.memory.error();
    const error = this.game.library.errorOf(told);
    if (at !== null && told.kind === 'forbidden') error.cause = this.causeText(told, at, 'en');
    throw error;
  }
  expect(isDone, at = null) {
    if (!isDone) this.refuse(at);
  }
  /** The same for a text, which may be of another title. */
  expectText(isDone, text) {
    if (isDone) return;
    const { library, title } = this.game;
    throw library.ofTitle(library.errorOf(this.memory.error()), title, text);
  }
  /** The length of what was written, where 0 may be a refusal. */
  sized(name, ...values) {
    const length = this.memory.call(name, ...values) >>> 0;
    if (length === 0 && this.memory.error().kind !== 'ok') this.refuse();
    return length;
  }

  // --- What may be done ---

  /** Who decides: a seat, 'chance', or 'nobody' when the game is over. */
  actor(position) {
    const actor = this.of('actor', this.put(position));
    return actors[actor] ?? actor;
  }
  /** All legal moves or chance outcomes, ascending. Of a view: those of its viewer. */
  moves(position) {
    const { memory } = this;
    const count = this.of('moves', this.put(position), memory.moves, movesLimit);
    return memory.u32.slice(memory.moves / 4, memory.moves / 4 + count);
  }
  isLegal(position, move) {
    return this.of('why_not', this.put(position), this.checkMove(move)) === none;
  }
  /** Null if a move is legal, else {rule, sentence, cause}: the ID, why it forbids the move, what stands in the way. */
  whyNot(position, move, language = 'en') {
    const { memory } = this;
    this.checkMove(move);
    this.game.library.languageNumber(language);
    const at = this.put(position);
    return this.of('check', at, move, memory.at.error) ? null : this.refusal(memory.error(), at, language);
  }
  refusal(error, at, language) {
    const { library, title } = this.game;
    // The rule alone: that the game is over or a number no move, by which the library begins, is not asked about here.
    const rule = error.bytes.slice().fill(0, detailAt, detailAt + 4);
    return {
      rule: library.ruleIds(title)[error.rule],
      sentence: library.describe({ bytes: rule }, language),
      cause: this.causeText(error, at, language),
    };
  }
  /** What stands in the way; where it is no thing but the moment, what is due. */
  causeText(error, at, language) {
    const { memory } = this;
    if (!memory.has(`${this.prefix}cause_text`)) return null;
    const tongue = this.game.library.languageNumber(language);
    memory.u8.set(error.bytes, memory.at.error);
    const text = memory.takeText((room, size) => this.of('cause_text', at, memory.at.error, tongue, room, size));
    return text === '' ? null : text;
  }

  /** {places, scores, winners, tieBrokenBy}, or null while the game goes on. */
  outcome(position) {
    const { memory, game } = this;
    if (!this.of('outcome_of', this.put(position), memory.at.told)) return null;
    const at = memory.at.told / 4;
    const [seats, winners, tie] = memory.i32.subarray(at, at + 3);
    return {
      places: Array.from(memory.i32.subarray(at + 3, at + 3 + seats)),
      scores: Array.from(memory.i32.subarray(at + 10, at + 10 + seats)),
      winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (winners >> seat) & 1),
      tieBrokenBy: tie === none ? null : game.library.ruleIds(game.title)[tie],
    };
  }
  /** How far every seat has come: {values, lowest, highest}. */
  standing(position) {
    const { memory } = this;
    this.of('standing_of', this.put(position), memory.at.told);
    const at = memory.at.told / 4;
    const [seats, lowest, highest] = memory.i32.subarray(at, at + 3);
    return { values: Array.from(memory.i32.subarray(at + 3, at + 3 + seats)), lowest, highest };
  }
  /** A key for tables in memory. */
  hash(position) {
    return BigInt.asUintN(64, this.of('hash', this.put(position)));
  }
  /** What is broken in a position: sentences, none for a good one. */
  validate(position, language = 'en') {
    const { memory, game } = this;
    const tongue = game.library.languageNumber(language);
    const { at, size } = memory.rooms.out;
    const count = this.of('validate', this.put(position), at, size / 4);
    return Array.from(memory.i32.slice(at / 4, at / 4 + count), (broken) =>
      memory.takeText((room, most) => this.call('invariant', game.number, broken, tongue, room, most)),
    );
  }

  // --- Bytes, lines and objects ---

  /** Bytes that are the same on every platform and last; back, checked. */
  pack(position) {
    const at = this.put(position);
    const name = this.prefix === '' ? 'pack' : 'pack_view';
    return this.memory.takeBytes((room, size) => this.call(name, this.game.at(), at, room, size));
  }
  unpack(bytes) {
    const { memory } = this;
    const name = this.prefix === '' ? 'unpack' : 'unpack_view';
    const slot = memory.at[this.kind];
    if (isArrayOf('Uint8Array', bytes) && this.isTagged(bytes, this.kind, this.size))
      throw new RegelwerkError('bad_value', `this was not packed: pack(${this.kind}) makes what may be stored`);
    memory.withBytes(bytes, (at, length) =>
      this.expect(this.call(name, this.game.at(), at, length, slot, memory.at.error)),
    );
    return this.take(slot);
  }
  /** One line; back, checked. */
  text(position) {
    const at = this.put(position);
    return this.memory.takeText((room, size) => this.of('text', at, room, size));
  }
  parse(line) {
    const { memory } = this;
    const at = memory.putText(line, 'a line');
    const name = this.prefix === '' ? 'parse' : 'parse_view';
    const slot = memory.at[this.kind];
    this.expectText(this.call(name, this.game.at(), at, slot, memory.at.error), line);
    return this.take(slot);
  }
  /** As an object. */
  json(position) {
    return JSON.parse(this.jsonText(position));
  }
  jsonText(position) {
    const at = this.put(position);
    return this.memory.takeText((room, size) => this.of('json', at, room, size));
  }

  /** A legal move as one word, and as an object; the move that a word names, legal or not. */
  moveText(position, move) {
    return this.textOfMove('move_text', position, move);
  }
  moveJson(position, move) {
    return JSON.parse(this.textOfMove('move_json', position, move));
  }
  textOfMove(name, position, move) {
    const { memory } = this;
    this.checkMove(move);
    const at = this.put(position);
    return memory.takeText((room, size) => {
      const length = memory.call(this.prefix + name, this.game.at(), at, move, room, size, memory.at.error) >>> 0;
      this.expect(length > 0 || memory.error().kind === 'ok', at);
      return length;
    });
  }
  parseMove(position, word) {
    const { memory } = this;
    const at = this.put(position);
    const text = memory.putText(word, 'the word of a move');
    this.expect(this.of('parse_move', at, text, memory.at.told, memory.at.error));
    return memory.u32[memory.at.told / 4];
  }
}

/** What was given as a game must be one. */
export function checkGame(game) {
  return lookedAt('a game', () => {
    if (!(game instanceof Positions) || game.game !== game) refuseType('a game of this library', game);
    return game;
  });
}
