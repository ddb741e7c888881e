// Games that end here are counted on this device, each once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, keptGame, pressOn, show } from './help.mjs';
import { moduleOf } from './modules.mjs';

test('a game that ends here is counted once, in every tab, and forgotten when that is wanted', () =>
  browsing(async (open, home, faults) => {
    const rules = await moduleOf('ostfriesenlauf');
    const whole = await keptGame(rules, 'ostfriesenlauf', Infinity);
    const page = await open();
    const other = await page.context().newPage();
    await goTo(other, `${home}#/statistics`);
    await other.getByText('No game was played to its end').waitFor();

    // One that was over when it came here counts nothing; what is damaged is nothing.
    await show(page, home, whole);
    await page.locator('section.end').waitFor();
    await page.evaluate(() => {
      localStorage.setItem('regelwerk finished damaged', '{');
      localStorage.setItem('regelwerk finished strange', '{"title":"chess","against":"easy","won":true,"score":null,"moves":1}');
    });
    await show(page, home, { ...(await keptGame(rules, 'ostfriesenlauf', 16)), id: 'here' });
    await pressOn(page, 3);
    await page.locator('section.end').waitFor();
    const counted = () => other.locator('.statistics').innerText();
    const found = await eventually(counted, /^Ostfriesenlauf\nGames\n1\nComputer, easy\n[01] of 1 won\nLongest game\n1\d\d moves$/);
    await page.reload();
    await page.getByRole('button', { name: 'Watch again' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.locator('section.end').waitFor();
    await goTo(page, home);
    await eventually(() => page.locator('.played').allTextContents(), [found.includes('1 of 1') ? '1 game played, 1 won' : '1 game played']);

    await page.locator('.played a').click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await eventually(counted, '');
    await goTo(page, home);
    await eventually(() => page.locator('.played').count(), 0);
    await eventually(() => page.locator('.saved li').count(), 2);
    assert.deepEqual(faults, []);
  }));
