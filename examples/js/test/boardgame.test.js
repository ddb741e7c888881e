// The Game objects for boardgame.io on its own master: whole games of all titles, and that clients get nothing but what
// their viewers may know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes, position, refuses } from './help.mjs';
import {
  Client,
  CreateGameReducer,
  INVALID_MOVE,
  InitializeGame,
  Match,
  RandomBot,
  adapter,
  copy,
  getFilterPlayerView,
  idOf,
  matchID,
} from './match.mjs';
import { library, nameOf, regelwerk, trajectories } from './package.mjs';

const { allTitles } = regelwerk;
const { boardgame, eventsOf, movesOf, viewOf, whyNot } = adapter;
const key = 2026n;

/** Of each title what is usual, and the shortest game of the table that all platforms share. */
const played = allTitles.flatMap((title) => {
  const rows = trajectories.filter((row) => row[0] === title);
  const [shortest] = rows.toSorted((one, other) => one[3] - other[3]);
  return [...new Set([rows[0][1], shortest[1]])].map((options) => [title, options]);
});
const begun = async (title, options = '', settings = {}) => {
  const rw = await library(title);
  return { rw, match: new Match(rw.game(title, options), { key: () => key }, settings) };
};

for (const [title, options] of played) {
  test(`${title} ${options}: a whole game, in which all clients know what their viewers may`, async () => {
    const { rw, match } = await begun(title, options);
    const { game, clients, viewers } = match;
    const [random, choices] = [rw.random(key), rw.random(5)];
    let own = game.initial();
    const drawChance = () => {
      while (game.actor(own) === 'chance') own = game.play(own, game.randomMove(own, random));
    };
    match.check();
    let views = viewers.map((_, index) => match.viewAt(index));
    const follow = () => {
      match.check();
      assert.equal(bytes(match.state), bytes(own), 'the master plays as the library does');
      views = views.map((view, index) => {
        const next = game.apply(view, eventsOf(clients[index].getState().G));
        assert.equal(bytes(next), bytes(match.viewAt(index)), 'what was shown leads from view to view');
        return next;
      });
    };
    drawChance();
    match.begin();
    if (game.actor(game.initial()) === 'chance') follow();
    while (!match.isOver) {
      const word = match.choose(rw, choices);
      own = game.play(own, game.parseMove(own, word));
      drawChance();
      match.play(word);
      follow();
    }
    for (const client of clients) assert.deepEqual(client.getState().ctx.gameover, game.outcome(own));
    match.stop();
  });
}

// --- What a client is sent ---

/** What the master would send to a viewer after this action, if it held another state. */
function sentBy(match, held, action, viewer) {
  const next = CreateGameReducer({ game: match.table })(held, action);
  const message = { type: 'update', args: [matchID, next] };
  return { next, message: JSON.stringify(getFilterPlayerView(match.table)(idOf(viewer), message)) };
}
const playAction = (seat, word) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'play', args: [word], playerID: String(seat) },
});
/** What a viewer can see of what the master holds. */
const seenOf = (game, { G }, viewer) => {
  const state = game.unpack(Buffer.from(G.state, 'base64'));
  return bytes(game.view(state, viewer)) + bytes(game.shown(eventsOf(G), viewer));
};

/** Words for a seat in a world: of the mover its own, of others some that it might have chosen there. */
function otherWords(rw, game, world, word, isMover, random) {
  if (isMover) return [word];
  const moves = game.moves(world);
  return [
    word,
    ...Array.from({ length: 6 }, () => game.moveText(world, moves[rw.randomBelow(random, moves.length)])),
  ];
}

/** What a viewer is sent when it comes back. */
function syncOf(match, held, log, viewer) {
  const { initialState } = match.master.storageAPI.fetch(matchID, { initialState: true });
  const message = { type: 'sync', args: [matchID, { state: held, log, initialState, filteredMetadata: [] }] };
  return JSON.stringify(getFilterPlayerView(match.table)(idOf(viewer), message));
}
/** The log if all others had chosen other words. */
const otherLog = (log, viewer) =>
  log.map((entry) => {
    const { action } = entry;
    if (action.type !== 'MAKE_MOVE' || action.payload.playerID === idOf(viewer)) return entry;
    return { ...entry, action: { ...action, payload: { ...action.payload, args: ['another word'] } } };
  });

