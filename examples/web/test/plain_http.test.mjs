// By plain http from another host a page has no crypto.randomUUID, no clipboard, no locks and no service worker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, eventually, goTo, length, linkOf, ready, shown } from './help.mjs';

const elsewhere = { host: 'games.example' };

/** What the browser pastes into a field. */
async function pasted(page, field) {
  await field.fill('');
  await field.focus();
  await page.keyboard.press('Control+V');
  return eventually(() => field.inputValue(), /./);
}

test('games begin, are kept and go on by plain http from another host', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, home);
    assert.deepEqual(
      await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator, 'locks' in navigator, 'serviceWorker' in navigator]),
      [false, false, false, false, false],
      'this is what the test is about',
    );
    await begin(page, home, 'samara');
    await ready(page);
    await page.reload();
    await ready(page);
    await page.locator('.log input').fill('0');
    const address = page.url();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction((before) => location.href !== before, address);
    await shown(page);
    await ready(page);
    await goTo(page, `${home}#/sandbox/samara`);
    await page.locator('button[type=submit]').filter({ hasText: 'Play on' }).click();
    await shown(page);
    await ready(page);
    assert.deepEqual(faults, []);
  }, elsewhere));

for (const [language, copy, copied, yourself] of [
  ['en', 'Copy a link', 'The link is copied.', 'does not let this page copy'],
  ['de', 'Link kopieren', 'Der Link ist kopiert.', 'lässt diese Seite nicht kopieren'],
]) {
  test(`links are copied by plain http from another host, or shown where that is not allowed, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language });
      await begin(page, home, 'samara');
      await ready(page);
      const before = await length(page);
      const button = page.getByRole('button', { name: copy });
      await button.click();
      await page.getByText(copied).waitFor();
      const link = await pasted(page, page.locator('input[name=move]'));
      assert.ok(link.startsWith(`${home}#/game/`), link);

      await page.evaluate(() => (document.execCommand = () => false));
      await button.click();
      await page.getByText(yourself).waitFor();
      const offered = () => page.locator('input[name=link]').inputValue();
      await eventually(offered, link);

      const other = await open({ language });
      await goTo(other, link);
      await ready(other);
      await eventually(() => length(other), before);

      await goTo(page, `${home}#/sandbox/samara`);
      await button.click();
      await page.getByText(yourself).waitFor();
      await eventually(offered, (address) => assert.equal(address, page.url()));
      // What was told of one position is not told of another.
      await page.getByRole('button', { name: language === 'de' ? 'einem neuen Spiel' : 'a new game' }).click();
      await page.locator('input[name=link]').waitFor({ state: 'detached' });
      assert.deepEqual(faults, []);
    }, elsewhere));
}

test('a browser that knows no links says so', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await page.addInitScript(() => {
      delete globalThis.CompressionStream;
      delete globalThis.DecompressionStream;
    });
    await begin(page, home, 'samara');
    await ready(page);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('too old for links').waitFor();
    await goTo(page, `${home}#/game/${linkOf('samara')}`);
    await page.getByText('too old for links').waitFor();
    assert.deepEqual(faults, []);
  }));
