// A match on the master of boardgame.io that lies in the same program, with a client for each seat and a spectator, and
// all that it sends to each of them.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bytes } from './help.mjs';
import { folder, tools } from './package.mjs';

const require = createRequire(`${tools}/`);
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
export const { CreateGameReducer, InitializeGame, getFilterPlayerView } = require('boardgame.io/internal');
export const { INVALID_MOVE } = require('boardgame.io/core');
export const { RandomBot } = require('boardgame.io/ai');
export const adapter = await import(pathToFileURL(`${folder}/boardgame.js`));
export { Client };
const { boardgame, viewOf } = adapter;

export const viewersOf = (game) => [...Array(game.seats).keys(), 'spectator'];
export const idOf = (viewer) => (viewer === 'spectator' ? null : String(viewer));
export const matchID = 'a match';
export const copy = (value) => JSON.parse(JSON.stringify(value));
const drawn = (rw, random, list) => list[rw.randomBelow(random, list.length)];

export class Match {
  constructor(game, options = {}, settings = {}) {
    this.game = game;
    this.table = { ...boardgame(game, options), seed: 'the same for all', ...settings };
    this.viewers = viewersOf(game);
    this.sent = new Map(this.viewers.map((viewer) => [viewer, []]));
    const local = Local();
    this.clients = this.viewers.map((viewer) => this.client(local, viewer));
    for (const client of this.clients) client.start();
    this.master = this.clients[0].transport.master;
  }
  client(local, viewer) {
    const multiplayer = (settings) =>
      local({
        ...settings,
        transportDataCallback: (data) => {
          this.sent.get(viewer).push(JSON.stringify(data));
          settings.transportDataCallback(data);
        },
      });
    const { game, table } = this;
    return new Client({ game: table, matchID, numPlayers: game.seats, playerID: idOf(viewer), multiplayer, debug: false });
  }
  stop() {
    for (const client of this.clients) client.stop();
  }

  /** What the master holds. */
  get held() {
    return this.master.storageAPI.fetch(matchID, { state: true }).state;
  }
  get log() {
    return this.master.storageAPI.fetch(matchID, { log: true }).log;
  }
  get state() {
    return this.game.unpack(Buffer.from(this.held.G.state, 'base64'));
  }
  get isOver() {
    return this.held.ctx.gameover !== undefined;
  }
  /** The client that is to act. */
  get active() {
    return this.clients[Number(this.held.ctx.currentPlayer)];
  }
  viewAt(index) {
    return viewOf(this.game, this.clients[index].getState().G);
  }

  /** Lets chance set the game up, if it does. */
  begin() {
    if (this.held.ctx.phase === 'begin') this.clients.at(-2).moves.begin();
    assert.equal(this.held.ctx.phase, 'play');
    return this;
  }
  /** A legal move of the seat that is to act, at random, drawn from what its client knows. */
  choose(rw, random) {
    const { views } = this.game;
    const view = viewOf(this.game, this.active.getState().G);
    return views.moveText(view, drawn(rw, random, views.moves(view)));
  }
  play(word) {
    const { _stateID } = this.held;
    this.active.moves.play(word);
    assert.equal(this.held._stateID, _stateID + 1, `${word} was refused`);
  }
  /** What all clients have is what their viewers may know of what the master has. */
  check() {
    const { game, held, state } = this;
    this.viewers.forEach((viewer, index) => {
      const client = this.clients[index].getState();
      assert.equal(bytes(this.viewAt(index)), bytes(game.view(state, viewer)));
      assert.deepEqual(Object.keys(client.G), ['view', 'events', 'undoable']);
      assert.deepEqual(client.ctx, held.ctx);
      const mayAct = held.ctx.phase === 'begin' ? viewer !== 'spectator' : game.actor(state) === viewer;
      assert.equal(client.isActive, mayAct);
      // The state that a match begins with is the only one that is sent; then there is no random stream.
      if (held.G.random === null) return;
      const last = this.sent.get(viewer).at(-1);
      for (const secret of [held.G.state, held.G.random]) assert.ok(!last.includes(secret), `sent to ${viewer}: ${last}`);
    });
  }
}
