// What is refused, what a module lacks, and that nothing is kept.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { position, refuses } from './help.mjs';
import { here, library, regelwerk } from './package.mjs';

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
  refuses(() => game.parse('tock\0/1'), 'bad_type', { position: 4, message: 'a line must have no character zero' });
  refuses(() => game.parseMove(state, 'go:1.1\0'), 'bad_type', { position: 6 });
  for (const bad of [undefined, 5]) refuses(() => game.parseMove(state, bad), 'bad_type');
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
  refuses(() => game.initial({ first_dealer: 5 }), 'bad_setting', { setting: 'first_dealer' });
  refuses(() => rw.rule('tock', 'TK-99'), 'bad_argument');
  refuses(() => game.whyNot(state, 0, 'fr'), 'bad_argument');
  for (const bad of [null, 7, 'Anna', {}, [7], [['Anna']]])
    refuses(() => game.tell(view, new Uint8Array(0), 'en', bad), 'bad_type');
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
  for (const none of [new Error('of somebody else'), null, undefined, 'a text', { bytes: new Uint8Array(3) }])
    refuses(() => rw.describe(none, 'de'), 'bad_type');
});

test('what is refused says what it is about', async () => {
  const { rw, game, state, made, seat } = await position('tock', { seats: 2 }, 20);
  const sentence = (f) => {
    try {
      f();
    } catch (error) {
      return error;
    }
    return assert.fail('nothing was refused');
  };
  const over = game.playout(state, rw.random(1)).state;
  const ended = sentence(() => game.play(over, made[0]));
  assert.equal(ended.message, `the game is over: ${rw.rule('tock', ended.rule).sentence}`);
  assert.match(rw.describe(ended, 'de'), /^das Spiel ist vorbei: /);
  assert.equal(ended.cause, 'the game is over');
  const table = game.table(over);
  assert.match(sentence(() => table.play(made[0])).message, /^the game is over: /);
  assert.match(sentence(() => game.play(state, 2 ** 32 - 1)).message, /^this number is no move of this game: /);
  const wrong = made.find((move) => !game.isLegal(state, move));
  for (const call of [game.play, game.playWithEvents, game.moveText]) {
    const { rule, cause } = sentence(() => call.call(game, state, wrong));
    assert.deepEqual({ rule, cause }, (({ rule, cause }) => ({ rule, cause }))(game.whyNot(state, wrong)));
  }
  const record = game.record(made);
  const words = record.slice(record.indexOf(': ') + 2).split(' ');
  const altered = sentence(() => game.replay(record.replace(`: ${words[0]} `, ': fold ')));
  assert.equal(altered.word, 'fold');
  assert.match(altered.message, /^move 1, fold, cannot be read: /);
  const illegal = sentence(() => game.replay(record.replace(`: ${words[0]} `, ': A:in ')));
  assert.match(illegal.message, /^move 1, A:in, is not legal: /);
  assert.equal(sentence(() => game.record([...made, 2 ** 32 - 1])).move, made.length);
  const foreign = sentence(() => game.replay('clou rules=3 edition=standard mode=campaign players=1'));
  assert.equal(foreign.title, 'clou campaign');
  assert.match(foreign.message, /; this is of clou campaign$/);
  assert.equal(sentence(() => game.parse('samara/1 phase=play')).message, 'this is of another game: samara');
  assert.equal(sentence(() => rw.gameOfRecord('tock', 'samara rules=1')).title, 'samara');
  refuses(() => game.unpack(state), 'bad_value', { message: 'this was not packed: pack(state) makes what may be stored' });
  const packed = game.pack(state);
  assert.match(sentence(() => game.unpack(packed.slice(0, -2))).message, /there are \d+, and \d+ are due$/);
  packed[packed.length - 1] = 255;
  const entry = sentence(() => game.unpack(packed));
  assert.equal(entry.setting, null);
  assert.equal(entry.message, `this entry has a value that it cannot have: ${entry.entry}`);
  assert.equal(sentence(() => rw.game('tock', { sevn: 'split' })).setting, 'sevn');
  for (const options of [{ seats: 2.5 }, { seven: 'splitt' }])
    assert.match(sentence(() => rw.game('tock', options)).message, /^this setting has no such value; \w+ is /);
  assert.match(sentence(() => game.initial({ first_dealer: 3 })).message, /; first_dealer is 0 to 1$/);
  refuses(() => game.parseMove(state, 5), 'bad_type', { message: 'the word of a move is expected, not number' });
  const view = game.view(state, seat);
  for (const call of [
    () => game.search(view, { ms: 10 }),
    () => game.explain(view, [...game.moves(state)].slice(0, 2), { rounds: 3 }),
    () => new regelwerk.Searcher(game, { worker: null }),
  ])
    assert.match(sentence(call).message, /^there is no option "\w+"; there are \w+/);
  const others = game.memoryOf(game.view(state, 1 - seat));
  for (const call of [
    () => game.search(view, { memory: others }),
    () => game.follow(view, others, new Uint8Array(0)),
    () => game.resample(view, rw.random(1), others),
    () => game.explain(view, [...game.moves(state)].slice(0, 2), { memory: others }),
  ])
    assert.equal(sentence(call).message, `this is what seat ${1 - seat} remembers, and the view is that of seat ${seat}`);
  const own = game.follow(view, game.memoryOf(view), new Uint8Array(0)).memory;
  assert.deepEqual(own, game.memoryOf(view));
  game.search(view, { memory: own });
  refuses(() => game.memoryIsExact(others.slice(1)), 'bad_value');
});

