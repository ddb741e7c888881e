// Explanations: in this thread, in a worker, split and stopped.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { library, regelwerk } from './package.mjs';

const { RegelwerkError, Searcher, allTitles } = regelwerk;
const searchers = [];
after(() => Promise.all(searchers.map((each) => each.close())));

/** A choice that somebody has when seats have decided so often. */
async function decision(title, key = 8, after = 6) {
  const rw = await library(title);
  const game = rw.game(title);
  const random = rw.random(key);
  let state = game.initial();
  for (let decided = 0; ; state = game.play(state, game.randomMove(state, random))) {
    if (game.actor(state) === 'nobody') return decision(title, key + 100, after);
    if (game.actor(state) === 'chance') continue;
    if (decided++ >= after && game.moves(state).length > 1) break;
  }
  const view = game.view(state, game.actor(state));
  const moves = game.views.moves(view);
  return { rw, game, view, moves: [moves[0], moves.at(-1)] };
}
function searcherOf(game) {
  const searcher = new Searcher(game);
  searchers.push(searcher);
  return searcher;
}

for (const title of allTitles) {
  test(`${title}: a worker explains as this thread does, however it is split`, async () => {
    const { rw, game, view, moves } = await decision(title);
    const memory = game.memoryOf(view);
    const here = game.explain(view, moves, { seed: 7, memory }).run(40).run(60);
    const there = await searcherOf(game).explain(view, moves, { seed: 7, memory, rounds: 100 });
    assert.deepEqual(there.values(), here.values());
    assert.deepEqual(there.differences('de'), here.differences('de'));
    assert.equal(there.rounds, 100);
    assert.deepEqual(
      here.values().map(({ move }) => move),
      moves,
    );
    for (const { rule, side, sentence, line, shares } of here.differences()) {
      assert.equal(rw.rule(title, rule).id, rule);
      assert.match(side, /^(own|others|all)$/);
      assert.ok(line.startsWith(`${sentence} (${rule})`), line);
      assert.equal(shares.length, 2);
      assert.ok(Math.abs(shares[0] - shares[1]) >= 0.2, 'luck of 100 rounds is less');
      for (const [at, share] of shares.entries()) {
        assert.ok(line.includes(`${Math.round(100 * share)} % after ${game.views.moveText(view, moves[at])}`), line);
      }
    }
    const other = game.explain(view, moves, { seed: 8, memory }).run(100);
    assert.equal(other.rounds, 100);
  });
}

test('something is told of every title, in both languages', async () => {
  for (const title of allTitles) {
    const told = [];
    for (let key = 1; key < 30 && told.length === 0; ++key) {
      const { game, view, moves } = await decision(title, key);
      const explanation = game.explain(view, moves).run(400);
      const [german] = explanation.differences('de');
      for (const difference of explanation.differences()) {
        assert.match(difference.sentence, /[a-z]/);
        told.push(difference);
      }
      if (german !== undefined) assert.notEqual(german.sentence, told[0].sentence);
    }
    assert.ok(told.length > 0, title);
  }
});

test('of too few rounds nothing is told', async () => {
  const { game, view, moves } = await decision('tock');
  const explanation = game.explain(view, moves);
  assert.equal(explanation.rounds, 0);
  assert.deepEqual(explanation.differences(), []);
  assert.deepEqual(explanation.run(3).differences(), []);
});

test('an explanation is stopped by a signal, by stop(), and by time', { timeout: 60_000 }, async () => {
  const { game, view, moves } = await decision('tock');
  const searcher = searcherOf(game);
  const reason = new Error('no longer wanted');
  const controller = new AbortController();
  const running = searcher.explain(view, moves, { milliseconds: 600_000, signal: controller.signal });
  setTimeout(() => controller.abort(reason), 50);
  await assert.rejects(running, reason);
  const other = searcher.explain(view, moves, { milliseconds: 600_000 });
  setTimeout(() => searcher.stop(), 50);
  assert.ok((await other).rounds > 0);
  assert.ok((await searcher.explain(view, moves, { milliseconds: 50 })).rounds > 0);
});

test('what cannot be explained is refused', async () => {
  const { rw, game, view, moves } = await decision('tock');
  const searcher = searcherOf(game);
  const spectator = game.view(game.initial(), 'spectator');
  assert.throws(() => game.explain(spectator, moves), { kind: 'bad_argument' });
  assert.throws(() => game.explain(view, [moves[0]]), { kind: 'bad_argument' });
  assert.throws(() => game.explain(view, [moves[0], moves[0]]), { kind: 'bad_argument' });
  assert.throws(() => game.explain(view, 'two'), { kind: 'bad_type' });
  assert.throws(() => game.explain(view, [moves[0], 0xffffffff]), (error) => {
    assert.equal(error.kind, 'forbidden');
    assert.match(error.rule, /TK-/);
    assert.notEqual(rw.describe(error, 'de'), error.message);
    return error instanceof RegelwerkError;
  });
  await assert.rejects(searcher.explain(view, [moves[0]]), { kind: 'bad_argument' });
  await assert.rejects(searcher.explain(view, moves, { rounds: -1 }), { kind: 'bad_type' });
  assert.throws(() => game.explain(view, moves).differences('fr'), { kind: 'bad_argument' });
});
