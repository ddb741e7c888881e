import { RegelwerkError } from './error.js';
import { movesLimit } from './memory.js';
import { checkGame } from './positions.js';

// A position for hot loops: it stays in the memory of the module, and moves are made in place. Other tables, and all
// functions of games, may be used in between; whoever takes turns pays for a copy.

const nobody = -1;
const chance = -2;
/** So few numbers are copied faster one by one. */
const few = 32;

export class Table {
  /** The moves that need no check: of the last call of moves(), ascending, and of randomMove(). */
  #legal = new Uint32Array(few);
  #count = 0;
  #drawn = NaN;

  constructor(game, state) {
    this.game = checkGame(game);
    this.memory = game.memory;
    /** The moves of the last call of moves(): as many as it answered, good until the next call of any function. */
    this.list = null;
    /** A copy of the position while that of another table lies in the memory. */
    this.kept = null;
    this.reset(state);
  }

  /** Begins anew with a state. */
  reset(state) {
    this.#place(state);
    this.#forget();
  }
  #place(state) {
    const { memory, game } = this;
    const at = game.put(state);
    if (memory.table !== null && memory.table !== this) memory.table.leave();
    memory.table = this;
    memory.u8.copyWithin(memory.at.next, at, at + game.size);
    this.kept = null;
  }
  #forget() {
    this.#count = 0;
    this.#drawn = NaN;
  }
  /** A copy of the state. */
  state() {
    this.enter();
    return this.game.take(this.memory.at.next);
  }

  leave() {
    this.kept = this.game.take(this.memory.at.next);
  }
  enter() {
    const { memory } = this;
    if (memory.table !== this) {
      if (this.kept === null)
        throw new RegelwerkError('bad_value', 'the position of this table is lost, since a call failed; reset() begins anew');
      this.#place(this.kept);
    }
    if (memory.isCut) memory.mend();
    this.game.at();
    return memory.at.next;
  }

  /** Who decides: a seat, -2 for chance, -1 for nobody. */
  actor() {
    const at = this.enter();
    const { memory } = this;
    try {
      return memory.exports.regelwerk_actor(memory.at.game, at);
    } catch (error) {
      memory.isCut = true;
      throw memory.fallen('actor', error);
    }
  }
  isOver() {
    return this.actor() === nobody;
  }
  isChance() {
    return this.actor() === chance;
  }

  /** Lists the legal moves, or chance outcomes, in `list`; how many there are. */
  moves() {
    const at = this.enter();
    const { memory } = this;
    let count = 0;
    try {
      count = memory.exports.regelwerk_moves(memory.at.game, at, memory.moves, movesLimit);
    } catch (error) {
      memory.isCut = true;
      throw memory.fallen('moves', error);
    }
    const { u32 } = memory;
    const begin = memory.moves / 4;
    if (this.list === null || this.list.buffer !== u32.buffer) this.list = u32.subarray(begin, begin + movesLimit);
    if (count > this.#legal.length) this.#legal = new Uint32Array(2 * count);
    if (count > few) this.#legal.set(u32.subarray(begin, begin + count));
    else for (let index = 0; index < count; ++index) this.#legal[index] = u32[begin + index];
    this.#count = count;
    return count;
  }
  #isListed(move) {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#legal[middle] < move) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#legal[low] === move;
  }
  /** Makes a move. Those of moves() and randomMove() in this position are not checked again; any other is, as by play. */
  advance(move) {
    if (move !== this.#drawn && !this.#isListed(move)) {
      this.play(move);
      return;
    }
    const at = this.enter();
    const { memory } = this;
    this.#forget();
    // Its own again when the call is over, and not if it is cut short.
    memory.table = null;
    try {
      memory.exports.regelwerk_advance(memory.at.game, at, move);
    } catch (error) {
      memory.isCut = true;
      throw memory.fallen('advance', error);
    }
    memory.table = this;
  }
  /** Makes a move if it is legal; else throws, and the position is as it was. */
  play(move) {
    const { game, memory } = this;
    game.checkMove(move);
    const at = this.enter();
    memory.table = null;
    const isMade = memory.call('play', memory.at.game, at, move, memory.at.error);
    memory.table = this;
    game.expect(isMade, at);
    this.#forget();
  }
  /** A chance outcome by its weight, or a move of a seat, each as likely. */
  randomMove(random) {
    const at = this.enter();
    const { memory } = this;
    const move = this.game.drawing(random, (stream) => memory.call('random_move', memory.at.game, at, stream)) >>> 0;
    this.#drawn = move;
    return move;
  }
}
