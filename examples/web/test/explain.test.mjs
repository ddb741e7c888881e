// What moves bring, what chance draws, how fast things go, and what is read aloud.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, countWork, eventually, length, ready, settled } from './help.mjs';

const quick = JSON.stringify({ kind: 'thumb' });

/** Plays the first legal move as a text. */
async function playFirst(page) {
  const before = await length(page);
  await page.locator('input[name=move]').fill(await page.locator('#moves option').first().getAttribute('value'));
  await page.locator('.typed button').click();
  await page.waitForFunction((at) => Number(document.querySelector('.log input')?.max) > at, before);
}
/** Until the person has as many moves to choose from. */
async function choosing(page, moves) {
  for (let turn = 0; turn < 40 && (await ready(page)); ++turn) {
    if ((await page.locator('#moves option').count()) >= moves) return;
    await playFirst(page);
  }
  assert.fail('there is never a choice');
}
const told = (page) => page.locator('.comparison[aria-busy=false] [role=status] small:not([data-old])');
/** Has other moves compared, until what is told is about them. */
async function toldAnew(page, ask) {
  await told(page).evaluate((answer) => (answer.dataset.old = ''));
  await ask();
  await told(page).waitFor();
}

for (const title of ['tock', 'ostfriesenlauf', 'samara', 'clockman', 'clou', 'clou campaign']) {
  test(`${title}: a hint tells what the move brings, with its rules, and another move can be asked about`, () =>
    browsing(async (open, home, faults) => {
      const page = await open();
      await countWork(page, '{ milliseconds: Infinity, iterations: 300, rounds: 500 }');
      await begin(page, home, title);
      await choosing(page, 3);
      await page.getByRole('button', { name: 'Hint' }).click();
      await told(page).waitFor();
      const why = page.getByRole('button', { name: 'Why?' });
      const moves = page.locator('.comparison select');
      const compared = async () => [await moves.nth(0).inputValue(), await moves.nth(1).inputValue()];
      await eventually(() => why.nth(0).getAttribute('aria-pressed'), 'true');
      const [best, second] = await compared();
      await toldAnew(page, () => why.nth(1).click());
      await eventually(compared, [second, best]);
      await eventually(() => why.nth(1).getAttribute('aria-pressed'), 'true');
      const other = await moves.nth(1).evaluate((select) => [...select.options].findLast((each) => !each.disabled && !each.selected).value);
      await toldAnew(page, () => moves.nth(1).selectOption(other));
      await eventually(compared, [second, other]);
      // Sooner or later something is more than luck.
      for (let turn = 0; turn < 12 && (await page.locator('.comparison li a').count()) === 0; ++turn) {
        await playFirst(page);
        await choosing(page, 2);
        await page.getByRole('button', { name: 'Hint' }).click();
        await told(page).waitFor();
      }
      await eventually(() => page.locator('.comparison li a').count(), (links) => assert.ok(links > 0, 'nothing is ever told'));
      const link = page.locator('.comparison li a').first();
      const rule = await eventually(() => link.textContent(), /^[A-Z]{2}-\d+$/);
      await eventually(() => page.locator('.comparison li').first().innerText(), / %/);
      await eventually(() => page.locator('.comparison li > span').allTextContents(), (told) => assert.ok(told.every((text) => !text.includes('…')), told.join('\n')));
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await page.getByText('mit demselben Glück').waitFor();
      await eventually(() => link.textContent(), rule);
      await link.click();
      await page.getByRole('heading', { name: rule, exact: true }).waitFor();
      assert.deepEqual(faults, []);
    }));
}

test('one can move on while a hint is thought about, and while moves are compared', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    // The worker is asked for a hint, for another one, what two moves of that bring, and what others bring. The first and
    // the last answer would take forever.
    await countWork(page, '{ milliseconds: Infinity, iterations: data.id === 1 ? 1e12 : 300, rounds: data.id === 4 ? 1e12 : 500 }');
    await begin(page, home, 'tock');
    await choosing(page, 3);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hints[aria-busy=true]').waitFor();
    await playFirst(page);
    await eventually(() => page.locator('.hints').count(), 0);
    await choosing(page, 3);
    await page.getByRole('button', { name: 'Hint' }).click();
    await told(page).waitFor();
    await page.getByRole('button', { name: 'Why?' }).nth(1).click();
    await page.locator('.comparison[aria-busy=true]').waitFor();
    await playFirst(page);
    await eventually(() => page.locator('.hints').count(), 0);
    await choosing(page, 3);
    await page.getByRole('button', { name: 'Hint' }).click();
    await told(page).waitFor();
    assert.deepEqual(faults, []);
  }));

test('of too few games nothing is told but that they are too few', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    // A worker whose clock runs away ends after its first slice.
    await page.route(/assets\/worker-/, async (route) => {
      const response = await route.fetch();
      const runaway = 'let late = 0; performance.now = () => (late += 1e7);';
      await route.fulfill({ response, body: `${runaway}${await response.text()}` });
    });
    await begin(page, home, 'tock');
    await choosing(page, 3);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('1 game after each move: too few to tell.').waitFor();
    await eventually(() => page.locator('.comparison li').count(), 0);
    assert.deepEqual(faults, []);
  }));

