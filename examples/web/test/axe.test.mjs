// What axe-core finds on every kind of page: nothing serious, light and dark, in both languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { begin, browsing, choose, eventually, goTo, keptGame, pressOn, ready, show, titles, unfold } from './help.mjs';
import { moduleOf } from './modules.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is printed on cards and fields belongs to their pictures and is no label, so that names need not repeat it. */
const options = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } };

/** What is wrong with a page, a line each: what, where, and what it looks like. */
async function serious(page, place, chosen = options) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((each) => globalThis.axe.run(each), chosen);
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join(' ');
        return `${place}: ${id} (${nodes.length}): ${html.slice(0, 160)} ${why.slice(0, 200)}`;
      }),
    );
}

for (const colorScheme of ['light', 'dark']) {
  test(`nothing serious is found, ${colorScheme}`, { timeout: 600_000 }, () =>
    browsing(async (open, home, faults) => {
      const found = [];
      const page = await open({ colorScheme, language: colorScheme === 'dark' ? 'de' : 'en' });
      const check = async (place) => found.push(...(await serious(page, place)));
      await goTo(page, home);
      await page.locator('.titles').waitFor();
      await check('home');
      await goTo(page, `${home}#/new/tock`);
      await page.locator('button[type=submit]').waitFor();
      await unfold(page);
      await check('setup');
      for (const title of titles) {
        await begin(page, home, title);
        await ready(page);
        await check(`${title}, first decision`);
        await pressOn(page, 3, 7);
        await ready(page);
        await check(`${title}, some decisions later`);
        await goTo(page, `${home}#/learn/${encodeURIComponent(title)}`);
        await page.locator('.rules a').first().waitFor();
        await check(`${title}, rules`);
        const rule = page.locator('.rules li:has(small) a').nth(2);
        await rule.click();
        await page.locator('.example').first().waitFor();
        await check(`${title}, a rule`);
      }
      await goTo(page, `${home}#/new/tock`);
      await choose(page.locator('select[name=player-1]'), JSON.stringify({ kind: 'person' }));
      await page.locator('button[type=submit]').click();
      await page.locator('.cover').waitFor();
      await check('cover');
      await goTo(page, home);
      await page.locator('.saved').first().waitFor();
      await check('home with games');
      await page.evaluate(() => localStorage.setItem('regelwerk sitting damaged', '{'));
      await page.reload();
      await page.locator('.damaged').waitFor();
      await page.locator('.saved button').first().click();
      await page.getByRole('dialog').waitFor();
      await check('what is asked before a game is deleted');
      await goTo(page, `${home}#%`);
      await page.getByText('%').waitFor();
      await check('an address that leads nowhere');
      assert.deepEqual(found, []);
      assert.deepEqual(faults, []);
    }),
  );
}

/** Contrasts alone; where much of it is asked for, as much as is called enhanced. */
const contrasts = (isEnhanced) => ({ resultTypes: ['violations'], runOnly: ['color-contrast', ...(isEnhanced ? ['color-contrast-enhanced'] : [])], rules: { 'color-contrast-enhanced': { enabled: isEnhanced } } });

test('themes are chosen and kept, and have enough contrast, light and dark', () =>
  browsing(async (open, home, faults) => {
    const found = [];
    const kept = await keptGame(await moduleOf('clockman'), 'clockman', 3);
    for (const [theme, colorScheme] of [['contrast', 'dark'], ['contrast', 'light'], ['distinct', 'light'], ['distinct', 'dark']]) {
      const page = await open({ colorScheme });
      await goTo(page, home);
      await choose(page.locator('select[name=theme]'), theme);
      found.push(...(await serious(page, `home, ${theme}, ${colorScheme}`, contrasts(theme === 'contrast'))));
      await show(page, home, kept);
      await eventually(() => page.locator('html').getAttribute('data-theme'), theme);
      await ready(page);
      found.push(...(await serious(page, `clockman, ${theme}, ${colorScheme}`, contrasts(false))));
      await page.context().close();
    }
    assert.deepEqual(found, []);
    assert.deepEqual(faults, []);
  }));
