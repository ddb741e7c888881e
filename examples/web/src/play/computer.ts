// Players of the library, who think in a worker.
import type { Explanation, Move, MoveValue, View } from 'regelwerk';
// The same by whichever title.
import { Searcher } from 'regelwerk/tock';
import type { AnyGame } from '../library';
import type { Player, Sitting } from './sitting';

/** Playouts after each move, of which shares are as exact as a percent is read. */
const mostRounds = 2000;

const searchers = new WeakMap<AnyGame, Searcher>();

/** The worker of a game, begun when it is first needed. */
function searcherOf(game: AnyGame): Searcher {
  let found = searchers.get(game);
  if (found === undefined) {
    found = new Searcher(game);
    searchers.set(game, found);
  }
  return found;
}

/** Asks the worker; one that has failed is begun anew the next time. */
async function asked<Answer>(game: AnyGame, signal: AbortSignal, f: (searcher: Searcher) => Promise<Answer>): Promise<Answer> {
  try {
    return await f(searcherOf(game));
  } catch (error) {
    if (!signal.aborted) dismiss(game);
    throw error;
  }
}

/** The move of a player who is no person. An aborted signal ends the thinking with its reason. */
export async function decide(sitting: Sitting, seat: number, player: Player, signal: AbortSignal): Promise<Move> {
  const { game } = sitting;
  const view = sitting.view(seat);
  const seed = BigInt(sitting.seed) ^ BigInt(sitting.length);
  if (player.kind === 'search') {
    const { iterations } = player;
    const answer = await asked(game, signal, (searcher) => searcher.search(view, { iterations, seed, signal }));
    return answer.best;
  }
  const move = game.thumb(view, sitting.library.random(seed));
  if (move === null) throw new RangeError(`seat ${seat} has nothing to decide`);
  return move;
}

/** What the library thinks of all moves of a view, the best first. */
export async function values(game: AnyGame, view: View, milliseconds: number, signal: AbortSignal): Promise<MoveValue[]> {
  const answer = await asked(game, signal, (searcher) => searcher.search(view, { milliseconds, signal }));
  return answer.values.sort((a, b) => b.visits - a.visits);
}

/** What follows more often upon one of two moves than upon the other. */
export function explained(
  game: AnyGame,
  view: View,
  moves: readonly [Move, Move],
  milliseconds: number,
  signal: AbortSignal,
): Promise<Explanation> {
  return asked(game, signal, (searcher) => searcher.explain(view, moves, { milliseconds, rounds: mostRounds, signal }));
}

/** Ends the worker of a game that nobody plays any more. */
export function dismiss(game: AnyGame): void {
  const searcher = searchers.get(game);
  searchers.delete(game);
  void searcher?.close();
}
