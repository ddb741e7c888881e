import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, titles } from './help.mjs';

test('every title tells its rules, and their examples can be done and are refused where they should be', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    for (const title of titles) {
      const contents = `${home}#/learn/${encodeURIComponent(title)}`;
      await goTo(page, contents);
      const rules = page.locator('.rules li:has(small) a');
      await rules.first().waitFor();
      let [shown, refused] = [0, 0];
      for (let at = 0; at < (await rules.count()) && (shown === 0 || refused === 0); ++at) {
        await rules.nth(at).click();
        await page.locator('.example').first().waitFor();
        for (const example of await page.locator('.example').all()) {
          const button = example.getByRole('button', { name: /^(Show|Try):/ });
          if ((await button.count()) === 0 || (await button.first().isDisabled())) continue;
          const isRefused = /^Try/.test((await button.first().textContent()) ?? '');
          await button.first().click();
          if (isRefused) await eventually(() => example.locator('.refusal').textContent(), /[A-Z]{2}-\d+/);
          else await example.locator('[role=status] li').first().waitFor();
          if (isRefused) ++refused;
          else ++shown;
        }
        await goTo(page, contents);
        await rules.first().waitFor();
      }
      assert.ok(shown > 0 && refused > 0, `${title}: ${shown} shown, ${refused} refused`);
      const isDone = (told) => assert.ok(told.some((text) => !text.startsWith('0 of')));
      await eventually(() => page.locator('.rules small').allTextContents(), isDone);
    }
    assert.deepEqual(faults, []);
  }));