const totals = { messages: 0, states: 0, words: 0 };

/** Asks after a move whether a viewer would have been sent the same in another world, or of another move. */
function compareWorlds(rw, match, { held, log, state }, word, viewer, worlds) {
  const { game } = match;
  const message = match.sent.get(viewer).at(-1);
  const seat = game.actor(state);
  assert.equal(sentBy(match, held, playAction(seat, word), viewer).message, message, 'the master sends this');
  const seen = seenOf(game, match.held, viewer);
  const world = game.resample(game.view(state, viewer), worlds);
  const other = { ...held, G: { ...held.G, state: Buffer.from(game.pack(world)).toString('base64') } };
  assert.equal(syncOf(match, other, otherLog(log, viewer), viewer), syncOf(match, held, log, viewer));
  for (const choice of otherWords(rw, game, world, word, viewer === seat, worlds)) {
    if (!game.isLegal(world, game.parseMove(world, choice))) continue;
    const sent = sentBy(match, other, playAction(seat, choice), viewer);
    if (seenOf(game, sent.next, viewer) !== seen) continue;
    assert.equal(sent.message, message, `to ${viewer}, who saw the same of ${choice} as of ${word}`);
    ++totals.messages;
    totals.states += Number(bytes(world) !== bytes(state));
    totals.words += Number(choice !== word);
  }
}

for (const [title, options] of trajectories) {
  test(`${title} ${options}: what is sent is the same in all worlds that look the same`, async () => {
    const { rw, match } = await begun(title, options);
    const [choices, worlds] = [rw.random(8), rw.random(9)];
    match.begin();
    for (let move = 0; move < 40 && !match.isOver; ++move) {
      const { held, log, state } = match;
      const word = match.choose(rw, choices);
      match.play(word);
      for (const viewer of match.viewers) compareWorlds(rw, match, { held, log, state }, word, viewer, worlds);
    }
    match.stop();
  });
}

test('many of these worlds and words were others', () => {
  assert.ok(totals.states > 1000 && totals.words > 100, JSON.stringify(totals));
});

for (const title of allTitles) {
  test(`${title}: what a match begins with, which everybody is sent as it is, hides nothing`, async () => {
    const { rw, match } = await begun(title);
    const { game, viewers } = match;
    for (const viewer of viewers) {
      const [sync] = match.sent.get(viewer).map((text) => JSON.parse(text));
      const { G } = sync.args[1].initialState;
      assert.deepEqual(G, { state: G.state, random: null, events: '', undoable: false });
      const state = game.unpack(Buffer.from(G.state, 'base64'));
      const random = rw.random(1);
      for (let world = 0; world < 8; ++world)
        assert.equal(bytes(game.resample(game.view(state, viewer), random)), bytes(state));
    }
    match.stop();
  });
}

// --- What is refused, and why ---

/** What `f` makes boardgame.io complain of. */
function complaints(t, f) {
  const { mock } = t.mock.method(console, 'error', () => {});
  try {
    f();
    return mock.calls.map((call) => call.arguments.join(' '));
  } finally {
    mock.restore();
  }
}
/** A match after some moves, before it is over, and their words. */
async function middle(title, most = 25) {
  const { rw, match } = await begun(title);
  const [random, made] = [rw.random(3), []];
  match.begin();
  while (made.length < most) {
    const word = match.choose(rw, random);
    match.play(word);
    if (match.isOver) return middle(title, made.length);
    made.push(word);
  }
  return { rw, match, made };
}

const takenBack = { true: 0, false: 0 };

