// Moves of others where they happen: pieces walk from field to field, and what they did is seen until one decides again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, keptGame, ready, settled, show, takeOpen } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** What of a move stays, and which pieces walk. */
const trails = {
  tock: '.tock-gone',
  ostfriesenlauf: '.lauf-way',
  samara: '.samara-gone',
  clockman: '.clockman-trail path',
  clou: '.clou-spot.fresh',
};
/** Notes how pieces are led, by what piece and over how many stops. */
function noteWalks() {
  globalThis.walks = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { piece } = this.dataset;
    if (piece !== undefined) globalThis.walks.push({ piece, stops: frames.length, from: frames[0].transform });
    return animate.call(this, frames, options);
  };
}
const walks = (page) => page.evaluate(() => globalThis.walks);
const running = (page) => page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.target?.dataset?.piece !== undefined).length);

for (const [title, trail] of Object.entries(trails)) {
  test(`${title}: what others did is seen until one decides again; pieces walk there, unless nothing shall move`, () =>
    browsing(async (open, home, faults) => {
      const kept = await keptGame(await moduleOf(title), title, 6);
      const still = await open({ pace: null, reducedMotion: 'reduce' });
      await still.addInitScript(noteWalks);
      await show(still, home, kept);
      let seen = 0;
      for (let turn = 0; turn < 12 && (await ready(still)); ++turn) {
        await settled(still);
        seen = Math.max(seen, await still.locator(trail).count());
        if (turn > 2 && seen > 1) break;
        await takeOpen(still, turn);
        await settled(still);
      }
      assert.ok(seen > 0, `${trail} is never seen`);
      assert.deepEqual(await walks(still), [], 'nothing moves');
      await still.context().close();
      if (title === 'clou') return;

      const page = await open({ pace: '120' });
      await page.addInitScript(noteWalks);
      await show(page, home, kept);
      await ready(page);
      assert.deepEqual(await walks(page), [], 'what had happened before is not played again');
      for (let turn = 0; turn < 12 && (await ready(page)) && !(await walks(page)).some(({ stops }) => stops > 2); ++turn) {
        await takeOpen(page, turn);
        await settled(page);
      }
      await eventually(() => walks(page), (all) => assert.ok(all.some(({ stops }) => stops > 2), JSON.stringify(all)));
      assert.deepEqual(faults, []);
    }));
}

test('who presses does not wait for pieces that walk', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ pace: '900' });
    await show(page, home, await keptGame(await moduleOf('ostfriesenlauf'), 'ostfriesenlauf', 6));
    for (let turn = 0; turn < 6 && (await running(page)) === 0; ++turn) {
      await ready(page);
      await takeOpen(page, turn);
      await settled(page);
      await eventually(async () => (await running(page)) > 0 || (await page.locator('[data-part]').count()) > 0, true);
    }
    assert.ok((await running(page)) > 0, 'somebody walks');
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    assert.equal(await running(page), 0);
    assert.deepEqual(faults, []);
  }));
