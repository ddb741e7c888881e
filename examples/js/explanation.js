import { checkKey, checkWhole, optionsOf } from './error.js';
import { checkGame } from './positions.js';

const payoff = 65536;
const mostMoves = 4;
const mostDifferences = 16;
const valueWords = 4;
const differenceWords = 3 + mostMoves;
const sides = ['own', 'others', 'all'];

/**
 * What follows more often upon one of some moves than upon another, counted in playouts in the same imagined worlds with
 * the same luck. It thinks only while run() does. The same view, memory, moves and seed give the same answers everywhere,
 * however the rounds are split.
 */
export class Explanation {
  /** moves: two to four legal ones. options: seed, a number or bigint; memory, what the owner of the view remembers. */
  static begin(game, view, moves, options = {}) {
    checkGame(game);
    const { seed, memory } = optionsOf(options, { seed: 0, memory: null });
    const random = checkKey('a seed', seed);
    const codes = game.codes(moves);
    if (memory !== null) game.putMemory(memory, view);
    const slots = game.memory.at;
    game.memory.sizeOf(game.number, 'explanation');
    const at = game.views.put(view);
    game.withCodes(codes, '', (list) =>
      game.expect(
        game.call('explain_begin', game.at(), at, list, codes.length, random, slots.explanation, slots.error),
      ),
    );
    return new Explanation(game, takeBytes(game), memory);
  }
  /** One that a worker has thought about, with the bytes of the same module. */
  constructor(game, bytes, memory = null) {
    this.game = checkGame(game);
    this.bytes = bytes;
    this.remembered = memory;
  }

  at() {
    return this.game.putTagged(this.bytes, 'explanation', sizeFor(this.game));
  }

  /** So many rounds more. */
  run(rounds) {
    const { game } = this;
    checkWhole('a number of rounds', rounds, 0, Number.MAX_SAFE_INTEGER);
    const remembered = this.remembered === null ? 0 : game.putMemory(this.remembered);
    game.call('explain_run', game.at(), this.at(), remembered, BigInt(rounds));
    this.bytes = takeBytes(game);
    return this;
  }

  /** What came of each move for the owner of the view, from 0 to 1; all were tried in as many rounds. */
  values() {
    const { memory } = this.game;
    const room = memory.roomFor('out', 4 * valueWords * mostMoves);
    const count = this.game.call('explain_values', this.game.at(), this.at(), room, mostMoves);
    return Array.from({ length: count }, (_, index) => {
      const at = room / 4 + valueWords * index;
      const [move, visits, mean, halfWidth] = memory.u32.subarray(at, at + valueWords);
      return { move, visits, mean: mean / payoff, halfWidth: halfWidth / payoff };
    });
  }
  get rounds() {
    return this.values()[0].visits;
  }

  /**
   * What happens more often after some of the moves than after others and is more than luck, the greatest difference
   * first: the rule behind it, to whom ('own' team, 'others', 'all'), the sentence, and in which share of the playouts
   * after each move. Of fewer than four rounds there is none.
   */
  differences(language = 'en') {
    const { game } = this;
    const { memory, library } = game;
    const tongue = library.languageNumber(language);
    const values = this.values();
    const room = memory.roomFor('out', 4 * differenceWords * mostDifferences);
    const count = game.call('explain_differences', game.at(), this.at(), room, mostDifferences);
    const words = memory.u32.slice(room / 4, room / 4 + differenceWords * count);
    return Array.from({ length: count }, (_, index) => {
      const [thing, rule, side, ...playouts] = words.subarray(differenceWords * index, differenceWords * (index + 1));
      const told = (name) =>
        memory.takeText((at, size) =>
          game.sized(name, game.at(), memory.at.explanation, thing, tongue, at, size, memory.at.error),
        );
      return {
        rule: library.ruleIds(game.title)[rule],
        side: sides[side],
        sentence: told('explain_thing'),
        line: told('explain_line'),
        shares: values.map(({ visits }, move) => playouts[move] / visits),
      };
    });
  }
}

const sizeFor = (game) => game.memory.sizeOf(game.number, 'explanation');
const takeBytes = (game) => game.takeTagged(game.memory.at.explanation, sizeFor(game), 'explanation');