test('the pace is chosen, kept, and none where the system asks for little motion', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ pace: null });
    await begin(page, home, 'tock');
    const chosen = page.locator('select[name=pace]');
    await eventually(() => chosen.inputValue(), '350');
    await chosen.selectOption({ label: 'slow' });
    await page.reload();
    await eventually(() => chosen.inputValue(), '900');
    await eventually(() => page.locator('.tock-ball').first().getAttribute('style'), /900ms/);
    const calm = await open({ pace: null, reducedMotion: 'reduce' });
    await begin(calm, home, 'tock');
    await eventually(() => calm.locator('select[name=pace]').inputValue(), '0');
    await calm.locator('select[name=pace]').selectOption({ label: 'fast' });
    await calm.reload();
    await eventually(() => calm.locator('select[name=pace]').inputValue(), '120', 'what was chosen holds');
    assert.deepEqual(faults, []);
  }));

test('what chance draws is shown long enough to be read', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ pace: '350' });
    await page.addInitScript(() => {
      globalThis.shown = [];
      let text = null;
      let since = 0;
      const look = () => {
        const now = document.querySelector('.drawn:not(.past)')?.textContent ?? null;
        if (now === text) return;
        if (text !== null) globalThis.shown.push({ text, milliseconds: performance.now() - since, isLast: now === null });
        [text, since] = [now, performance.now()];
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await begin(page, home, 'clou', { 'player-0': quick });
    await page.waitForFunction(() => globalThis.shown.filter(({ isLast }) => isLast).length >= 3, null, { timeout: 60_000 });
    for (const { text, milliseconds, isLast } of await page.evaluate(() => globalThis.shown)) {
      assert.match(text, /^Drawn./);
      if (isLast) assert.ok(milliseconds > 1200, `${text}: ${milliseconds} ms`);
    }
    assert.deepEqual(faults, []);
  }));

test('what is new is read aloud once and in order; nothing of what was there before', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'samara');
    await ready(page);
    await page.reload();
    await ready(page);
    const spoken = page.locator('[role=log] p');
    await settled(page);
    await eventually(() => spoken.count(), 0, 'an opened game is not read');
    await page.evaluate(() => {
      globalThis.added = [];
      const note = (changes) =>
        changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => globalThis.added.push(node.textContent)));
      new MutationObserver(note).observe(document.querySelector('[role=log]'), { childList: true });
    });
    const before = await length(page);
    for (let turn = 0; turn < 4 && (await ready(page)); ++turn) await playFirst(page);
    await ready(page);
    const lines = await page.locator('.log li').evaluateAll((all) => all.map((each) => each.firstChild.textContent.trim()));
    const fresh = lines.slice(0, (await length(page)) - before).filter(Boolean).reverse();
    assert.ok(fresh.length > 4);
    await eventually(() => page.evaluate(() => globalThis.added), fresh);
    await eventually(() => spoken.allTextContents(), fresh.slice(-20), 'the newest stands last');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.locator('html[lang=de]').waitFor();
    await settled(page);
    assert.equal(await page.evaluate(() => globalThis.added.length), fresh.length, 'another language is no news');
    await eventually(() => page.locator('.log [aria-live]').count(), 0);
    assert.deepEqual(faults, []);
  }));

/** What of a board is told by moves before the last one. */
const lasting = { tock: '.tock-discards svg', ostfriesenlauf: '.lauf-round', clockman: '.clockman-last' };
for (const [title, place] of Object.entries(lasting)) {
  test(`${title}: what an earlier move left is there after a reload and when looking back`, () =>
    browsing(async (open, home, faults) => {
      const page = await open();
      await begin(page, home, title);
      const seen = new Map();
      for (let turn = 0; turn < 12 && (await ready(page)); ++turn) {
        const isThere = (await page.locator(place).count()) > 0;
        // A card that is at work in Clockman stands elsewhere.
        assert.ok(isThere || seen.size === 0 || title === 'clockman', `${place} is gone at ${await length(page)}`);
        if (isThere) seen.set(await length(page), await page.locator(place).innerHTML());
        await playFirst(page);
      }
      await ready(page);
      assert.ok(seen.size > 1 && new Set(seen.values()).size > 1, `${place} changes`);
      // Hands are told to their owners only, so what is pressed and open may differ.
      const still = (html) => html.replace(/ (class|tabindex|aria-disabled)="[^"]*"/g, '');
      await page.reload();
      await ready(page);
      for (const [at, html] of seen) {
        await page.locator('.log input').fill(String(at));
        await eventually(async () => still(await page.locator(place).innerHTML()), still(html), `position ${at}`);
      }
      assert.deepEqual(faults, []);
    }));
}
