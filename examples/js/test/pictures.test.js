// Pictures: those of the table that every language must draw alike, that nothing hidden shows, and what is refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { position, refuses } from './help.mjs';
import { bytesOf, fileOf, folder, library, nameOf, regelwerk, root } from './package.mjs';

const linesIn = (language, table) =>
  readFileSync(`${root}examples/draw/${table}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [language, ...line.split('|').map((cell) => cell.trim())]);
const lines = [...linesIn('en', 'pictures.txt'), ...linesIn('de', 'pictures.de.txt')];
const { allTitles } = regelwerk;

const draws = Object.fromEntries(
  await Promise.all(
    allTitles.map(async (title) => {
      const { loadPictures } = await import(pathToFileURL(`${folder}/${nameOf(title)}_pictures.js`));
      return [title, await loadPictures()];
    }),
  ),
);

/** 64-bit FNV-1a. */
function digest(text) {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(16).padStart(16, '0');
}

test('every title is in both tables', () => {
  for (const language of ['en', 'de'])
    assert.deepEqual(new Set(lines.filter((line) => line[0] === language).map((line) => line[1])), new Set(allTitles));
});

for (const [language, title, options, seed, moves, viewer, size, due] of lines) {
  test(`${language} | ${title} | ${options} | ${seed} | ${moves}`, async () => {
    const rw = await library(title);
    const game = rw.game(title, options);
    const random = rw.random(Number(seed));
    let state = game.initial();
    for (let made = 0; made < Number(moves) && game.actor(state) !== 'nobody'; ++made)
      state = game.play(state, game.randomMove(state, random));
    const view = game.view(state, viewer === 'spectator' ? viewer : Number(viewer));
    const svg = draws[title].svg(game, view, language);
    assert.deepEqual([Buffer.byteLength(svg), digest(svg)], [Number(size), due]);
    // Another deal of all that is hidden.
    const other = game.view(game.resample(view, random), game.viewerOf(view));
    assert.equal(draws[title].svg(game, other, language), svg);
  });
}

test('games of the module with all titles are drawn, too', async () => {
  const all = await library();
  const game = all.game('samara', { seats: 2 });
  const own = (await library('samara')).game('samara', { seats: 2 });
  const [one, other] = [game, own].map((each) => draws.samara.svg(each, each.view(each.initial(), 0)));
  assert.equal(one, other);
});

test('what cannot be drawn is refused, and what can is drawn after it', async () => {
  const { game, state, seat } = await position('tock');
  const view = game.view(state, seat);
  const { tock, clou } = draws;
  const svg = tock.svg(game, view);
  assert.equal(tock.svg(game, view, 'en'), svg);
  for (const other of ['fr', 'DE', null, 7]) refuses(() => tock.svg(game, view, other), 'bad_argument');
  const altered = Uint8Array.from(view, (byte, at) => (at === 3 ? byte ^ 1 : byte));
  refuses(() => tock.svg(game, altered), 'bad_value');
  refuses(() => tock.svg(game, state), 'bad_value');
  refuses(() => tock.svg(game.library.game('tock', 'seats=2'), view), 'bad_value');
  for (const other of [null, undefined, 7, 'view', {}, []]) refuses(() => tock.svg(game, other), 'bad_type');
  for (const other of [null, undefined, 7, {}, game.views]) refuses(() => tock.svg(other, view), 'bad_type');
  refuses(() => clou.svg(game, view), 'not_here', { message: 'this module draws clou, not tock' });
  assert.equal(tock.svg(game, view), svg);
});

test('a module that does not draw is refused, and one from elsewhere is loaded', async () => {
  const { loadPictures } = await import(pathToFileURL(`${folder}/tock_pictures.js`));
  await assert.rejects(loadPictures(bytesOf(fileOf('tock'))), { kind: 'not_here', message: /does not draw/ });
  await assert.rejects(loadPictures(bytesOf('package.json')), { kind: 'bad_value' });
  assert.deepEqual((await loadPictures(bytesOf('clou_pictures.wasm'))).titles, ['clou']);
});
