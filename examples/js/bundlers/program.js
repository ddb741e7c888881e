// A program of somebody else, the same in every page and everywhere else: a search in a worker, then a whole game.
import { Searcher, load } from 'regelwerk/tock';

export async function played() {
  const rw = await load();
  const game = rw.game('tock', { seats: 3 });
  const random = rw.random(2026);
  let state = game.initial();
  while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random));
  const searcher = new Searcher(game);
  const view = game.view(state, game.actor(state));
  const { best, iterations } = await searcher.search(view, { iterations: 200, seed: 7 });
  await searcher.close();
  const end = game.playout(game.play(state, best), random);
  return { best, iterations, moves: end.moves, hash: String(game.hash(end.state)) };
}
