// What stands on boards and in hands: dead targets tell why, the arrow keys walk, and nothing else is needed to play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, eventually, length, ready, takeOpen, titles } from './help.mjs';

const dead = '[data-target][aria-disabled="true"]';

/** Presses all dead targets, or some of many, one after the other; answers those that do not tell by which rule. */
const pressDead = (page, most) =>
  page.evaluate(
    async ([selector, limit]) => {
      const labels = (spot) => `${spot.dataset.target}: ${spot.getAttribute('aria-label')}`;
      const all = [...document.querySelectorAll(selector)].length;
      const told = { pressed: 0, silent: [], causes: 0 };
      for (let at = 0; at < all; at += Math.max(1, Math.floor(all / limit))) {
        const spot = document.querySelectorAll(selector)[at];
        if (spot === undefined) continue;
        await globalThis.pressed(spot);
        const refusal = document.querySelector('.refusal');
        const link = refusal?.querySelector('a');
        const rule = link?.textContent ?? '';
        const isTold = /^[A-Z]{2}-\d+$/.test(rule) && link.hash.startsWith('#/learn/') && refusal.textContent.length > rule.length + 9;
        ++told.pressed;
        if (!isTold) told.silent.push(labels(spot));
        if (/\(.+\)$/.test(refusal?.textContent ?? '')) ++told.causes;
      }
      return told;
    },
    [dead, most],
  );

for (const title of titles) {
  test(`${title}: whatever is dead tells by which rule, and changes nothing`, { timeout: 240_000 }, () =>
    browsing(async (open, home, faults) => {
      const page = await open();
      await begin(page, home, title);
      let [pressed, causes] = [0, 0];
      for (let turn = 0; turn < 18 && (await ready(page)); ++turn) {
        if (turn % 3 < 2) {
          const before = await length(page);
          const chosen = await page.locator('.chosen').count();
          const told = await pressDead(page, 12);
          assert.deepEqual(told.silent, [], `${title}, turn ${turn}`);
          if (told.pressed > 0) await page.locator('[data-near]').first().waitFor({ state: 'attached' });
          assert.equal(await length(page), before);
          await eventually(() => page.locator('.chosen').count(), chosen, 'what is chosen stays chosen');
          pressed += told.pressed;
          causes += told.causes;
        }
        await takeOpen(page, turn);
      }
      console.log(`${title}: ${pressed} dead targets pressed, ${causes} told what stands in the way`);
      assert.ok(pressed > 15, `${title}: ${pressed} pressed`);
      // What is dead in Ostfriesenlauf is so because something else is due.
      assert.equal(causes > 0, title !== 'ostfriesenlauf', `${title}: ${causes} told what stands in the way`);
      assert.deepEqual(faults, []);
    }),
  );
}

/** Where the focus is: what stands there, whether it is open, whether it lies on a board. */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: spot } = document;
    const box = spot.closest('svg[role=group]');
    return {
      label: spot.getAttribute('aria-label') ?? '',
      at: [...document.querySelectorAll('[data-spot]')].indexOf(spot),
      isSpot: spot.matches('[data-spot]'),
      isOpen: spot.getAttribute('aria-disabled') === 'false',
      isOnBoard: box !== null,
      isShown: spot.matches(':focus-visible'),
    };
  });

/** Presses the tab key until it stops on a board that has something open; false if there is none. */
async function tabToBoard(page) {
  await page.evaluate(() => document.activeElement?.blur());
  for (let stop = 0; stop < 60; ++stop) {
    await page.keyboard.press('Tab');
    const { isSpot, isOnBoard } = await focused(page);
    if (!isSpot || !isOnBoard) continue;
    const hasOpen = await page.evaluate(
      () => document.activeElement.closest('svg').querySelector('[data-target][aria-disabled="false"]') !== null,
    );
    if (hasOpen) return true;
  }
  return false;
}

