// On paper there is what is read or played with, and nothing to press: boards, rules, empty sheets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, keptGame, ready, show } from './help.mjs';
import { moduleOf } from './modules.mjs';

test('a game, a rule book and empty sheets are printed without what is only pressed, light whatever the theme', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ colorScheme: 'dark', language: 'de', viewport: { width: 720, height: 1000 } });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    /** Which of these are seen, and how wide. */
    const seen = (selector) =>
      page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => Math.round(each.getBoundingClientRect().width)));
    const pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g).length;
    const nothingToPress = () => seen('button, select, input, .top, .tools, .log, .side, .held, .notes');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    await page.addInitScript(() => localStorage.setItem('regelwerk theme', 'dark'));
    await show(page, home, await keptGame(await moduleOf('clou'), 'clou', 9));
    await ready(page);
    const wide = (all) => assert.ok(all.length > 0 && all.every((each) => each > 600), String(all));
    await eventually(() => seen('.boards svg.clou-board'), (all) => (wide(all), assert.equal(all.length, 2, 'the plan and the sheet of the gang')));
    await eventually(nothingToPress, []);
    await eventually(() => seen('.asked > *'), (all) => assert.equal(all.length, 1, 'what game it is'));
    assert.equal(await paper(), 'rgb(255, 255, 255)');
    assert.equal(await pages(), 2);

    await goTo(page, `${home}#/learn/clou`);
    await page.locator('.rules').waitFor();
    await eventually(nothingToPress, []);
    await eventually(() => seen('.rules > li'), (all) => assert.ok(all.length > 60));
    await eventually(() => seen('.button'), []);

    for (const [title, plans, sheets] of [['clou', 5, 4], ['clou campaign', 3, 5]]) {
      await goTo(page, `${home}#/paper/${encodeURIComponent(title)}`);
      await eventually(() => seen('.papers svg.clou-board'), (all) => (wide(all), assert.equal(all.length, plans + sheets)));
      await eventually(() => seen('.papers svg.clou-sheet'), (all) => assert.equal(all.length, 4));
      await eventually(nothingToPress, []);
      assert.equal(await pages(), plans + sheets, 'a sheet for each');
      await eventually(() => page.locator('.papers .filled, .papers .clou-cross').count(), 0, 'nothing is written');
    }
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Drucken' }).waitFor();
    assert.deepEqual(faults, []);
  }));
