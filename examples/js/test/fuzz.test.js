// Every function of the interface with arguments that are wrong, huge, missing, half made or hostile: it answers or
// throws a RegelwerkError of one sentence, and afterwards everything answers as it did before. Fixed seeds.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { position } from './help.mjs';
import { here, library, regelwerk } from './package.mjs';

const { RegelwerkError, Searcher, allTitles, load, moduleUrl } = regelwerk;
const boom = () => {
  throw new Error('boom');
};

/** The functions that the types promise, by the interface or class that has them. */
const promised = (() => {
  const types = readFileSync(`${here}api.d.ts`, 'utf8');
  const found = {};
  for (const [, name, body] of types.matchAll(/^export (?:interface|class) (\w+)[^{]*\{\n(.*?)^\}/gms))
    found[name] = [...new Set([...body.matchAll(/^ {2}(\w+)(?:<[^(]*>)?\(/gm)].map(([, each]) => each))];
  return found;
})();

/** Values that nobody should hand over, or hardly anybody; `good` has values of this game and of another. */
function hostileValues({ game, state, view, other }) {
  const detached = (array) => {
    structuredClone(array, { transfer: [array.buffer] });
    return array;
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const loop = [];
  loop.push(loop);
  class Liar extends Uint8Array {
    get length() {
      return 1 << 28;
    }
    get byteLength() {
      return state.length;
    }
    get buffer() {
      return state.buffer;
    }
  }
  const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'];
  const calling = {
    *[Symbol.iterator]() {
      game.text(state);
      game.views.text(view);
      yield 0;
    },
  };
  const altered = state.slice();
  altered[3] ^= 1;
  return [
    ...[undefined, null, true, false, 0, -0, 1, 3, -1, 0.5, 7, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32 - 1, 2 ** 32],
    ...[Number.MAX_SAFE_INTEGER, 1e308, -1e308, 5e-324, 0n, -1n, 2n ** 64n, 2n ** 100n],
    ...['', ' ', '0', 'x', 'x=', '=x', '\0', 'a\0b', '\ud800', '\u{1f600}', 'ä'.repeat(50), 'z '.repeat(50_000), '\n\u001b[2J'],
    ...['tock', 'samara', 'chess', 'en', 'de', 'fr', 'spectator', '__proto__', 'constructor', 'toString', 'seats=3', 'seats=99'],
    ...[Symbol('s'), Symbol.iterator, () => 1, boom, class {}, new Date(0), /x/, new Map(), new Error('e'), Promise.resolve(1)],
    ...[[], [0], [-1], [NaN], [1n], ['x'], [[0]], [null], Array(3), Array(2 ** 32 - 1), Array(1e5).fill(0), loop],
    ...[Object.freeze([1, 2]), Object.freeze({}), Object.create(null), {}, { seats: 2 }, { seats: Array(2 ** 32 - 1) }],
    ...[{ seats: loop }, { 'a b': 1 }, { seats: Symbol('s') }, { __proto__: null, seats: {} }, { length: 3 }],
    ...[{ valueOf: boom, toString: boom }, { [Symbol.toPrimitive]: boom }, { [Symbol.iterator]: boom }, calling],
    ...[['seats', 'seed', 'nodes', 'memory', 'signal', 'bytes', 'length', 'constructor', 'createWorker', 'iterations']]
      .flat()
      .flatMap((name) => [Object.defineProperty({}, name, { get: boom, enumerable: true }), { [name]: {} }, { [name]: NaN }]),
    ...[Object.assign([0, 1], { [Symbol.iterator]: boom }), Object.assign([0, 1], calling)],
    ...[new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, boom]))), new Proxy([], { get: boom }), revoked.proxy],
    ...[new Proxy(state, {}), new Proxy([0, 1], {}), new Proxy(() => 1, {}), Object.create(state), Object.create(game)],
    ...[new Uint8Array(0), new Uint8Array(3), altered, state.slice(1), Uint8Array.of(...state, 0), state, view, other],
    ...[Buffer.from(state), new Uint8Array(state.length), new Uint8Array(1e5).fill(255), new Liar(state.length), new Liar(9)],
    ...[new Uint8Array(new SharedArrayBuffer(state.length)), detached(state.slice()), detached(new BigUint64Array(1))],
    ...[new Uint16Array(state.length), new Float64Array(2), new DataView(new ArrayBuffer(8)), new ArrayBuffer(8)],
    ...[new Uint32Array(0), Uint32Array.of(0, 1), new Uint32Array(1e5), detached(Uint32Array.of(1)), new Int32Array(2)],
    ...[new BigUint64Array(0), new BigUint64Array(1), new BigUint64Array(2), new BigInt64Array(1)],
    ...[globalThis, Math, Reflect, WebAssembly, game, game.views, AbortSignal.abort(), new RegelwerkError('bad_value', 'x')],
    ...[Object.assign(new Error('x'), { bytes: new Uint8Array(64).fill(255) }), { bytes: new Uint8Array(64) }],
  ];
}

