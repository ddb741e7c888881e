import { RegelwerkError, errorKinds, isArrayOf, lengthOf, lookedAt, refuseType } from './error.js';

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
export const movesLimit = 16384;
/** Behind a value of a slot lies the checksum that a caller's copy of it ends with. */
const checksumSize = 16;
const pageSize = 65536;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Throws unless a module is one that this library is built into. */
export function checkModule(module) {
  const isModule = lookedAt('a module', () => module instanceof WebAssembly.Module);
  const names = isModule && WebAssembly.Module.exports(module).map(({ name }) => name);
  const due = ['memory', '__heap_base', '__stack_pointer', 'regelwerk_abi_version'];
  if (!names || WebAssembly.Module.imports(module).length > 0 || !due.every((name) => names.includes(name)))
    throw new RegelwerkError('bad_value', 'this is no module of this library');
}

export class Memory {
  constructor(module, instance) {
    checkModule(module);
    this.module = module;
    /** The names of the titles that the module holds. */
    this.titles = [];
    this.begin(instance);
  }

  begin(instance) {
    this.exports = instance.exports;
    this.memory = instance.exports.memory;
    this.stackTop = instance.exports.__stack_pointer.value;
    /** The game, the table's position and the search that lie here, by whose they are. */
    this.game = null;
    this.table = null;
    this.search = null;
    this.isCut = false;
    let at = (instance.exports.__heap_base.value + 15) & ~15;
    this.at = {};
    for (const [name, size] of Object.entries(slotSizes)) {
      this.at[name] = at;
      at += ((size + 15) & ~15) + checksumSize;
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
    const { size: old } = this.rooms[name];
    if (size > old) this.rooms[name] = this.room(Math.max(size, 2 * old));
    return this.rooms[name].at;
  }

  look() {
    this.u8 = new Uint8Array(this.memory.buffer);
    this.u32 = new Uint32Array(this.memory.buffer);
    this.i32 = new Int32Array(this.memory.buffer);
    this.u64 = new BigUint64Array(this.memory.buffer);
    this.view = new DataView(this.memory.buffer);
  }

  /** Calls a function of the C interface by its name without `regelwerk_`. */
  call(name, ...values) {
    const f = this.exports[`regelwerk_${name}`];
    if (f === undefined) throw this.notHere(...values);
    if (this.isCut) this.mend();
    try {
      return f(...values);
    } catch (error) {
      // First what cannot fail, since the caller's stack may be used up.
      this.isCut = true;
      throw this.fallen(name, error);
    }
  }
  /** What a call that was cut short by the end of the caller's stack has left on the module's own. */
  mend() {
    this.exports.__stack_pointer.value = this.stackTop;
    this.isCut = false;
  }
  /** What to throw when a call has failed. After a trap nothing in the memory is trusted: it begins anew. */
  fallen(name, error) {
    if (!(error instanceof WebAssembly.RuntimeError)) return error;
    this.begin(new WebAssembly.Instance(this.module, {}));
    const sentence = `a value is none that this library made (${name}: ${error.message})`;
    return new RegelwerkError('bad_value', sentence, { cause: error });
  }
  /** That a module lacks a function; the first of the values that it was to be called with tell about which title. */
  notHere(first, second) {
    const title = first === this.at.game ? (this.game?.title ?? this.titles[second]) : this.titles[first];
    return new RegelwerkError(
      'not_here',
      `this module holds what games are played with, and not this; that of the title does: load('${title ?? 'tock'}')`,
    );
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

  /**
   * Puts bytes, or a text with a zero behind it, into the room for what goes in; calls f with where, and how many. Behind
   * the bytes there is room for `more`.
   */
  withBytes(bytes, f, more = 0) {
    if (!isArrayOf('Uint8Array', bytes)) refuseType('a Uint8Array', bytes);
    const length = lengthOf(bytes);
    const at = this.roomFor('in', length + more);
    if (length > 0) this.u8.set(bytes, at);
    return f(at, length);
  }
  putText(text, what = 'a text') {
    if (typeof text !== 'string') refuseType(what, text);
    const zero = text.indexOf('\0');
    if (zero >= 0) throw new RegelwerkError('bad_type', `${what} must have no character zero`, { position: zero });
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
