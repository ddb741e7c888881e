import { RegelwerkError, errorKinds, refuseType } from './error.js';

// The memory of a module, in which every call puts what it hands over and from which it takes a copy of the answer.
// There is a fixed slot for a value of each sort, a room for texts and bytes that go in, one for those that come out
// and one for the nodes of a search. A room grows to what was needed at most, and no farther, whatever is called.

/** The sorts of values, as enum regelwerk_sort numbers them, and the rooms that regelwerk.h promises for some. */
export const sorts = Object.freeze({
  game: 0,
  state: 1,
  view: 2,
  memory: 3,
  search: 4,
  node: 5,
  packed_state: 6,
  packed_view: 7,
  packed_event: 8,
  moves: 9,
  explanation: 10,
});
const slotSizes = {
  game: 12288,
  state: 256,
  next: 256,
  view: 256,
  memory: 14336,
  search: 13312,
  explanation: 32768,
  error: 64,
  random: 8,
  count: 8,
  told: 128,
};
const movesLimit = 16384;
const pageSize = 65536;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export class Memory {
  constructor(instance) {
    this.exports = instance.exports;
    this.memory = instance.exports.memory;
    this.stackTop = instance.exports.__stack_pointer.value;
    let at = (instance.exports.__heap_base.value + 15) & ~15;
    this.at = {};
    for (const [name, size] of Object.entries(slotSizes)) {
      this.at[name] = at;
      at += (size + 15) & ~15;
    }
    this.moves = at;
    this.end = at + 4 * movesLimit;
    this.rooms = { in: this.room(16384), out: this.room(65536), nodes: { at: 0, size: 0 } };
  }

  /** A new room behind all others. */
  room(size) {
    const room = { at: this.end, size: (size + 15) & ~15 };
    const missing = room.at + room.size - this.memory.buffer.byteLength;
    if (missing > 0) {
      try {
        this.memory.grow(Math.ceil(missing / pageSize));
      } catch {
        throw new RegelwerkError('no_room', `there is no memory for ${missing} more bytes`);
      }
    }
    this.end += room.size;
    this.look();
    return room;
  }

  /** The room of this name, at least so large. It doubles, so that all it ever was is less than what it is. */
  roomFor(name, size) {
    if (size > this.rooms[name].size) this.rooms[name] = this.room(Math.max(size, 2 * this.rooms[name].size));
    return this.rooms[name].at;
  }

  look() {
    this.u8 = new Uint8Array(this.memory.buffer);
    this.u32 = new Uint32Array(this.memory.buffer);
    this.i32 = new Int32Array(this.memory.buffer);
    this.u64 = new BigUint64Array(this.memory.buffer);
  }

  /** Calls a function of the C interface by its name without `regelwerk_`. */
  call(name, ...values) {
    const f = this.exports[`regelwerk_${name}`];
    if (f === undefined) {
      throw new RegelwerkError('not_here', `this module has no ${name}; the module of the title has: load('tock')`);
    }
    try {
      return f(...values);
    } catch (trap) {
      if (!(trap instanceof WebAssembly.RuntimeError)) throw trap;
      this.exports.__stack_pointer.value = this.stackTop;
      throw new RegelwerkError('bad_value', `a value is none that this library made (${name}: ${trap.message})`);
    }
  }

  /** How many bytes a value of a title takes. */
  sizeOf(title, sort) {
    const size = this.call('size', title, sorts[sort]);
    if (size > (slotSizes[sort] ?? Infinity)) {
      throw new RegelwerkError('no_room', `a ${sort} of this module takes ${size} bytes`);
    }
    return size;
  }

  has(name) {
    return `regelwerk_${name}` in this.exports;
  }

  /** Puts bytes, or a text with a zero behind it, into the room for what goes in; answers where. */
  putBytes(bytes) {
    if (!(bytes instanceof Uint8Array)) refuseType('a Uint8Array', bytes);
    const at = this.roomFor('in', bytes.length);
    this.u8.set(bytes, at);
    return at;
  }
  putText(text, what = 'a text') {
    if (typeof text !== 'string') refuseType(what, text);
    const zero = text.indexOf('\0');
    if (zero >= 0) throw new RegelwerkError('bad_type', `${what} must have no zero`, { position: zero });
    const at = this.roomFor('in', 3 * text.length + 1);
    const { written } = encoder.encodeInto(text, this.u8.subarray(at));
    this.u8[at + written] = 0;
    return at;
  }
  /** The text, or bytes, that `write(at, capacity)` writes; called once more with more room if they did not fit. */
  takeText(write) {
    return decoder.decode(this.takeBytes(write, 1));
  }
  takeBytes(write, behind = 0) {
    let { at, size } = this.rooms.out;
    let length = write(at, size) >>> 0;
    if (length + behind > size) {
      at = this.roomFor('out', length + behind);
      length = write(at, this.rooms.out.size) >>> 0;
    }
    return this.u8.slice(at, at + length);
  }

  /** The fields of a regelwerk_error. */
  error() {
    const at = this.at.error;
    const [kind, title, reason, detail, rule, causeKind, causeValue] = this.i32.subarray(at / 4, at / 4 + 7);
    const [move, position] = this.u32.subarray(at / 4 + 7, at / 4 + 9);
    const name = this.u8.subarray(at + 36, at + 64);
    return {
      kind: errorKinds[kind],
      title,
      reason,
      detail,
      rule,
      causeKind,
      causeValue,
      move,
      position,
      name: decoder.decode(name.subarray(0, name.indexOf(0))),
      bytes: this.u8.slice(at, at + 64),
    };
  }
}
