// What a person is told who cannot go on: what comes first, what is missing, and that it is told in view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, eventually, keptGame, press, ready, show, takeOpen, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

const dead = '[data-target][aria-disabled="true"]';

/** The target of a part. */
const targetOf = (page, part) =>
  page.locator(`[data-target="${part}"], [data-target$="|${part}"], [data-target^="${part}|"]`).first();
const refusal = async (page) => (await page.locator('.refusal').first().textContent()) ?? '';

test('before a card is chosen, Tock says so, and which card would lead there or what stops all of them', () =>
  browsing(async (open, home, faults) => {
    for (const [language, first, leads] of [
      ['en', /^Choose a card first/, /This leads here: /],
      ['de', /^Wähle zuerst eine Karte/, /Hierher führt: /],
    ]) {
      const page = await open({ language });
      await begin(page, home, 'tock');
      await ready(page);
      await press(targetOf(page, 'field 20'));
      const why = await refusal(page);
      assert.match(why, first);
      assert.match(why, /TK-23.+\(\S+ 7 .+\)$/, 'and by which rule, with its cause');

      // With a marble on the board some card leads on.
      await show(page, home, await keptGame(await moduleOf('tock'), 'tock', 12));
      await ready(page);
      const count = await page.locator(dead).count();
      let told = '';
      for (let at = 0; at < count && !leads.test(told); ++at) {
        await press(page.locator(dead).nth(at));
        told = await refusal(page);
      }
      assert.match(told, leads);
      assert.match(told, first);
      assert.match(told, /TK-\d+/);
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('another card that would lead where the chosen one does not is named', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('samara'), 'samara', 0));
    await ready(page);
    const [first] = await page.locator('[data-part^="space "]').all();
    await press(first);
    // A tool that lies elsewhere.
    const told = [];
    for (const each of await page.locator(`.boards ${dead}`).all()) {
      await press(each);
      told.push(await refusal(page));
    }
    assert.ok(told.length > 0 && told.every((text) => /SM-\d+/.test(text)));
    assert.deepEqual(faults, []);
  }));

test('Clou names the dice or the thief that come first', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await begin(page, home, 'clou');
    await ready(page);
    const told = new Set();
    const count = await page.locator(dead).count();
    for (let at = 0; at < count; at += 3) {
      await press(page.locator(dead).nth(at));
      told.add((await refusal(page)).slice(0, 26));
    }
    assert.ok([...told].some((text) => text.startsWith('Choose a thief first')), [...told].join('\n'));
    assert.deepEqual(faults, []);
  }));

test('Samara says which tools are missing, in words', () =>
  browsing(async (open, home, faults) => {
    for (const [language, missing] of [
      ['en', /SM-21.+\((\d|an? ).+(is|are) missing\)$/],
      ['de', /SM-21.+\((\d|eine? ).+fehl(t|en)\)$/],
    ]) {
      const page = await open({ language });
      await begin(page, home, 'samara');
      await ready(page);
      const told = [];
      for (const each of await page.locator(`.boards ${dead}`).all()) {
        await press(each);
        told.push(await refusal(page));
      }
      assert.ok(told.some((text) => missing.test(text)), told.join('\n'));
      assert.ok(!told.some((text) => /\d\+\d\+\d\+\d/.test(text)));
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('a refusal stands in view at 360 px, wherever it was pressed, and moves nothing', { timeout: 240_000 }, () =>
  browsing(async (open, home, faults) => {
    for (const title of titles) {
      const page = await open({ viewport: { width: 360, height: 640 } });
      await begin(page, home, title);
      let refused = 0;
      for (let turn = 0; turn < 12 && refused < 3 && (await ready(page)); ++turn) {
        const spots = page.locator(dead);
        const count = await spots.count();
        for (const at of count === 0 ? [] : [0, count - 1]) {
          await spots.nth(at).evaluate((spot) => spot.scrollIntoView({ block: 'end' }));
          const places = () => page.evaluate(() => [...document.querySelectorAll('h1, h2, svg, .tools')].map((each) => each.getBoundingClientRect().top));
          const before = await places();
          await press(spots.nth(at));
          await page.locator('.refusal:not(:empty)').waitFor();
          const { top, bottom, height, words } = await page.locator('.refusal').first().evaluate((told) => {
            const box = told.getBoundingClientRect();
            const middle = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
            return { top: box.top, bottom: box.bottom, height: innerHeight, words: told.contains(middle) };
          });
          assert.ok(top >= 0 && bottom <= height && words, `${title}: from ${top} to ${bottom} of ${height}`);
          assert.deepEqual(await places(), before, `${title}: nothing moves`);
          ++refused;
        }
        await takeOpen(page, turn);
      }
      assert.ok(refused >= 2, `${title}: ${refused} refused`);
      if ((await page.locator('.why-not button').count()) > 0) {
        await page.locator('.why-not button').click();
        await eventually(() => refusal(page), '', 'it can be put away');
        await press(page.locator(dead).first());
        await eventually(() => refusal(page), /./);
        await page.locator('.status').click();
        await eventually(() => refusal(page), '', 'it is gone with the next press, wherever that is');
      }
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));
