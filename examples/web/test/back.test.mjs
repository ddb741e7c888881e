// Taking back against players of the library, and who plays in a game that was sent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  browsing,
  choose,
  eventually,
  goTo,
  keptGame,
  keptGames,
  length,
  openFile,
  ready,
  show,
  shown,
  takeOpen,
  titles,
} from './help.mjs';
import { moduleOf } from './modules.mjs';

/** Until a decision of the person is made and the others have made theirs. */
async function decide(page) {
  const before = await length(page);
  for (let turn = 0; (await length(page)) === before; ++turn) {
    await ready(page);
    await takeOpen(page, turn);
  }
  await ready(page);
  return before;
}

test('an own decision is taken back with what the computers did after it, and then the one before', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('samara'), 'samara', 0));
    await ready(page);
    const kept = async () => (await keptGames(page))[0].record;
    const seen = () => page.locator('[data-spot]').evaluateAll((all) => all.map((spot) => `${spot.ariaLabel}: ${spot.ariaDisabled}`).sort());
    const [record, first] = [await kept(), await seen()];
    const begun = [await decide(page)];
    while (begun.length < 6 && (await length(page)) === begun.at(-1) + 1) begun.push(await decide(page));
    assert.ok((await length(page)) > begun.at(-1) + 1, 'computers have moved');
    begun.push(await decide(page));
    for (const at of begun.reverse()) {
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.waitForFunction((moves) => Number(document.querySelector('.log input').max) === moves, at);
      assert.ok(await ready(page), 'it is the turn of the person again');
    }
    await eventually(kept, record);
    await eventually(seen, first);
    assert.deepEqual(faults, []);
  }));

