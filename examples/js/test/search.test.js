// Searches in this thread and in a worker.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { folder, library, regelwerk } from './package.mjs';

const { RegelwerkError, Searcher, allTitles } = regelwerk;
/** For tests of searches that would go on for ten minutes. */
const late = { timeout: 60_000 };
const searchers = [];
after(() => Promise.all(searchers.map((each) => each.close())));

async function decision(title) {
  const rw = await library(title);
  const game = rw.game(title);
  const random = rw.random(8);
  let state = game.initial();
  while (typeof game.actor(state) !== 'number' || game.moves(state).length < 2)
    state = game.play(state, game.randomMove(state, random));
  const searcher = new Searcher(game);
  searchers.push(searcher);
  return { rw, game, view: game.view(state, game.actor(state)), searcher };
}

for (const title of allTitles) {
  test(`${title}: a worker answers as a search of this thread does, whatever its slices`, async () => {
    const { game, view, searcher } = await decision(title);
    const memory = game.memoryOf(view);
    const expected = game.search(view, { seed: 7, nodes: 2000, memory }).run(100).run(50);
    const found = await searcher.search(view, { seed: 7, nodes: 2000, memory, iterations: 150 });
    assert.deepEqual(found, { best: expected.best(), values: expected.values(), iterations: 150, stopped: false });
    assert.deepEqual(
      found.values.map(({ move }) => move),
      [...game.views.moves(view)],
    );
    assert.ok(found.values.some(({ visits }) => visits > 0));
    assert.ok(found.values.every(({ mean }) => 0 <= mean && mean <= 1));
    const other = game.search(view, { seed: 8, nodes: 2000, memory }).run(150);
    assert.notDeepEqual(other.values(), found.values, 'another seed, other numbers');
  });
}

test('a search can be stopped, and answers with what it has found', late, async () => {
  const { searcher, view } = await decision('tock');
  const running = searcher.search(view, { milliseconds: 600_000 });
  const waiting = searcher.search(view, { milliseconds: 600_000 });
  setTimeout(() => searcher.stop(), 50);
  for (const each of [await running, await waiting]) assert.equal(each.stopped, true);
  assert.ok((await running).iterations > 0);
  assert.equal((await searcher.search(view, { iterations: 5 })).iterations, 5);
});