test('a text tells by its beginning of which title it is', async () => {
  const { titleOf } = regelwerk;
  for (const title of allTitles) {
    const game = (await library(title)).game(title);
    for (const text of [game.record([]), game.text(game.initial()), game.views.text(game.view(game.initial(), 0))])
      for (const each of [text, ` ${text.toUpperCase()}`]) assert.equal(titleOf(each), title);
  }
  for (const none of ['', 'chess rules=1', 'tock', 'go:1.2', 'tocky/1']) assert.equal(titleOf(none), null);
  refuses(() => titleOf(null), 'bad_type');
});

test('a move that is not asked for is refused with what is, and a word that begins no move as such', async () => {
  const { rw, game, state: first } = await position('clockman');
  const random = rw.random(3);
  let state = first;
  while (game.actor(state) === 'chance' || !game.moveText(state, game.moves(state)[0]).startsWith('go:'))
    state = game.play(state, game.randomMove(state, random));
  for (const word of ['pass', 'accept']) {
    const refusal = (language) => game.whyNot(state, game.parseMove(state, word), language);
    assert.deepEqual([refusal('en').rule, refusal('en').cause], ['CM-68', 'due now: move']);
    assert.equal(refusal('de').cause, 'jetzt dran: Zug');
  }
  refuses(() => game.parseMove(state, 'done'), 'refused', { position: 0, message: 'no move begins like this' });
});

for (const title of allTitles) {
  test(`${title}: every refusal of a move tells what stands in the way or what is due`, async () => {
    const { game, made } = await position(title, '', 40);
    let state = game.initial();
    for (const move of made) {
      if (game.actor(state) !== 'chance')
        for (const other of made.slice(0, 40)) {
          const [cause, spoken] = ['en', 'de'].map((language) => game.whyNot(state, other, language)?.cause);
          if (cause === undefined) continue;
          assert.ok(cause && spoken && cause !== spoken, `${cause}, ${spoken}`);
        }
      state = game.play(state, move);
    }
    assert.equal(game.whyNot(state, game.moves(state)[0]), null);
  });
}

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

/** The bytes of a module of somebody else: an empty one, and one whose function `f` is a trap. */
const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const trapping = Uint8Array.of(
  ...empty,
  ...[1, 4, 1, 96, 0, 0],
  ...[3, 2, 1, 0],
  ...[7, 5, 1, 1, 102, 0, 0],
  ...[10, 5, 1, 3, 0, 0, 11],
);