/** What a call may do: answer, or refuse with one sentence. */
const told = { answered: 0, refused: 0 };
function judge(name, error) {
  assert.ok(error instanceof RegelwerkError, `${name}: ${error?.stack ?? String(error)}`);
  assert.match(error.message, /^[^\n\u0000-\u001f]{5,400}$/u, name);
  assert.doesNotMatch(error.message, /\[object|=>/, name);
  assert.equal(typeof error.kind, 'string', name);
  ++told.refused;
}
async function attempt(name, f) {
  try {
    await f();
    ++told.answered;
  } catch (error) {
    judge(name, error);
  }
}

/** A number of work that would be done as asked, for hours. */
const isLong = (value) => typeof value === 'number' && value > 1000;

/** Calls each function with good arguments of which one is exchanged for each hostile value, and some for several. */
async function attack(owner, name, good, values, { seed = 1, mayRunLong = () => false, prepare = () => {} } = {}) {
  let number = seed;
  const below = (bound) => {
    number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
    return Math.floor((number / 2 ** 32) * bound);
  };
  const call = async (args) => {
    if (args.some((value, index) => mayRunLong(index) && isLong(value))) return;
    await prepare();
    await attempt(name, () => owner[name](...args));
  };
  for (let count = 0; count <= good.length; ++count) await call(good.slice(0, count));
  for (let index = 0; index < good.length; ++index) {
    for (const value of values) await call(good.with(index, value));
  }
  for (let round = 0; good.length > 1 && round < 40; ++round)
    await call(good.map((value) => (below(2) === 0 ? value : values[below(values.length)])));
}

/** The good arguments of every function, from a position. */
function goodCalls({ rw, game, state, made, random, seat }) {
  const view = game.view(state, seat);
  const memory = game.memoryOf(view);
  const moves = [...game.moves(state)];
  const [move] = moves;
  const { events } = game.playWithEvents(state, move);
  const shown = game.shown(events, seat);
  const [line] = game.eventLines(events);
  const chosen = game.partsOf(view, move).map(({ code }) => code);
  const [part] = game.partsOf(view, move);
  const record = game.record(made);
  const refusal = (() => {
    try {
      return game.play(state, 0xffffffff);
    } catch (error) {
      return error;
    }
  })();
  const positions = (at, of) => ({
    actor: [at],
    moves: [at],
    isLegal: [at, move],
    whyNot: [at, move, 'en'],
    outcome: [at],
    standing: [at],
    hash: [at],
    validate: [at, 'en'],
    pack: [at],
    unpack: [of.pack(at)],
    text: [at],
    parse: [of.text(at)],
    json: [at],
    jsonText: [at],
    moveText: [at, move],
    moveJson: [at, move],
    parseMove: [at, of.moveText(at, move)],
  });
  return {
    Positions: positions(view, game.views),
    Game: {
      ...positions(state, game),
      team: [seat],
      geometry: [0],
      initial: [''],
      outcomeJson: [state],
      weight: [state, move],
      totalWeight: [state],
      play: [state, move],
      playWithEvents: [state, move],
      randomMove: [state, random],
      playout: [state, random, 20],
      view: [state, seat],
      viewerOf: [view],
      resample: [view, random, memory],
      memoryOf: [view],
      memoryIsExact: [memory],
      shown: [events, seat],
      events: [events],
      eventLines: [events],
      parseEvent: [line],
      apply: [view, shown],
      follow: [view, memory, shown],
      tell: [view, shown, 'en', ['Anna']],
      foretell: [view, move, 'de', ['Anna']],
      record: [made, ''],
      replay: [record],
      canTakeBack: [state, [move], seat, []],
      whyNotTakeBack: [state, [move], seat, 'en', []],
      parts: [view, []],
      partsTowards: [view, chosen.at(-1), []],
      partsOf: [view, move],
      moveOfParts: [view, chosen],
      partNamed: [view, part.kind, part.text],
      whyNotPart: [view, [], chosen[0], 'en'],
      thumb: [view, random],
      search: [view, { nodes: 50, seed: 1 }],
      explain: [view, moves.slice(0, 2), { seed: 1n }],
      table: [state],
    },
    Table: {
      reset: [state],
      state: [],
      actor: [],
      isOver: [],
      isChance: [],
      moves: [],
      advance: [move],
      play: [move],
      randomMove: [random],
    },
    Search: { run: [2], values: [], best: [] },
    Explanation: { run: [2], values: [], differences: ['en'] },
    Searcher: { search: [view, { iterations: 2, nodes: 20 }], explain: [view, moves.slice(0, 2), { rounds: 2 }], stop: [] },
    Library: {
      game: [game.title, ''],
      gameOfRecord: [game.title, record],
      random: [1, 2],
      randomNext: [random],
      randomBelow: [random, 6],
      rulesVersion: [game.title],
      ruleIds: [game.title],
      rule: [game.title, rw.ruleIds(game.title)[0], 'en'],
      settings: [game.title, 'options', 'en'],
      describe: [refusal, 'de'],
    },
  };
}

/** What a game tells of a position, to be held against itself later. */
function answers({ rw, game, state, made, seat }) {
  const view = game.view(state, seat);
  return [game.text(state), game.views.text(view), [...game.moves(state)], game.record(made), rw.ruleIds(game.title)];
}

test('every function that the types promise is attacked', async () => {
  const calls = goodCalls(await position('tock'));
  for (const [name, functions] of Object.entries(calls)) {
    const due = [...promised[name], ...(name === 'Game' ? promised.Positions : [])];
    const left = due.filter((each) => !(each in functions) && each !== 'constructor' && each !== 'close');
    assert.deepEqual(left, [], name);
    assert.ok(due.length > 2, name);
  }
  assert.equal((await library('tock')).version, (await library()).version);
});

for (const title of allTitles) {
  test(`${title}: whatever is handed over, functions answer or refuse with a sentence`, { timeout: 300_000 }, async () => {
    const at = await position(title, '', 30);
    const { rw, game, state, seat } = at;
    const { game: another, state: other } = await position(title === 'tock' ? 'samara' : 'tock', '', 10);
    const view = game.view(state, seat);
    const calls = goodCalls(at);
    const values = hostileValues({ game, state, view, other, another });
    const due = answers(at);
    const size = () => rw.memory.memory.buffer.byteLength;
    const sizes = [];
    Object.assign(told, { answered: 0, refused: 0 });
    for (let pass = 0; pass < 2; ++pass) {
      const seed = pass + 1;
      for (const [name, good] of Object.entries(calls.Library)) await attack(rw, name, good, values, { seed });
      for (const [name, good] of Object.entries(calls.Positions)) await attack(game.views, name, good, values, { seed });
      for (const [name, good] of Object.entries(calls.Game)) await attack(game, name, good, values, { seed });
      const table = game.table(state);
      for (const [name, good] of Object.entries(calls.Table))
        await attack(table, name, good, values, { seed, prepare: () => table.reset(state) });
      const search = game.search(view, { nodes: 50 });
      const explanation = game.explain(view, calls.Game.explain[1]);
      const mayRunLong = () => true;
      for (const [name, good] of Object.entries(calls.Explanation))
        await attack(explanation, name, good, values, { seed, mayRunLong });
      for (const [name, good] of Object.entries(calls.Search)) await attack(search, name, good, values, { seed, mayRunLong });
      sizes.push(size());
      assert.deepEqual(answers(at), due);
    }
    assert.equal(sizes[0], sizes[1], 'what was refused once takes no more memory');
    assert.ok(told.answered > 1000 && told.refused > 10_000, JSON.stringify(told));
  });
}

test('what loads modules, makes searchers or searches in workers answers or refuses with a sentence', { timeout: 120_000 }, async () => {
  const at = await position('tock');
  const { rw, game, state, seat } = at;
  const values = hostileValues({ game, state, view: game.view(state, seat), other: game.initial() });
  for (const value of values) {
    await attempt('load', () => load(value));
    await attempt('moduleUrl', () => moduleUrl(value));
    for (const name of ['Game', 'Table', 'Search', 'Explanation', 'Library'])
      await attempt(name, () => new regelwerk[name](value, value, value));
    for (const name of ['Table', 'Search', 'Explanation']) await attempt(name, () => new regelwerk[name](game, value, value));
    await attempt('Searcher', () => new Searcher(value).close());
    await attempt('Searcher', () => new Searcher(game, value).close());
    await attempt('createWorker', () => new Searcher(game, { createWorker: () => value }).search(at.view));
  }
  const searcher = new Searcher(game);
  for (const [name, good] of Object.entries(goodCalls(at).Searcher))
    await attack(searcher, name, good, values, { mayRunLong: () => true });
  await searcher.close();
  for (const name of ['search', 'explain']) await attack(searcher, name, goodCalls(at).Searcher[name], values.slice(0, 20));
  assert.deepEqual((await load(rw.module)).titles, ['tock']);
});

test('an array that asks the library while it is read is read as any other', async () => {
  const { game, state, made } = await position('tock');
  const asking = Object.assign([...made], {
    *[Symbol.iterator]() {
      for (const move of made) {
        game.text(state);
        game.record([]);
        yield move;
      }
    },
  });
  assert.equal(game.record(asking), game.record(made));
});
