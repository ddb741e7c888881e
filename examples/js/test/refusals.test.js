// What is refused, what a module lacks, and that nothing is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { position, refuses } from './help.mjs';
import { library, regelwerk } from './package.mjs';

const { allTitles, load } = regelwerk;

test('what is of a wrong type, out of range or of another game is refused and changes nothing', async () => {
  const { rw, game, state } = await position('tock', { seats: 3 });
  const view = game.view(state, 0);
  for (const bad of [null, undefined, 1.5, -1, 2 ** 32, '7', NaN, {}, []]) {
    refuses(() => game.play(state, bad), 'bad_type');
    refuses(() => game.whyNot(state, bad), 'bad_type');
  }
  for (const bad of [null, undefined, 'state', 7, [], {}, new ArrayBuffer(8), new Uint16Array(state.length)]) {
    refuses(() => game.moves(bad), 'bad_type');
    refuses(() => game.views.moves(bad), 'bad_type');
    refuses(() => game.unpack(bad), 'bad_type');
    refuses(() => game.randomMove(state, bad), 'bad_type');
  }
  refuses(() => game.moves(view), 'bad_value');
  refuses(() => game.views.moves(state), 'bad_value');
  refuses(() => game.moves(state.slice(1)), 'bad_value');
  refuses(() => rw.game('tock', { seats: 4 }).moves(state), 'bad_value');
  refuses(() => game.unpack(new Uint8Array(3)), 'refused');
  refuses(() => game.unpack(game.pack(state).fill(0xff, 20)), 'refused');
  refuses(() => game.parse('tock/1 '), 'refused');
  refuses(() => game.parse(7), 'bad_type');
  refuses(() => game.parse('tock\0/1'), 'bad_type', { position: 4 });
  refuses(() => game.parseMove(state, 'no such'), 'refused');
  refuses(() => game.view(state, 3), 'bad_type');
  refuses(() => game.view(state, 'nobody'), 'bad_type');
  refuses(() => game.events(Uint8Array.of(255, 255, 255)), 'refused');
  refuses(() => game.apply(view, Uint8Array.of(255, 1)), 'refused');
  refuses(() => game.replay('tock rules=99'), 'refused');
  refuses(() => game.record('moves'), 'bad_type');
  refuses(() => game.geometry(9), 'bad_type');
  refuses(() => rw.game('tock', { seats: 9 }), 'bad_setting', { setting: 'seats' });
  refuses(() => rw.game('tock', 'seats=3 seats=3'), 'bad_setting', { position: 8 });
  refuses(() => rw.game('tock', { colour: 'red' }), 'bad_setting');
  refuses(() => rw.game('tock', { seats: '3 seven=single' }), 'bad_setting', { setting: 'seats' });
  refuses(() => rw.game('tock', { seats: null }), 'bad_type');
  refuses(() => rw.game('tock', 3), 'bad_type');
  refuses(() => rw.game('chess'), 'bad_argument');
  refuses(() => rw.game('samara'), 'not_here');
  refuses(() => game.initial({ first_dealer: 5 }), 'refused');
  refuses(() => rw.rule('tock', 'TK-99'), 'bad_argument');
  refuses(() => game.whyNot(state, 0, 'fr'), 'bad_argument');
  refuses(() => rw.randomBelow(rw.random(1), 0), 'bad_type');
  assert.equal(game.play(game.initial(), game.moves(game.initial())[0]).length, state.length);
  const error = (() => {
    try {
      game.play(state, 0);
    } catch (caught) {
      return caught;
    }
    return null;
  })();
  assert.notEqual(rw.describe(error, 'de'), error.message);
});

for (const title of allTitles) {
  test(`${title}: a state, view or memory of which one byte was altered is refused`, async () => {
    const { game, state, seat } = await position(title, '', 10);
    const view = game.view(state, seat);
    const remembered = game.memoryOf(view);
    const questions = [
      [state, (it) => game.moves(it)],
      [view, (it) => game.views.moves(it)],
      [remembered, (it) => game.memoryIsExact(it)],
    ];
    for (const [value, ask] of questions) {
      for (let at = 0; at < value.length; at += value.length > 1000 ? 37 : 1) {
        const altered = value.slice();
        altered[at] ^= 1 << (at % 8);
        refuses(() => ask(altered), 'bad_value');
      }
      ask(value);
    }
  });
}

test('an event that cannot follow upon a view is refused', async () => {
  const { rw, game, state } = await position('tock');
  const random = rw.random(2);
  const begin = game.view(game.initial(), 'spectator');
  let refused = 0;
  let at = state;
  for (let made = 0; made < 50 && game.actor(at) !== 'nobody'; ++made) {
    const next = game.playWithEvents(at, game.randomMove(at, random));
    try {
      game.apply(begin, game.shown(next.events, 'spectator'));
    } catch (error) {
      assert.equal(error.kind, 'cannot_follow');
      assert.notEqual(error.message, '');
      ++refused;
    }
    at = next.state;
  }
  assert.ok(refused > 0);
});

test('modules load from bytes and compiled modules; anything else is refused', async () => {
  const rw = await library('tock');
  assert.deepEqual((await load(rw.module)).titles, ['tock']);
  await assert.rejects(load(7), { kind: 'bad_type' });
  await assert.rejects(load(new URL('file:///no/such.wasm')));
});

test('the module with all titles says what it lacks', async () => {
  const all = await library();
  assert.deepEqual(all.titles, allTitles);
  assert.deepEqual(all.languages, ['en']);
  const game = all.game('tock');
  refuses(() => game.json(game.initial()), 'not_here');
  refuses(() => game.whyNot(game.initial(), 1, 'de'), 'not_here');
  const why = game.whyNot(game.initial(), 0xffffffff);
  assert.match(why.rule, /^TK-/);
  refuses(() => new regelwerk.Searcher(game), 'not_here');
});

test('memory does not grow, however often and by however many games it is used', async () => {
  const rw = await load('tock');
  const size = () => rw.memory.memory.buffer.byteLength;
  const use = (game, state) => {
    const view = game.view(state, 0);
    game.moves(state);
    game.text(state);
    game.views.json(view);
    game.record([]);
    const seen = game.table(state);
    seen.moves();
    game.search(game.view(state, game.actor(state)), { nodes: 100 }).run(1);
  };
  const { game: sample, state } = await position('tock');
  const line = sample.pack(state);
  const games = Array.from({ length: 20 }, () => rw.game('tock'));
  const states = games.map((game) => game.unpack(line));
  let calls = 0;
  use(games[0], states[0]);
  const begin = size();
  for (let round = 0; round < 2000; ++round) {
    const index = round % games.length;
    use(games[index], states[index]);
    calls += 8;
  }
  assert.ok(calls > 10_000);
  assert.equal(size(), begin);
});
