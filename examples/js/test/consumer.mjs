// A program of somebody else, which has the package installed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Searcher, allTitles, load } from 'regelwerk';
import { boardgame } from 'regelwerk/boardgame.io';
import { load as loadTock } from 'regelwerk/tock';
import { loadPictures } from 'regelwerk/tock/pictures';

for (const title of allTitles) {
  const rw = await load(title);
  const game = rw.game(title);
  if (!game.playout(game.initial(), rw.random(1)).isOver) throw new Error(title);
}
const path = createRequire(import.meta.url).resolve('regelwerk/tock.wasm');
const rw = await load(readFileSync(path));
if ((await loadTock()).titles.join() !== 'tock') throw new Error('another title');
const game = rw.game('tock', { seats: 2 });
let state = game.initial();
while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, rw.random(1)));
const found = await new Searcher(game).search(game.view(state, game.actor(state)), { iterations: 20 });
if (!game.isLegal(state, found.best)) throw new Error('no legal move');
if (boardgame(game).name !== 'tock') throw new Error('another game');
if (!(await loadPictures()).svg(game, game.view(state, 0)).startsWith('<svg')) throw new Error('no picture');
console.log('played, searched, drawn');
