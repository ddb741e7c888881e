// What is damaged is refused with a reason, and nothing that was kept is lost by it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, eventually, fillStorage, goTo, keptGame, length, linkOf, openFile, pressOn, ready, show } from './help.mjs';
import { moduleOf } from './modules.mjs';

const keptIds = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('regelwerk sitting ')).sort());

/** Ways in which a file of a game can be damaged, and what the page says of it. */
const damages = {
  'of another version': [(file) => file.replace('rules=', 'rules=9'), /version/],
  'cut off within a move': [(file) => file.slice(0, -2), /move|word|due|here/i],
  'with a move that is forbidden': [(file) => `${file} ${file.split(' ').at(-1)}`, /damaged\. .{15}/],
  'of another title': [(file) => file.replace(/^[^\n]*/, 'samara'), /game/],
  'of no title': [(file) => file.replace(/^[^\n]*/, 'chess'), /damaged/],
  'with a letter that is another one': [(file) => file.replace(' moves=', ' mowes='), /damaged\. .{15}/],
  'without anything': [() => '', /damaged/],
  'much too long': [(file) => file + ' x'.repeat(200_000), /damaged\. .{15}/],
};

test('damaged links and files are refused with a reason, and nothing is lost', { timeout: 300_000 }, () =>
  browsing(async (open, home, faults) => {
    const rules = await moduleOf('tock');
    const kept = await keptGame(rules, 'tock', 3, 'seats=2');
    const file = `tock\n${kept.record}`;
    const page = await open();
    await show(page, home, kept);
    const before = await keptIds(page);
    const told = page.getByText('This link or file is damaged.');
    for (const [name, [damage, reason]] of Object.entries(damages)) {
      const damaged = damage(file);
      assert.notEqual(damaged, file, name);
      await goTo(page, home);
      await openFile(page, damaged);
      await eventually(() => told.textContent(), reason, `a file ${name}`);
      await goTo(page, `${home}#/game/${linkOf(damaged)}`);
      await eventually(() => told.textContent(), reason, `a link ${name}`);
    }
    const link = linkOf(file);
    for (let at = 1; at < link.length; at += 131) {
      const other = link[at] === 'A' ? 'B' : 'A';
      for (const broken of [link.slice(0, at), link.slice(0, at) + other + link.slice(at + 1)]) {
        await goTo(page, home);
        await goTo(page, `${home}#/game/${broken}`);
        await page.waitForFunction(() => /damaged/.test(document.querySelector('main').textContent) || location.hash.startsWith('#/play'));
        // A few letters of a packed text tell nothing; then it is the game that it was.
        if ((await page.evaluate(() => location.hash)).startsWith('#/play')) {
          const id = await page.evaluate(() => decodeURIComponent(location.hash.split('/')[2]));
          const record = await page.evaluate((key) => JSON.parse(localStorage.getItem(`regelwerk sitting ${key}`)).record, id);
          assert.equal(rules.gameOfRecord('tock', record).record(rules.gameOfRecord('tock', record).replay(record).moves), record);
          await page.evaluate((key) => localStorage.removeItem(`regelwerk sitting ${key}`), id);
        }
      }
    }
    await goTo(page, home);
    await eventually(() => keptIds(page), before);
    await page.locator('.saved a').click();
    await page.locator('.table').waitFor();
    await eventually(() => length(page), Number(/ moves=(\d+):/.exec(kept.record)[1]));
    assert.deepEqual(faults, []);
  }));

test('what the browser keeps and is damaged stands in the way of nothing', () =>
  browsing(async (open, home, faults) => {
    const kept = await keptGame(await moduleOf('samara'), 'samara', 2);
    const page = await open();
    await show(page, home, kept);
    await page.evaluate((good) => {
      localStorage.setItem('regelwerk sitting a', '{"id":');
      localStorage.setItem('regelwerk sitting b', '{"id":"b"}');
      localStorage.setItem('regelwerk sitting c', JSON.stringify({ ...good, id: 'c', record: `${good.record} x` }));
    }, kept);
    await goTo(page, `${home}#/play/c`);
    await page.locator('main > p[role=status]').getByText(/.{15}/).waitFor();
    await goTo(page, `${home}#/play/a`);
    await page.getByText('This game is damaged and cannot be shown.').waitFor();
    await goTo(page, home);
    await eventually(() => page.locator('.saved li').count(), 2);
    assert.deepEqual(faults, []);
  }));

test('a page that is killed in the middle goes on, and one that cannot keep a game says so', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'clockman');
    await pressOn(page, 3, 4);
    await ready(page);
    const before = await length(page);
    const again = await page.context().newPage();
    await page.close();
    await goTo(again, `${home}#/`);
    await again.locator('.saved a').click();
    await ready(again);
    assert.ok((await length(again)) >= before);
    await fillStorage(again);
    // Some presses choose but a part, or another one instead: until a move is made.
    const notice = again.getByText('The browser could not keep this game.');
    for (let seed = 5; seed < 25 && !(await notice.isVisible()); ++seed) {
      assert.deepEqual((await pressOn(again, seed, 3)).faults, []);
    }
    await notice.waitFor();
    assert.deepEqual(faults, []);
  }));
