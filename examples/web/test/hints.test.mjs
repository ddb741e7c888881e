// Hints: what is told of moves, drawn of them on the board, and that they take no room on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, countWork, eventually, keptGame, ready, settled, show, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** A game in which what is moved goes from one place to another, where the title has that. */
async function choosing(title) {
  const rules = await moduleOf(title);
  let kept;
  for (let decisions = 3; decisions < 40; ++decisions) {
    kept = await keptGame(rules, title, decisions);
    const game = rules.gameOfRecord(title, kept.record);
    const { moves, start } = game.replay(kept.record);
    const view = game.view(moves.reduce((state, move) => game.play(state, move), game.initial(start)), 0);
    const all = Array.from(game.views.moves(view));
    const goes = all.some((move) => game.partsOf(view, move).some(({ kind }) => kind === 'field'));
    if (all.length > 2 && (title !== 'tock' || goes)) break;
  }
  return kept;
}
const lines = (page) => page.locator('.hints > ol > li > button:first-child');
const drawn = (page) =>
  page.locator('.drawn-moves [data-rank]').evaluateAll((all) =>
    all.map((move) => ({
      rank: Number(move.dataset.rank),
      halos: move.querySelectorAll('.line rect').length,
      arrows: move.querySelectorAll('.line path').length,
      strength: parseFloat(getComputedStyle(move.querySelector('.line')).strokeWidth),
    })).sort((one, other) => one.rank - other.rank),
  );
const rooms = (page) =>
  page.locator('.table > :is(.asked, .boards, .held, .tools, .log)').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));

for (const title of titles) {
  test(`${title}: hints are drawn on the board and told in words, and on a phone they push nothing`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
      await countWork(page, '{ milliseconds: Infinity, iterations: 200, rounds: 60 }');
      await show(page, home, await choosing(title));
      await ready(page);
      const before = await rooms(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('.hints[aria-busy=false] .because').waitFor();
      await settled(page);
      assert.deepEqual(await rooms(page), before, 'nothing is pushed');
      await eventually(() => lines(page).first().innerText(), (text) => assert.doesNotMatch(text, /\w:\w/, 'notation is for those who want more'));

      await page.setViewportSize({ width: 1200, height: 900 });
      const count = await lines(page).count();
      const first = await eventually(() => drawn(page), (all) => assert.deepEqual(all.map(({ rank }) => rank), [1, 2, 3].slice(0, count)));
      assert.ok(first.every(({ halos }) => halos > 0), JSON.stringify(first));
      assert.ok(first.slice(1).every(({ strength }) => strength < first[0].strength), 'the best one comes first');
      for (let at = 0; at < count; ++at) {
        await lines(page).nth(at).focus();
        await eventually(() => drawn(page), (all) => assert.ok(all.length === 1 && all[0].rank === at + 1 && all[0].halos > 0, JSON.stringify(all)));
      }
      if (title === 'tock') assert.ok(first.some(({ arrows }) => arrows > 0), 'a marble goes somewhere');

      for (const [language, other] of [['en', 'Deutsch'], ['de', 'English']]) {
        const told = await lines(page).evaluateAll((all) =>
          all.map((button) => ({ words: button.firstChild.textContent.trim(), notation: button.querySelector('small').textContent })),
        );
        for (const { words, notation } of told) {
          assert.match(words, /^\p{Lu}.*\p{L} .*\p{L}/u, `${title}: ${words}`);
          assert.notEqual(words, notation);
        }
        assert.equal(new Set(told.map(({ notation }) => notation)).size, told.length);
        await eventually(() => page.locator('.because').innerText(), /^\P{Ll}[^…]*\.$/u);
        await page.getByRole('button', { name: other }).click();
        await page.locator(`html[lang=${language === 'en' ? 'de' : 'en'}]`).waitFor();
        await settled(page);
      }
      assert.deepEqual(faults, []);
    }));
}