test('what was shown since then is told, with what there is instead', () =>
  browsing(async (open, home, faults) => {
    for (const [language, takeBack, why, look, branch] of [
      ['en', 'Take back', /cannot be taken back: since then/, 'Look at it again', 'Play on from there as another game'],
      ['de', 'Zurücknehmen', /nicht zurücknehmen: seitdem/, 'Noch einmal ansehen', 'Von dort als neues Spiel weiterspielen'],
    ]) {
      const page = await open({ language });
      await begin(page, home, 'tock');
      await ready(page);
      await page.locator('input[name=friendly]').uncheck();
      await eventually(() => page.getByRole('button', { name: takeBack }).isDisabled(), true, 'nothing is decided yet');
      const decided = await decide(page);
      const whole = await length(page);
      await page.getByRole('button', { name: takeBack }).click();
      await eventually(() => page.locator('.no-way-back').textContent(), why);
      assert.equal(await length(page), whole);
      await page.getByRole('button', { name: look }).click();
      await eventually(() => page.locator('.log input').inputValue(), String(decided));
      const address = page.url();
      await page.getByRole('button', { name: branch }).click();
      await page.waitForFunction((before) => location.href !== before, address);
      await shown(page);
      await ready(page);
      assert.equal(await length(page), decided);
      await goTo(page, home);
      await eventually(() => page.locator('.saved li').count(), 2, 'the game itself is kept');
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('among friends what was seen since is told and taken back all the same, and the game says so', () =>
  browsing(async (open, home, faults) => {
    for (const [language, takeBack, seen, marked, ended] of [
      ['en', 'Take back', /seen since: .*; among friends that is fine\./, /after a look/, /taken back after a look\./],
      ['de', 'Zurücknehmen', /seitdem gesehen: .*; unter Freunden ist das in Ordnung\./, /nach einem Blick/, /Nach einem Blick/],
    ]) {
      const page = await open({ language });
      await begin(page, home, 'tock');
      await ready(page);
      await eventually(() => page.locator('input[name=friendly]').isChecked(), true, 'against computers it is usual');
      const decided = await decide(page);
      const button = page.getByRole('button', { name: takeBack });
      await eventually(() => button.getAttribute('title'), seen);
      await button.click();
      await page.waitForFunction((moves) => Number(document.querySelector('.log input').max) === moves, decided);
      await eventually(() => page.locator('.told').textContent(), seen);
      await eventually(() => page.locator('.taken-back').allTextContents(), (all) => assert.ok(all.length === 1 && marked.test(all[0]), all.join()));
      const file = decodeURIComponent(await page.locator('a[download]').getAttribute('href'));
      assert.match(file, new RegExp(`\nfriendly yes ${decided}\n`));
      await page.reload();
      await ready(page);
      await eventually(() => page.locator('.taken-back').count(), 1);
      await page.context().close();

      const other = await open({ language });
      await goTo(other, home);
      await openFile(other, file.slice(file.indexOf(',') + 1));
      await ready(other);
      assert.deepEqual((await keptGames(other)).map(({ friendly, looked }) => ({ friendly, looked })), [{ friendly: true, looked: [decided] }]);
      const over = await keptGame(await moduleOf('ostfriesenlauf'), 'ostfriesenlauf', Infinity);
      await show(other, home, { ...over, friendly: true, looked: [9] });
      await eventually(() => other.locator('#end').textContent(), ended);
      await other.context().close();
    }
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('tock'), 'tock', 2));
    await eventually(() => page.locator('input[name=friendly]').isChecked(), false, 'what earlier pages kept is strict');
    await goTo(page, `${home}#/new/tock`);
    await choose(page.locator('select[name=player-1]'), JSON.stringify({ kind: 'person' }));
    await eventually(() => page.locator('input[name=friendly]').isChecked(), false, 'among several it is strict unless they agree');
    await page.locator('input[name=friendly]').check();
    await page.locator('button[type=submit]').click();
    await page.locator('.table, .cover').waitFor();
    await eventually(async () => (await keptGames(page)).map(({ friendly }) => friendly === true), (all) => assert.ok(all.includes(true)));
    assert.deepEqual(faults, []);
  }));

test('a link and a file bring who plays; those whom the page does not know are refused by name', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const players = [{ kind: 'person' }, { kind: 'search', iterations: 200 }, { kind: 'thumb' }, { kind: 'person' }];
    const sent = { ...(await keptGame(await moduleOf('tock'), 'tock', 1)), players };
    await page.addInitScript((game) => localStorage.setItem(`regelwerk sitting ${game.id}`, JSON.stringify(game)), sent);
    await goTo(page, `${home}#/play/${encodeURIComponent(sent.id)}`);
    await page.locator('.cover button').click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const file = decodeURIComponent((await page.getByRole('link', { name: 'Save as a file' }).getAttribute('href')).split(',').slice(1).join(','));

    const other = await open();
    await goTo(other, link);
    await other.locator('.table, .cover').waitFor();
    const [found, ...more] = await keptGames(other);
    assert.deepEqual([found.players, more.length], [players, 0]);

    const choose = async (text) => {
      const fresh = await open();
      await goTo(fresh, home);
      await openFile(fresh, text);
      return fresh;
    };
    const kept = await choose(file);
    await kept.locator('.table, .cover').waitFor();
    assert.deepEqual((await keptGames(kept))[0].players, players);
    const before = await choose(file.replace(/\nplayers .*/, ''));
    await before.locator('.table, .cover').waitFor();
    assert.deepEqual((await keptGames(before))[0].players, players.map(() => ({ kind: 'person' })), 'games sent before are opened as they were');
    for (const [damaged, told] of [
      [file.replace('search:200', 'oracle'), 'does not know: oracle'],
      [file.replace('search:200', 'search:100000000'), 'does not know: search:100000000'],
      [file.replace('search:200', 'search:-1'), 'does not know: search:-1'],
      [file.replace(' thumb', ''), 'names 3 players, but its game is for 4'],
      [file.replace('players', 'player'), 'damaged'],
    ]) {
      const refused = await choose(damaged);
      await refused.getByText(told).waitFor();
      assert.deepEqual(await keptGames(refused), []);
      await refused.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('every line of the log says something, by the number of its move', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('ostfriesenlauf'), 'ostfriesenlauf', 3));
    await ready(page);
    const lines = await page.locator('.log li:not(:has(li))').evaluateAll((all) => all.map((line) => ({ at: line.value, text: line.firstChild.textContent })));
    assert.ok(lines.length > 5 && lines.length < (await length(page)), 'that a stack is chosen has no sentence');
    for (const [index, { at, text }] of lines.entries()) {
      assert.match(text, /\p{L}+ \p{L}+/u);
      assert.ok(index === 0 || at < lines[index - 1].at);
    }
    assert.equal(lines[0].at, await length(page));
    assert.deepEqual(faults, []);
  }));