test('an AbortSignal ends a search with its reason, before and while it runs', late, async () => {
  const { searcher, view } = await decision('tock');
  const reason = new Error('no longer wanted');
  await assert.rejects(searcher.search(view, { signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const running = searcher.search(view, { milliseconds: 600_000, signal: controller.signal });
  setTimeout(() => controller.abort(reason), 50);
  await assert.rejects(running, reason);
  assert.equal((await searcher.search(view, { iterations: 5 })).stopped, false);
});

test('time is kept', async () => {
  const { searcher, view } = await decision('samara');
  const begin = performance.now();
  const { iterations } = await searcher.search(view, { milliseconds: 100 });
  assert.ok(iterations > 0);
  assert.ok(performance.now() - begin < 30_000);
});

test('what cannot be searched is refused, here and in the worker', async () => {
  const { rw, game, view, searcher } = await decision('tock');
  const spectator = game.view(game.initial(), 'spectator');
  assert.throws(() => game.search(spectator), RegelwerkError);
  await assert.rejects(searcher.search(spectator), (error) => {
    assert.equal(error.kind, 'bad_argument');
    assert.equal(rw.describe(error, 'de'), 'hier ist nichts zu entscheiden');
    return true;
  });
  await assert.rejects(searcher.search(new Uint8Array(3)), { kind: 'bad_value' });
  await assert.rejects(searcher.search(view, { iterations: -1 }), { kind: 'bad_type' });
  await assert.rejects(searcher.search(view, { nodes: 0 }), { kind: 'bad_type' });
  const first = game.search(view);
  game.search(view);
  assert.throws(() => first.run(1), { kind: 'bad_value' });
});

test('a searcher that was closed rejects what runs', late, async () => {
  const { game, view } = await decision('tock');
  const searcher = new Searcher(game);
  const running = searcher.search(view, { milliseconds: 600_000 });
  setTimeout(() => searcher.close(), 50);
  await assert.rejects(running, { kind: 'bad_value' });
});

test('a searcher that was closed refuses what is asked of it from then on, and what waits for its worker', late, async () => {
  const { game, view } = await decision('tock');
  const closed = { kind: 'bad_value', message: 'the searcher was closed' };
  const searcher = new Searcher(game);
  const early = searcher.search(view);
  const explained = searcher.explain(view, [...game.views.moves(view)].slice(0, 2));
  const closing = searcher.close();
  const late = searcher.search(view);
  await Promise.all([early, explained, late].map((each) => assert.rejects(each, closed)));
  await closing;
  await assert.rejects(searcher.search(view), closed);
  await assert.rejects(searcher.explain(view, [...game.views.moves(view)].slice(0, 2)), closed);
  await searcher.stop();
  await searcher.close();
});

test('a worker that cannot be started, dies or answers nonsense ends all that waits, and what comes later', late, async () => {
  const { game, view } = await decision('tock');
  const { Worker } = await import('node:worker_threads');
  const script = (text) => () => new Worker(text, { eval: true });
  const broken = [
    [() => Promise.reject(new Error('no threads left')), /^the worker could not be started: no threads left$/],
    [
      () => {
        throw new Error('no threads left');
      },
      /^the worker could not be started: no threads left$/,
    ],
    [() => null, /^the worker could not be started: a worker is expected, not null$/],
    [() => new Worker(new URL('file:///no/such/worker.js')), /^the worker has failed: /],
    [script('throw new Error("broken")'), /^the worker has failed: broken$/],
    [script('require("node:worker_threads").parentPort.on("message", () => process.exit())'), /^the worker has ended$/],
    [script('null.x'), /^the worker has failed: /],
  ];
  for (const [createWorker, message] of broken) {
    const searcher = new Searcher(game, { createWorker });
    const waiting = [searcher.search(view), searcher.search(view)];
    for (const each of waiting) await assert.rejects(each, { kind: 'bad_value', message });
    await assert.rejects(searcher.search(view), { kind: 'bad_value', message });
    await searcher.stop();
    await searcher.close();
  }
});

test('a message that cannot be sent is refused, and the next one is answered', late, async () => {
  const { game, view, searcher } = await decision('tock');
  const { Worker } = await import('node:worker_threads');
  let fails = true;
  const { postMessage } = Worker.prototype;
  const careless = new Searcher(game, {
    createWorker: () =>
      Object.assign(new Worker(`${folder}/worker.js`), {
        postMessage(...message) {
          if (fails) throw new Error('it is full');
          return postMessage.apply(this, message);
        },
      }),
  });
  searchers.push(careless);
  await assert.rejects(careless.search(view), { kind: 'bad_type', message: 'this cannot be sent to a worker: it is full' });
  fails = false;
  assert.equal((await careless.search(view, { iterations: 5 })).iterations, 5);
  await assert.rejects(searcher.search(view, { signal: 'stop' }), { kind: 'bad_type' });
  await assert.rejects(searcher.search(view, { seed: 1.5 }), { kind: 'bad_type' });
  await assert.rejects(searcher.search(view, null), { kind: 'bad_type' });
});

test('a search that is refused leaves the one before as it was', async () => {
  const { game, view } = await decision('tock');
  const first = game.search(view, { nodes: 100 }).run(2);
  assert.throws(() => game.search(game.view(game.initial(), 'spectator')), { kind: 'bad_argument' });
  assert.throws(() => game.search(view, { seed: NaN }), { kind: 'bad_type' });
  assert.equal(first.run(3).iterations, 5);
});
