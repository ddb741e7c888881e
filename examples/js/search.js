import { RegelwerkError, checkWhole } from './error.js';

const payoff = 65536;

/**
 * A tree search for the owner of a view, by the view and what it remembers alone. It thinks only while run() does, and
 * can be asked at any time. The same view, memory, seed and number of nodes give the same answers everywhere. A library has
 * one search at a time: a new one ends the one before.
 */
export class Search {
  /** options: seed, a number or bigint; nodes, for how many moves it has memory; memory, what the owner remembers. */
  constructor(game, view, { seed = 0, nodes = 50_000, memory = null } = {}) {
    this.game = game;
    this.memory = game.memory;
    this.remembered = memory;
    this.iterations = 0;
    if (memory !== null) game.putMemory(memory);
    const at = game.views.put(view);
    const size = checkWhole('a number of nodes', nodes, 1, 20_000_000) * this.memory.sizeOf(game.number, 'node');
    this.memory.sizeOf(game.number, 'search');
    const room = this.memory.roomFor('nodes', size);
    game.library.search = this;
    const slots = this.memory.at;
    const random = BigInt.asUintN(64, BigInt(seed));
    game.expect(game.call('search_begin', game.at(), at, random, room, size, slots.search, slots.error));
  }

  check() {
    if (this.game.library.search !== this)
      throw new RegelwerkError('bad_value', 'another search has taken the place of this one');
    return this.memory.at.search;
  }

  /** So many iterations more. */
  run(iterations) {
    const at = this.check();
    checkWhole('a number of iterations', iterations, 0, Number.MAX_SAFE_INTEGER);
    const remembered = this.remembered === null ? 0 : this.game.putMemory(this.remembered);
    this.game.call('search_run', this.game.at(), at, remembered, BigInt(iterations));
    this.iterations += iterations;
    return this;
  }
  /** Every legal move in its order: how often it was tried, and what came of it for the owner, from 0 to 1. */
  values() {
    const at = this.check();
    const { memory, game } = this;
    const room = memory.roomFor('out', 16 * 16384);
    const count = game.call('search_values', game.at(), at, room, 16384);
    return Array.from({ length: count }, (_, index) => {
      const [move, visits] = memory.u32.subarray(room / 4 + 4 * index, room / 4 + 4 * index + 2);
      const [mean, halfWidth] = memory.i32.subarray(room / 4 + 4 * index + 2, room / 4 + 4 * index + 4);
      return { move, visits, mean: mean / payoff, halfWidth: halfWidth / payoff };
    });
  }
  /** The move that was tried most often. */
  best() {
    return this.game.call('search_best', this.game.at(), this.check()) >>> 0;
  }
}