for (const title of allTitles) {
  test(`${title}: an illegal move is refused, and the client can say why`, async (t) => {
    const { match, made } = await middle(title);
    const { game, held, active } = match;
    const { G } = active.getState();
    const legal = movesOf(game, G);
    for (const word of legal) assert.equal(whyNot(game, G, word), null);
    const illegal = [...made, ...made.map((word) => `${word}1`), 'nonsense', ''].filter(
      (word) => whyNot(game, G, word) !== null,
    );
    assert.ok(illegal.length > made.length);
    const before = copy([held.G, held.ctx]);
    for (const word of illegal) {
      const [english, german] = ['en', 'de'].map((language) => whyNot(game, G, word, language));
      assert.equal(english.rule, german.rule);
      assert.notEqual(english.sentence, german.sentence);
      assert.match(complaints(t, () => active.moves.play(word)).join(), /invalid move/);
      assert.deepEqual(copy([match.held.G, match.held.ctx]), before);
      match.check();
    }
    for (const bad of [undefined, null, 7, {}, [legal[0]]])
      assert.match(complaints(t, () => active.moves.play(bad)).join(), /invalid move/);
    const { move } = match.table.phases.play.moves.play;
    const log = { setMetadata: () => assert.fail('nothing happened') };
    const seat = held.ctx.currentPlayer;
    for (const [playerID, word] of [[seat, 'nonsense'], ['9', legal[0]], [undefined, legal[0]], [null, legal[0]]])
      assert.equal(move({ G: held.G, playerID, log }, word), INVALID_MOVE);
    match.check();
    match.stop();
  });

  test(`${title}: nothing but moves alters the course of a game`, async (t) => {
    const { rw, match } = await middle(title);
    const { held, active } = match;
    assert.deepEqual(active.events, {});
    const send = (type, payload) => {
      const playerID = match.held.ctx.currentPlayer;
      return complaints(t, () => active.store.dispatch({ type, payload: { args: [], playerID, ...payload } }));
    };
    for (const [event, ...args] of [
      ['endGame', { winners: [0] }],
      ['endTurn', { next: '0' }],
      ['pass', { remove: true }],
      ['endPhase'],
      ['setPhase', 'begin'],
      ['setActivePlayers', { all: null }],
      ['setStage', 'x'],
      ['endStage'],
    ]) {
      send('GAME_EVENT', { type: event, args });
      assert.deepEqual(match.held.G, held.G, event);
      for (const name of ['phase', 'activePlayers', 'currentPlayer', 'playOrder', 'gameover'])
        assert.deepEqual(match.held.ctx[name], held.ctx[name], event);
    }
    for (const type of ['begin', 'constructor', 'toString', '__proto__', 'valueOf']) {
      send('MAKE_MOVE', { type });
      assert.deepEqual(match.held.G, held.G, type);
    }
    match.check();
    match.play(match.choose(rw, rw.random(1)));
    match.check();
    match.stop();
  });

  test(`${title}: what may be taken back is, and nothing else`, async (t) => {
    const { rw, match } = await begun(title);
    const random = rw.random(6);
    match.begin();
    for (let move = 0; move < 60 && !match.isOver; ++move) {
      const { held, active } = match;
      match.play(match.choose(rw, random));
      if (match.isOver) break;
      const after = match.held;
      const { undoable } = active.getState().G;
      ++takenBack[undoable];
      complaints(t, () => active.undo());
      assert.deepEqual(match.held.G, undoable ? held.G : after.G);
      match.check();
      if (undoable) complaints(t, () => active.redo());
      assert.deepEqual(match.held.G, after.G);
      match.check();
    }
    match.stop();
  });

  test(`${title}: boardgame.io's bots play, from what a seat knows as from what the master has`, async () => {
    const { match } = await middle(title);
    const { game, table, held, active } = match;
    const { enumerate } = table.ai;
    const { ctx, G } = active.getState();
    const words = movesOf(game, G);
    assert.deepEqual(
      enumerate(G, ctx, ctx.currentPlayer),
      words.map((word) => ({ move: 'play', args: [word] })),
    );
    assert.deepEqual(enumerate(held.G, ctx, ctx.currentPlayer), enumerate(G, ctx, ctx.currentPlayer));
    for (const id of ['7', 'x', '', '0.0', null]) assert.deepEqual(enumerate(held.G, ctx, id), []);
    assert.deepEqual(movesOf(game, match.held.G, Number(ctx.currentPlayer)), words);
    match.stop();
    const reduce = CreateGameReducer({ game: table });
    let state = InitializeGame({ game: table, numPlayers: game.seats });
    for (let move = 0; move < 30 && state.ctx.gameover === undefined; ++move) {
      const bot = new RandomBot({ game: table, enumerate, seed: move });
      state = reduce(state, (await bot.play(state, state.ctx.currentPlayer)).action);
      assert.equal(state._stateID, move + 1);
    }
  });

  test(`${title}: without a master a client holds it all, and shows a seat's view`, async () => {
    const rw = await library(title);
    const game = rw.game(title);
    const client = new Client({ game: boardgame(game), numPlayers: game.seats, debug: false });
    const { ctx } = client.getState();
    if (ctx.phase === 'begin') client.moves.begin();
    client.updatePlayerID(client.getState().ctx.currentPlayer);
    const [word] = movesOf(game, client.getState().G);
    client.moves.play(word);
    assert.notEqual(client.getState().G.events, '');
    assert.equal(client.log.filter(({ action }) => action.payload.args?.[0] === word).length, 1);
  });
}

