// The start page, and what the browser is told of the page as a whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, choose, eventually, goTo, keptGame, show, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

test('games go on from the start page: who plays, whose turn it is, those that are over last', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ language: 'de' });
    const games = [await keptGame(await moduleOf('tock'), 'tock', 2), await keptGame(await moduleOf('samara'), 'samara', 1e9)];
    for (const game of games) await show(page, home, game);
    // What was kept before whose turn it is was kept too.
    await goTo(page, home);
    await eventually(() => page.locator('.saved b').allTextContents(), ['', '']);
    await page.evaluate(() => {
      const name = (key, change) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...change }));
      const player = { kind: 'person', name: 'Ada' };
      name('regelwerk sitting tock 2', { actor: 0, at: 1, players: [player, { kind: 'person' }, { kind: 'thumb' }, { kind: 'thumb' }] });
      name('regelwerk sitting samara 1000000000', { actor: 'nobody', at: 2 });
    });
    await page.reload();
    const told = () => page.locator('.saved li > div').evaluateAll((all) => all.map((each) => [...each.children].slice(0, 3).map(({ textContent }) => textContent)));
    await eventually(told, [
      ['Tock', 'Ada, Orange und 2 Computer', 'Ada ist am Zug.'],
      ['Samara', 'Du und 3 Computer', 'Das Spiel ist aus.'],
    ]);
    assert.deepEqual(faults, []);
  }));

test('every title has a picture and its ways; every screen has a title; the page can be installed', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, home);
    const pictures = page.locator('.titles .picture');
    await eventually(() => pictures.count(), titles.length);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await eventually(() => pictures.evaluateAll((all) => all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)), true);
    for (const [at, [address, name]] of [['new', 'Clockman'], ['course', 'Learn Clockman by doing'], ['learn', 'Rules of Clockman'], ['sandbox', 'Set up a position of Clockman']].entries()) {
      await goTo(page, home);
      await eventually(() => page.title(), 'Regelwerk');
      await page.locator('.card', { hasText: 'Clockman' }).locator('a').nth(at).click();
      await page.waitForURL(`**/#/${address}/clockman**`);
      await eventually(() => page.title(), `${name} – Regelwerk`);
    }
    const linked = (rel) => page.locator(`link[rel=${rel}]`).getAttribute('href');
    const [manifestAt, iconAt] = [await linked('manifest'), await linked('icon')];
    const file = async (path) => (await page.request.get(new URL(path, home).href)).text();
    const manifest = JSON.parse(await file(manifestAt));
    assert.match(await file(manifest.icons[0].src), /^<svg/);
    assert.equal(await file(iconAt), await file(manifest.icons[0].src));
    assert.match(await file('offline.js'), /icon\.svg.*regelwerk\.webmanifest/);
    await goTo(page, home);
    await choose(page.locator('select[name=theme]'), 'dark');
    await page.reload();
    await eventually(() => page.evaluate(() => getComputedStyle(document.body).colorScheme), 'dark');
    assert.deepEqual(faults, []);
  }));
