// The package in a browser: a page loads it, plays, searches in a worker and tells what it found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve, skip, telling, told } from './browser.mjs';
import { folder, library, regelwerk } from './package.mjs';

const page = `<!doctype html>${telling}<script type="module">
import { Searcher, load } from '/regelwerk.js';
const rw = await load('tock');
const game = rw.game('tock', { seats: 2 });
const random = rw.random(4);
let state = game.initial();
while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random));
const view = game.view(state, game.actor(state));
const { values } = await new Searcher(game).search(view, { seed: 7, iterations: 50 });
const all = (await load()).titles;
const end = game.playout(state, random).state;
tell({ text: game.text(end), values, all });
</script>`;

test('in a browser', { skip, timeout: 60_000 }, async ({ signal }) => {
  const server = await serve(folder, page);
  const answer = await told(server.address, signal);
  server.close();
  assert.equal(answer.error, undefined);
  const rw = await library('tock');
  const game = rw.game('tock', { seats: 2 });
  const random = rw.random(4);
  let state = game.initial();
  while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random));
  const view = game.view(state, game.actor(state));
  assert.deepEqual(answer.values, game.search(view, { seed: 7 }).run(50).values());
  assert.equal(answer.text, game.text(game.playout(state, random).state));
  assert.deepEqual(answer.all, regelwerk.allTitles);
});
