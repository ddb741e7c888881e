// A position for hot loops: it stays in the memory of the module, and moves are made in place. Other tables, and all
// functions of games, may be used in between; whoever takes turns pays for a copy.

const nobody = -1;
const chance = -2;

export class Table {
  constructor(game, state) {
    this.game = game;
    this.exports = game.memory.exports;
    this.memory = game.memory;
    /** The moves of the last call of moves(): as many as it answered, good until the next call of any function. */
    this.list = null;
    this.reset(state);
  }

  /** Begins anew with a state. */
  reset(state) {
    const { memory, game } = this;
    const at = game.put(state);
    // Whatever advance was given before.
    this.exports.__stack_pointer.value = memory.stackTop;
    if (game.library.table !== null && game.library.table !== this) game.library.table.leave();
    game.library.table = this;
    memory.u8.copyWithin(memory.at.next, at, at + game.size);
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
    if (this.game.library.table !== this) this.reset(this.kept);
    this.game.at();
    return this.memory.at.next;
  }

  /** Who decides: a seat, -2 for chance, -1 for nobody. */
  actor() {
    const at = this.enter();
    return this.exports.regelwerk_actor(this.memory.at.game, at);
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
    const count = this.exports.regelwerk_moves(memory.at.game, at, memory.moves, 16384);
    if (this.list === null || this.list.buffer !== memory.u32.buffer) {
      this.list = memory.u32.subarray(memory.moves / 4, memory.moves / 4 + 16384);
    }
    return count;
  }
  /** Makes a move of the list. It is not checked: any other number may end in an error or in nonsense; play checks. */
  advance(move) {
    const at = this.enter();
    this.exports.regelwerk_advance(this.memory.at.game, at, move);
  }
  /** Makes a move if it is legal; else throws, and the position is as it was. */
  play(move) {
    const { game, memory } = this;
    const at = this.enter();
    game.checkMove(move);
    game.expect(memory.call('play', memory.at.game, at, move, memory.at.error));
  }
  /** A chance outcome by its weight, or a move of a seat, each as likely. */
  randomMove(random) {
    const at = this.enter();
    return (
      this.game.drawing(random, (stream) => this.memory.call('random_move', this.memory.at.game, at, stream)) >>> 0
    );
  }
}
