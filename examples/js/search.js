import { RegelwerkError, checkKey, checkWhole, optionsOf } from './error.js';
import { movesLimit } from './memory.js';
import { checkGame } from './positions.js';

const payoff = 65536;

/**
 * A tree search for the owner of a view, by the view and what it remembers alone. It thinks only while run() does, and
 * can be asked at any time. The same view, memory, seed and number of nodes give the same answers everywhere. A library has
 * one search at a time: a new one ends the one before.
 */
export class Search {
  /** options: seed, a number or bigint; nodes, for how many moves it has memory; memory, what the owner remembers. */
  constructor(game, view, options = {}) {
    this.game = checkGame(game);
    this.memory = game.memory;
    const { seed, nodes, memory } = optionsOf(options, { seed: 0, nodes: 50_000, memory: null });
    this.remembered = memory;
    this.iterations = 0;
    const random = checkKey('a seed', seed);
    if (memory !== null) game.putMemory(memory, view);
    const size = checkWhole('a number of nodes', nodes, 1, 20_000_000) * this.memory.sizeOf(game.number, 'node');
    this.memory.sizeOf(game.number, 'search');
    const at = game.views.put(view);
    const room = this.memory.roomFor('nodes', size);
    const slots = this.memory.at;
    game.expect(game.call('search_begin', game.at(), at, random, room, size, slots.search, slots.error));
    // What is refused leaves the search before as it was.
    this.memory.search = this;
  }

  check() {
    if (this.memory.search !== this)
      throw new RegelwerkError('bad_value', 'another search has taken the place of this one, or a call of it has failed');
    return this.memory.at.search;
  }

  /** So many iterations more. */
  run(iterations) {
    checkWhole('a number of iterations', iterations, 0, Number.MAX_SAFE_INTEGER);
    const remembered = this.remembered === null ? 0 : this.game.putMemory(this.remembered);
    const at = this.check();
    // Its own again when the call is over, and not if it is cut short.
    this.memory.search = null;
    this.game.call('search_run', this.game.at(), at, remembered, BigInt(iterations));
    this.memory.search = this;
    this.iterations += iterations;
    return this;
  }
  /** Every legal move in its order: how often it was tried, and what came of it for the owner, from 0 to 1. */
  values() {
    const { memory, game } = this;
    const room = memory.roomFor('out', 16 * movesLimit);
    const count = game.call('search_values', game.at(), this.check(), room, movesLimit);
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
