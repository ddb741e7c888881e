// A game of this library as a Game object of boardgame.io. The master holds the whole state; what it sends to a client is
// the view of its seat, and what that seat was shown of the last move. Nothing of boardgame.io is imported here.
import { RegelwerkError, checkKey, lookedAt, optionsOf, refuseType } from './error.js';
import { checkGame } from './positions.js';

/** What a move of boardgame.io answers when it is refused: INVALID_MOVE of boardgame.io/core. */
const invalidMove = 'INVALID_MOVE';
/** What a client might send to alter the course of a game by something else than moves. */
const eventNames = ['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setActivePlayers', 'setPhase', 'setStage'];

// --- Bytes in JSON ---

const toText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The bytes of a field of G, which may come from anywhere. */
function field(G, name) {
  return lookedAt('a G of this game', () => {
    if (G === null || typeof G !== 'object') refuseType('a G of this game', G);
    if (typeof G[name] !== 'string') refuseType(`a G of this game with ${name}`, G);
    return toBytes(G[name]);
  });
}
const hasView = (G) => lookedAt('a G of this game', () => G?.view !== undefined);

// --- What clients ask ---

/** The view that a client was sent; of the master's own G, that of a viewer. */
export function viewOf(game, G, viewer = 'spectator') {
  checkGame(game);
  return hasView(G) ? game.views.unpack(field(G, 'view')) : game.view(stateOf(game, G), viewer);
}
/** What the viewer was shown of the last move; of an entry of the log, `entry.metadata`, what everybody was shown. */
export const eventsOf = (G) => field(G, 'events');

/** The legal moves as words; none if it is the turn of somebody else. */
export function movesOf(game, G, viewer = 'spectator') {
  const view = viewOf(game, G, viewer);
  return Array.from(game.views.moves(view), (move) => game.views.moveText(view, move));
}

/** Why a word is no legal move; null if it is one. */
export function whyNot(game, G, word, language = 'en') {
  const view = viewOf(game, G);
  const { library, views } = game;
  return unlessRefused(
    () => views.whyNot(view, views.parseMove(view, word), language),
    (error) => {
      if (error.kind !== 'refused') throw error;
      return { rule: null, sentence: library.describe(error, language), cause: null };
    },
  );
}

// --- What the master does ---

const stateOf = (game, G) => game.unpack(field(G, 'state'));
const actorOf = (game, G) => game.actor(stateOf(game, G));
const isChance = (game, G) => actorOf(game, G) === 'chance';

/** A key that nobody can guess. */
const secretKey = () => crypto.getRandomValues(new BigUint64Array(1))[0];

/** The seat of a client; whoever has none is a spectator. */
function viewerOf(game, playerID) {
  const seat = Number(playerID);
  return String(seat) === playerID && Number.isInteger(seat) && seat >= 0 && seat < game.seats ? seat : 'spectator';
}

/** What `ask` answers, or else what `refused` makes of the library's refusal. */
function unlessRefused(ask, refused) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RegelwerkError) return refused(error);
    throw error;
  }
}

/** The legal move that a word means; null if it means none. */
function moveOf(game, state, word) {
  const move = unlessRefused(
    () => game.parseMove(state, word),
    () => null,
  );
  return move !== null && game.isLegal(state, move) ? move : null;
}

/**
 * G after these moves of a seat and all draws of chance that follow. The random stream begins when it is first needed:
 * boardgame.io sends the state that a match began with to everybody, as it is.
 */
function played({ game, key }, G, chosen) {
  const before = stateOf(game, G);
  const random = G.random === null ? game.library.random(checkKey('a key', key())) : BigUint64Array.of(BigInt(G.random));
  const [moves, happened] = [[], []];
  let state = before;
  const make = (move) => {
    const next = game.playWithEvents(state, move);
    state = next.state;
    moves.push(move);
    happened.push(...next.events);
  };
  chosen.forEach(make);
  while (game.actor(state) === 'chance') make(game.randomMove(state, random));
  const seat = game.actor(before);
  return {
    state: toText(game.pack(state)),
    random: String(random[0]),
    events: toText(happened),
    undoable: game.actor(state) === seat && game.canTakeBack(before, moves, seat),
  };
}

