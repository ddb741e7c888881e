// What stands on boards and in hands: dead targets tell why, the arrow keys walk, and nothing else is needed to play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, length, ready, titles } from './help.mjs';

const dead = '[data-target][aria-disabled="true"]';
const live = '[data-target][aria-disabled="false"]';

/** Takes what is open, in an order of its own, so that positions differ. */
async function goOn(page, turn) {
  await page.evaluate((number) => {
    const open = [...document.querySelectorAll('[data-part]')];
    open[(number * 7) % open.length]?.click();
  }, turn);
}

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
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
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
      for (let turn = 0; turn < 24 && (await ready(page)); ++turn) {
        if (turn % 3 < 2) {
          const before = await length(page);
          const chosen = await page.locator('.chosen').count();
          const told = await pressDead(page, 60);
          assert.deepEqual(told.silent, [], `${title}, turn ${turn}`);
          assert.equal(await length(page), before);
          assert.equal(await page.locator('.chosen').count(), chosen, 'what is chosen stays chosen');
          assert.ok(told.pressed === 0 || (await page.locator('[data-near]').count()) > 0, 'what is near is shown');
          pressed += told.pressed;
          causes += told.causes;
        }
        await goOn(page, turn);
      }
      console.log(`${title}: ${pressed} dead targets pressed, ${causes} told what stands in the way`);
      assert.ok(pressed > 30 && causes > 0, `${title}: ${pressed} pressed, ${causes} causes`);
      assert.deepEqual(faults, []);
    }),
  );
}
