import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, choose, eventually, goTo, length, ready, take, takeOpen, titles } from './help.mjs';

/** Presses something that is open, on the board or beside it. */
const decide = (page, turn) => takeOpen(page, turn, '[data-part], [data-target][aria-disabled="false"]');

test('a game is there again after the page was closed in the middle', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'samara');
    for (let turn = 0; turn < 6 && (await ready(page)); ++turn) await decide(page, turn);
    await ready(page);
    const before = await length(page);
    const told = await page.locator('.log li').first().textContent();
    await page.reload();
    await ready(page);
    await eventually(() => length(page), before);
    await eventually(() => page.locator('.log li').first().textContent(), told);
    await goTo(page, home);
    await eventually(() => page.locator('.saved li').count(), 1);
    assert.deepEqual(faults, []);
  }));

test('what is refused is told with its rule, and changes nothing', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'samara');
    await ready(page);
    const before = await length(page);
    await page.locator('input[name=move]').fill('nonsense');
    await page.locator('.typed button').click();
    await eventually(() => page.locator('.refusal').textContent(), /./);
    await page.locator('input[name=move]').fill('take:saw@9,1');
    await page.locator('.typed button').click();
    await eventually(() => page.locator('.refusal').textContent(), /SM-\d+/);
    assert.equal(await length(page), before);
    assert.deepEqual(faults, []);
  }));

test('moves are taken back, looked at again and played on from', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'clou');
    let decided = 0;
    for (let turn = 0; (await length(page)) < 2; ++turn) {
      await ready(page);
      decided = await length(page);
      await decide(page, turn);
    }
    await ready(page);
    const before = await length(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await eventually(() => length(page), decided);
    await page.locator('.log input').fill('0');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction((whole) => Number(document.querySelector('.log input')?.max) < whole, before);
    assert.deepEqual(faults, []);
  }));

test('a link brings a game elsewhere; a damaged one is refused', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await begin(page, home, 'tock', { seats: '2' });
    await ready(page);
    const before = await length(page);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open();
    await goTo(other, link);
    await other.locator('.table, .cover').waitFor();
    if (await other.locator('.cover').isVisible()) await other.locator('.cover button').click();
    await eventually(() => length(other), before);
    const damaged = await open();
    await goTo(damaged, `${link.slice(0, -9)}${link.at(-5)}`);
    await damaged.getByText('This link or file is damaged.').waitFor();
    assert.deepEqual(faults, []);
  }));

test('both languages, also on a narrow screen', () =>
  browsing(async (open, home, faults) => {
    for (const language of ['en', 'de']) {
      for (const title of titles) {
        const page = await open({ language, viewport: { width: 360, height: 740 } });
        await begin(page, home, title);
        await ready(page);
        await eventually(() => page.locator('html').getAttribute('lang'), language);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${title} is ${wide} wide`);
        await page.context().close();
      }
    }
    assert.deepEqual(faults, []);
  }));

test('two persons at one screen do not see the hand of the other', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, `${home}#/new/tock`);
    await page.locator('button[type=submit]').waitFor();
    await take(page, 'seats', '2');
    await choose(page.locator('select[name=player-1]'), JSON.stringify({ kind: 'person' }));
    await page.locator('button[type=submit]').click();
    await page.locator('.cover').waitFor();
    await eventually(() => page.locator('.table').count(), 0);
    await page.locator('.cover button').click();
    await page.locator('.table').waitFor();
    assert.deepEqual(faults, []);
  }));

test('the page works without a network once it was there', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ serviceWorkers: 'allow' });
    await goTo(page, home);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await goTo(page, home);
    await begin(page, home, 'clockman');
    await ready(page);
    assert.deepEqual(faults, []);
  }));

test('players who are no persons can be stopped, and go on', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ pace: '120' });
    await begin(page, home, 'tock', { 'player-0': JSON.stringify({ kind: 'thumb' }) });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    const stopped = await length(page);
    // It rings after all that the page has set before to be done: nothing waits longer than four paces.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4 * 120)));
    assert.equal(await length(page), stopped);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForFunction((before) => Number(document.querySelector('.log input')?.max) > before, stopped);
    assert.deepEqual(faults, []);
  }));