/** The arrow keys that lead from the focus to what is open, found by trying them; and how many places are never reached. */
const wayToOpen = (page) =>
  page.evaluate(() => {
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    const from = document.activeElement;
    const ways = new Map([[from, []]]);
    for (const [spot, way] of ways) {
      for (const key of arrows) {
        spot.focus();
        spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        if (!ways.has(document.activeElement)) ways.set(document.activeElement, [...way, key]);
      }
    }
    from.focus();
    const found = [...ways].find(([spot, way]) => way.length > 0 && spot.getAttribute('aria-disabled') === 'false');
    const places = [...from.closest('svg').querySelectorAll('[data-at]')];
    return { way: found?.[1] ?? null, missed: places.filter((spot) => !ways.has(spot)).length };
  });

/** Presses arrow keys that lead off from where the focus is, then those that lead to what is open. */
async function walkToOpen(page) {
  const start = await focused(page);
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(arrow);
    if ((await focused(page)).at !== start.at) break;
  }
  assert.notEqual((await focused(page)).at, start.at, 'an arrow key leads on');
  const { way, missed } = await wayToOpen(page);
  assert.notEqual(way, null, 'the arrow keys lead to what is open');
  assert.equal(missed, 0, 'the arrow keys lead to all places');
  for (const arrow of way) {
    await page.keyboard.press(arrow);
    const now = await focused(page);
    assert.ok(now.isSpot && now.label !== '' && now.isShown, `${arrow} led to ${JSON.stringify(now)}`);
  }
  assert.ok((await focused(page)).isOpen);
}

for (const title of titles) {
  test(`${title}: on the board the arrow keys walk to what is open, and Enter takes it`, { timeout: 240_000 }, () =>
    browsing(async (open, home, faults) => {
      const page = await open();
      await begin(page, home, title);
      let taken = 0;
      for (let turn = 0; turn < 30 && taken < 2 && (await ready(page)); ++turn) {
        if (await tabToBoard(page)) {
          const stops = await page.evaluate(() => document.activeElement.closest('svg').querySelectorAll('[data-spot][tabindex="0"]').length);
          assert.equal(stops, 1, 'a board is one stop');
          await page.keyboard.press('Home');
          await eventually(() => focused(page), ({ isOpen }) => assert.ok(isOpen, 'Home leads to what is open'));
          await walkToOpen(page);
          const before = [await length(page), await page.locator('.chosen').allTextContents()];
          await page.keyboard.press('Enter');
          await page.waitForFunction(
            ([moves, chosen]) =>
              Number(document.querySelector('.log input')?.max) !== moves ||
              JSON.stringify([...document.querySelectorAll('.chosen')].map((part) => part.textContent)) !== JSON.stringify(chosen),
            before,
          );
          ++taken;
        } else await takeOpen(page, turn);
      }
      assert.equal(taken, 2, `${title}: by keyboard alone`);
      assert.deepEqual(faults, []);
    }),
  );
}

test('the list of choices is folded, since boards and hands offer all of them', { timeout: 240_000 }, () =>
  browsing(async (open, home, faults) => {
    for (const title of titles) {
      const page = await open();
      await page.addInitScript(() => localStorage.setItem('regelwerk choices', 'folded'));
      await begin(page, home, title);
      await ready(page);
      for (const state of ['visible', 'hidden']) {
        await page.locator('.choices summary').focus();
        await page.keyboard.press('Enter');
        await page.locator('[data-part]').first().waitFor({ state });
        // What the page notes of it, it draws by the next time.
        const noted = state === 'visible' ? 'open' : 'folded';
        await page.waitForFunction((choices) => localStorage.getItem('regelwerk choices') === choices, noted);
      }
      for (let turn = 0; turn < 15 && (await ready(page)); ++turn) {
        await eventually(() => page.locator('.choices').evaluate((list) => list.open), false);
        const missing = await page.evaluate(() => {
          const open = [...document.querySelectorAll('[data-target]:not([aria-disabled="true"])')];
          const offered = new Set(open.flatMap(({ dataset }) => `${dataset.target}|${dataset.path ?? ''}`.split('|')));
          return [...document.querySelectorAll('[data-part]')].map(({ dataset }) => dataset.part).filter((part) => !offered.has(part));
        });
        assert.deepEqual(missing, [], `${title}, turn ${turn}`);
        await takeOpen(page, turn);
      }
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }),
);