test('modules load from bytes and compiled modules; anything else is refused with a sentence', async () => {
  const rw = await library('tock');
  assert.deepEqual((await load(rw.module)).titles, ['tock']);
  await assert.rejects(load(7), { kind: 'bad_type' });
  for (const title of ['chess', 'tok', 'clou kampagne', ''])
    await assert.rejects(load(title), { kind: 'bad_argument', message: /^there is no title ".*": it is one of tock, .*/ });
  refuses(() => regelwerk.moduleUrl('chess'), 'bad_argument');
  for (const address of ['chess.wasm', 'file:///no/such.wasm', new URL('file:///no/such.wasm')])
    await assert.rejects(load(address), { kind: 'not_here', message: /^there is no module to be read at .*wasm \(ENOENT\)$/ });
  await assert.rejects(load('http://[/'), { kind: 'bad_argument' });
  await assert.rejects(load('no-such-scheme:x'), { kind: 'not_here' });
  for (const page of ['<!doctype html>', '<html></html>'])
    await assert.rejects(load(`data:text/html,${page}`), { kind: 'not_here', message: /\(a page of HTML .* optimizeDeps: / });
  await assert.rejects(load('data:text/html,'), { kind: 'bad_value' });
  for (const bytes of [new Uint8Array(0), new Uint8Array(9), new TextEncoder().encode('<!doctype html>')])
    await assert.rejects(load(bytes), { kind: 'bad_value', message: /^this is no WebAssembly module: / });
  for (const foreign of [empty, trapping, new WebAssembly.Module(trapping)])
    await assert.rejects(load(foreign), { kind: 'bad_value', message: 'this is no module of this library' });
});

test('a refused setting says what it takes, and a name that there is not which ones there are', async () => {
  for (const rw of [await library('tock'), await library()]) {
    const message = (options) => {
      try {
        rw.game('tock', options);
      } catch (error) {
        return error.message;
      }
      return null;
    };
    assert.equal(message({ seats: 9 }), 'this setting has no such value; seats is 2 to 6');
    assert.match(message({ seven: 'double' }), /; seven is \w+ or \w+/);
    assert.match(message({ colour: 'red' }), /; there are seats, mode, /);
  }
});

/** What the types say that the module with all titles has, of a game or its views. */
function promised(name) {
  const types = readFileSync(`${here}api.d.ts`, 'utf8');
  const [, body] = types.match(new RegExp(`^export interface ${name}\\b(.*?)^\\}`, 'ms'));
  const views = body.match(/readonly views: Pick<[^,]*, ([^>]*)>/)?.[1] ?? '';
  const words = (text) => [...text.matchAll(/'(\w+)'(?=\s*(?:\||>|$))/gm)].map(([, word]) => word);
  const picked = words(body.replace(views, '').split(' {')[0]);
  const own = [...body.matchAll(/^ {2}(\w+)(?:<[^(]*>)?\(/gm)].map(([, each]) => each);
  return { own: [...picked, ...own], views: words(views) };
}

test('the module with all titles has what its types promise; of all else it says which module has it', async () => {
  const all = await library();
  assert.deepEqual(all.titles, allTitles);
  assert.deepEqual(all.languages, ['en']);
  const { own, views } = promised('SmallGame');
  assert.ok(own.length > 20 && views.length === 4, `${own} ${views}`);
  for (const title of allTitles) {
    const { rw: whole, state: known } = await position(title, '', 10);
    const game = all.game(title);
    const random = all.random(3);
    let state = game.initial();
    while (typeof game.actor(state) !== 'number') state = game.play(state, game.randomMove(state, random));
    const seat = game.actor(state);
    const view = game.view(state, seat);
    const [move] = game.moves(state);
    const { events } = game.playWithEvents(state, move);
    const word = game.moveText(state, move);
    const calls = {
      team: [0],
      initial: [''],
      play: [state, move],
      playWithEvents: [state, move],
      weight: [state, move],
      isLegal: [state, move],
      whyNot: [state, move],
      moveText: [state, move],
      parseMove: [state, word],
      randomMove: [state, random],
      view: [state, 0],
      viewerOf: [view],
      shown: [events, 0],
      events: [events],
      resample: [view, random],
    };
    for (const name of own.filter((each) => typeof game[each] === 'function')) game[name](...(calls[name] ?? [state]));
    for (const name of own) assert.ok(name in game, name);
    for (const name of views) game.views[name](view, ...(name === 'isLegal' ? [move] : []));
    const notHere = new RegExp(`load\\('${title}'\\)`);
    for (const f of [
      () => game.json(state),
      () => game.text(state),
      () => game.options,
      () => game.eventLines(events),
      () => game.views.whyNot(view, 0xffffffff),
      () => game.record([]),
      () => game.partsOf(view, move),
      () => game.geometry(),
      () => game.search(view),
      () => all.settings(title),
      () => all.rule(title, all.ruleIds(title)[0]),
      () => all.gameOfRecord(title, ''),
      () => new regelwerk.Searcher(game),
    ]) {
      assert.throws(f, (error) => {
        assert.equal(error.kind, 'not_here', error.message);
        assert.match(error.message, notHere);
        return true;
      });
    }
    refuses(() => game.whyNot(state, 1, 'de'), 'not_here');
    const why = game.whyNot(game.initial(), 0xffffffff);
    assert.match(why.rule, /^[A-Z]{2}-/);
    assert.notEqual(whole.game(title).text(known), '');
  }
});

test('a trap ends a call with a sentence; afterwards the module answers as before', async () => {
  const rw = await load('tock');
  const { game: sample, state: known } = await position('tock', '', 20);
  const game = rw.game('tock');
  const state = game.unpack(sample.pack(known));
  const view = game.view(state, game.actor(state));
  const due = game.text(state);
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(trapping)).exports;
  const { memory } = rw;
  const withTrap = (name, act) => {
    const { exports } = memory;
    memory.exports = { ...exports, [`regelwerk_${name}`]: f };
    act();
    if (memory.exports[`regelwerk_${name}`] === f) memory.exports = exports;
  };
  const table = game.table(state);
  const search = game.search(view, { nodes: 100 }).run(2);
  // A memory that a trap has torn is not gone on with.
  memory.u8.fill(0xff, memory.at.game, memory.at.game + 64);
  withTrap('text', () => refuses(() => game.text(state), 'bad_value'));
  assert.equal(game.text(state), due);
  refuses(() => search.run(1), 'bad_value');
  refuses(() => table.moves(), 'bad_value');
  table.reset(state);
  assert.ok(table.moves() > 0);
  const [move] = table.list;
  withTrap('advance', () => refuses(() => table.advance(move), 'bad_value'));
  refuses(() => table.state(), 'bad_value');
  table.reset(state);
  assert.deepEqual(table.state(), state);
  assert.equal(game.search(view, { nodes: 100 }).run(3).iterations, 3);
});

test('a call that the end of the stack cuts short leaves nothing behind', async () => {
  const { rw, game, state } = await position('samara', '', 20);
  const due = game.json(state);
  const { memory } = rw;
  let cut = 0;
  let tries = 0;
  const deep = () => {
    try {
      deep();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    // Only where the stack is nearly used up.
    if (++tries > 300) return;
    try {
      game.jsonText(state);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      ++cut;
    }
  };
  for (let round = 0; round < 20; ++round) {
    tries = 0;
    deep();
  }
  assert.ok(cut > 20, String(cut));
  assert.deepEqual(game.json(state), due);
  assert.equal(memory.exports.__stack_pointer.value, memory.stackTop);
});

test('a table makes only moves that are legal', async () => {
  const { game, state } = await position('tock');
  const table = game.table(state);
  for (const bad of [0xffffffff, NaN, -1, undefined, '3', 2 ** 40]) {
    assert.throws(() => table.advance(bad), regelwerk.RegelwerkError);
    assert.deepEqual(table.state(), state);
  }
  const [first] = table.list?.subarray(0, table.moves()) ?? [table.moves(), table.list[0]].slice(1);
  table.advance(first);
  assert.deepEqual(table.state(), game.play(state, first));
  // A move of the position before is checked like any other.
  if (!game.isLegal(table.state(), first)) refuses(() => table.advance(first), 'forbidden');
});

test('bytes that were sent away are refused', async () => {
  const { game, state } = await position('tock');
  const sent = state.slice();
  structuredClone(sent, { transfer: [sent.buffer] });
  refuses(() => game.moves(sent), 'bad_value');
  refuses(() => game.unpack(sent), 'refused');
  const stream = BigUint64Array.of(1n);
  structuredClone(stream, { transfer: [stream.buffer] });
  refuses(() => game.randomMove(state, stream), 'bad_type');
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
