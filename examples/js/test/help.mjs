// What several tests need.
import assert from 'node:assert/strict';
import { library, regelwerk } from './package.mjs';

const { RegelwerkError } = regelwerk;
const germanWords = /\b(ein|eine|es|ist|wird|nicht)\b/;
export const bytes = (value) => Buffer.from(value).toString('hex');

const described = await library('tock');

/** Throws a RegelwerkError of this kind, which can be described; with what `more` says. */
export function refuses(f, kind, more = {}) {
  assert.throws(f, (error) => {
    assert.ok(error instanceof RegelwerkError, String(error));
    assert.equal(error.kind, kind, error.message);
    assert.notEqual(error.message, '');
    if (error.bytes === undefined) {
      assert.equal(described.describe(error), error.message);
      assert.match(described.describe(error, 'de'), germanWords, error.message);
    }
    for (const [name, value] of Object.entries(more)) assert.deepEqual(error[name], value, name);
    return true;
  });
}

/** A game, and the first state after so many moves in which a seat has something to choose. */
export async function position(title, options = '', least = 60, seed = 11) {
  const rw = await library(title);
  const game = rw.game(title, options);
  const random = rw.random(seed);
  let state = game.initial();
  const made = [];
  while (made.length < least || typeof game.actor(state) !== 'number' || game.moves(state).length < 2) {
    if (game.actor(state) === 'nobody') return position(title, options, Math.floor(least / 2), seed + 1);
    made.push(game.randomMove(state, random));
    state = game.play(state, made.at(-1));
  }
  return { rw, game, state, made, random, seat: game.actor(state) };
}