/** The same; the log shows of it what everybody may know. */
function logged(match, G, chosen, log) {
  const next = played(match, G, chosen);
  log.setMetadata({ events: toText(match.game.shown(toBytes(next.events), 'spectator')) });
  return next;
}
function begin(match, { G, log }) {
  return isChance(match.game, G) ? logged(match, G, [], log) : invalidMove;
}
function play(match, { G, playerID, log }, word) {
  const { game } = match;
  const state = stateOf(game, G);
  const move = String(game.actor(state)) === playerID ? moveOf(game, state, word) : null;
  return move === null ? invalidMove : logged(match, G, [move], log);
}
/** One move, found by its name and by no name that all objects have; its words might tell others more than its events. */
const onlyMove = (name, move) =>
  Object.assign(Object.create(null), {
    [name]: { move, client: false, redact: true, undoable: ({ G }) => G.undoable },
  });

/** A match begins by a move, since what chance draws in its setup would be sent to everybody. */
const beginning = (match) => ({
  start: true,
  moves: onlyMove('begin', (context) => begin(match, context)),
  turn: { activePlayers: { all: null } },
  endIf: ({ G }) => !isChance(match.game, G),
  next: 'play',
});
/** Then the seat that the rules name is to act; a turn lasts until they name another one. */
function playing(match) {
  const seatToAct = ({ G }) => Number(actorOf(match.game, G));
  return {
    moves: onlyMove('play', (context, word) => play(match, context, word)),
    turn: {
      order: { first: seatToAct, next: seatToAct },
      endIf: ({ G, ctx }) => String(seatToAct({ G })) !== ctx.currentPlayer,
    },
  };
}

/** False if boardgame.io and the game agree on whose turn it is, which an event may alter that a client made up. */
function disagreement(game, G, ctx) {
  const actor = actorOf(game, G);
  const isOver = ctx.gameover !== undefined;
  if (isOver || actor === 'nobody') return isOver && actor === 'nobody' ? false : 'the rules end the game';
  if (ctx.playOrder.length !== game.seats) return 'the rules say who plays';
  if (actor === 'chance') return ctx.phase === 'begin' ? false : 'the game has not begun';
  const isTurn = ctx.phase === 'play' && ctx.activePlayers === null && ctx.currentPlayer === String(actor);
  return isTurn ? false : 'the rules say whose turn it is';
}

/** What a client is sent of G. */
function shownTo(game, { G, ctx, playerID }) {
  const viewer = viewerOf(game, playerID);
  return {
    view: toText(game.views.pack(game.view(stateOf(game, G), viewer))),
    events: toText(game.shown(field(G, 'events'), viewer)),
    undoable: G.undoable && ctx.currentPlayer === playerID,
  };
}

/** What a match cannot begin with, in a sentence. */
function whyNotSetup({ game, start }, facts, players) {
  if (players !== game.seats) return `this game has ${game.seats} seats, not ${players}`;
  return unlessRefused(
    () => void game.initial(facts ?? start),
    ({ message }) => message,
  );
}
function setup(match, facts, players) {
  const why = whyNotSetup(match, facts, players);
  if (why !== undefined) throw new RegelwerkError('bad_argument', why);
  const { game, start } = match;
  return { state: toText(game.pack(game.initial(facts ?? start))), random: null, events: '', undoable: false };
}

/** All moves that a player may make, for boardgame.io's bots. */
function movesFor(game, G, ctx, playerID) {
  if (ctx.phase === 'begin') return [{ move: 'begin', args: [] }];
  return movesOf(game, G, viewerOf(game, playerID)).map((word) => ({ move: 'play', args: [word] }));
}

/** A Game object of boardgame.io for the master and all clients. */
export function boardgame(game, options = {}) {
  checkGame(game);
  const { name, start, key } = optionsOf(options, { name: game.title.replaceAll(' ', '_'), start: '', key: secretKey });
  if (typeof name !== 'string') refuseType('a name', name);
  if (typeof key !== 'function') refuseType('a function that answers a key', key);
  // What is wrong with the facts, and whether the module has all that is needed, shows here.
  game.canTakeBack(game.initial(start), [], 0);
  const match = { game, start, key };
  return {
    name,
    minPlayers: game.seats,
    maxPlayers: game.seats,
    validateSetupData: (facts, players) => whyNotSetup(match, facts, players),
    setup: ({ ctx }, facts) => setup(match, facts, ctx.numPlayers),
    phases: { begin: beginning(match), play: playing(match) },
    events: Object.fromEntries(eventNames.map((each) => [each, false])),
    endIf: ({ G }) => game.outcome(stateOf(game, G)) ?? undefined,
    playerView: (context) => shownTo(game, context),
    plugins: [{ name: 'regelwerk', isInvalid: ({ G, ctx }) => disagreement(game, G, ctx) }],
    ai: { enumerate: (G, ctx, playerID) => movesFor(game, G, ctx, playerID) },
  };
}