test('many moves were taken back, and many could not be', () => {
  assert.ok(takenBack.true > 20 && takenBack.false > 20, JSON.stringify(takenBack));
});

test('a Game object is made of a game with everything, and of good options', async () => {
  const rw = await library('tock');
  const game = rw.game('tock', { seats: 3 });
  const table = boardgame(game);
  assert.deepEqual([table.name, table.minPlayers, table.maxPlayers], ['tock', 3, 3]);
  for (const title of allTitles)
    assert.equal(boardgame((await library(title)).game(title)).name, nameOf(title), 'boardgame.io takes no blanks');
  assert.equal(boardgame(game, { name: 'three' }).name, 'three');
  const all = await library();
  refuses(() => boardgame(all.game('tock')), 'not_here');
  refuses(() => boardgame({}), 'bad_type');
  refuses(() => boardgame(game, null), 'bad_type');
  refuses(() => boardgame(game, { name: 3 }), 'bad_type');
  refuses(() => boardgame(game, { key: 3n }), 'bad_type');
  refuses(() => boardgame(game, { start: 'first_dealer=9' }), 'bad_setting');
  assert.equal(table.validateSetupData(undefined, 3), undefined);
  assert.equal(table.validateSetupData({ first_dealer: 1 }, 3), undefined);
  assert.match(table.validateSetupData({ first_dealer: 9 }, 3), /first_dealer/);
  assert.equal(table.validateSetupData(undefined, 2), 'this game has 3 seats, not 2');
  refuses(() => InitializeGame({ game: table, numPlayers: 2 }), 'bad_argument');
  const facts = { first_dealer: 1 };
  const { G } = InitializeGame({ game: table, numPlayers: 3, setupData: facts });
  assert.equal(bytes(Buffer.from(G.state, 'base64')), bytes(game.pack(game.initial(facts))));
  const usual = InitializeGame({ game: boardgame(game, { start: facts }), numPlayers: 3 });
  assert.deepEqual(usual.G, G);
});

test('two matches are never alike, but of the same key', async () => {
  const game = (await library('tock')).game('tock');
  const streams = [{}, {}, { key: () => 1 }, { key: () => 1 }].map((options) => {
    const match = new Match(game, options).begin();
    match.stop();
    return match.held.G.random;
  });
  assert.equal(new Set(streams).size, 3);
  const table = boardgame(game, { key: () => 'x' });
  const action = { type: 'MAKE_MOVE', payload: { type: 'begin', args: [], playerID: '0' } };
  const state = InitializeGame({ game: table, numPlayers: game.seats });
  refuses(() => CreateGameReducer({ game: table })(state, action), 'bad_type');
});

test('what is no G is refused with a sentence', async () => {
  const { game } = await position('tock');
  const broken = {
    get view() {
      throw new Error('no');
    },
  };
  for (const bad of [null, undefined, 3, {}, { view: 3 }, { state: null }, { view: '§' }, broken])
    for (const f of [viewOf, movesOf]) refuses(() => f(game, bad), 'bad_type');
  refuses(() => viewOf(game, { view: 'AAAA' }), 'refused');
  refuses(() => eventsOf(null), 'bad_type');
  refuses(() => whyNot(game, {}, 'x'), 'bad_type');
  const { G } = new Match(game).clients[0].getState();
  refuses(() => whyNot(game, G, 3), 'bad_type');
  refuses(() => whyNot(game, G, 'x', 'fr'), 'bad_argument');
});
