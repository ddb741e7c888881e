// Every game of the table that all platforms share, played through this interface.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { library, trajectories } from './package.mjs';

/** 64-bit FNV-1a in two halves: the prime is 2^40 + 0x1b3. */
class Digest {
  low = 0x84222325;
  high = 0xcbf29ce4;
  feed(bytes) {
    let { low, high } = this;
    for (let at = 0; at < bytes.length; ++at) {
      low = (low ^ bytes[at]) >>> 0;
      const product = low * 0x1b3;
      high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x100000000) + (low << 8)) >>> 0;
      low = product >>> 0;
    }
    Object.assign(this, { low, high });
  }
  text(text) {
    this.feed(Buffer.from(text));
  }
  toString() {
    return this.high.toString(16).padStart(8, '0') + this.low.toString(16).padStart(8, '0');
  }
}

test('the hash is FNV-1a', () => {
  const digest = new Digest();
  digest.text('foobar');
  assert.equal(digest.toString(), '85944171f73967e8');
});

const columns = ['states', 'views', 'worlds', 'words', 'events', 'told'];

/** Plays a game of the table; `isWhole` where the module has everything. */
function trajectory(rw, game, seed, isWhole) {
  const played = Object.fromEntries(columns.map((name) => [name, new Digest()]));
  const key = BigInt(seed);
  const random = rw.random(key);
  const worlds = rw.random(key, 1);
  let state = game.initial();
  let plies = 0;
  for (let actor = game.actor(state); actor !== 'nobody'; actor = game.actor(state), ++plies) {
    played.states.feed(game.pack(state));
    if (actor !== 'chance') {
      const view = game.view(state, actor);
      played.views.feed(game.views.pack(view));
      played.worlds.feed(game.pack(game.resample(view, worlds)));
    }
    const move = game.randomMove(state, random);
    played.words.text(`${game.moveText(state, move)}\n`);
    const before = game.view(state, 'spectator');
    const next = game.playWithEvents(state, move);
    const events = game.shown(next.events, 'spectator');
    played.events.feed(events);
    if (isWhole) {
      for (const language of ['en', 'de']) {
        for (const sentence of game.tell(before, events, language)) played.told.text(`${sentence}\n`);
      }
    }
    state = next.state;
  }
  played.states.feed(game.pack(state));
  if (isWhole) {
    played.words.text(`${game.text(state)}\n`);
    played.told.text(`${game.jsonText(state)}\n`);
  }
  return { plies: String(plies), ...Object.fromEntries(columns.map((name) => [name, played[name].toString()])) };
}

test('the table has games of all titles', () => {
  assert.equal(new Set(trajectories.map(([title]) => title)).size, 6);
});

for (const [title, options, seed, plies, ...hashes] of trajectories) {
  const expected = { plies, ...Object.fromEntries(columns.map((name, index) => [name, hashes[index]])) };
  test(`${title} ${options}, seed ${seed}`, async () => {
    const rw = await library(title);
    assert.deepEqual(trajectory(rw, rw.game(title, options), seed, true), expected);
    const all = await library();
    const found = trajectory(all, all.game(title, options), seed, false);
    for (const name of ['plies', 'states', 'views', 'worlds', 'events']) assert.equal(found[name], expected[name]);
  });
}
