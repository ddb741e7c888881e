// Addresses that lead nowhere say so; links lead here once, and Back leads out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, keptGame, keptGames, linkOf, shown } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** Parts of addresses, and what is told of them in both languages. */
const wrong = [
  ['%', /a % in it is not followed/, /hinter einem % stehen keine zwei/],
  ['/play/%E0%A4%A', /a % in it is not followed/, /hinter einem % stehen keine zwei/],
  ['/game/%ff', /a % in it is not followed/, /hinter einem % stehen keine zwei/],
  ['/sandbox/tock/100%', /a % in it is not followed/, /hinter einem % stehen keine zwei/],
  ['/nothing', /no such place/, /diesen Ort gibt es/],
  ['/new', /something is missing/, /am Ende fehlt etwas/],
  ['/play', /something is missing/, /am Ende fehlt etwas/],
  ['/game/', /something is missing/, /am Ende fehlt etwas/],
  ['/new/chess', /no title called chess/, /einen Titel namens chess gibt es nicht/],
  ['/learn/chess', /no title called chess/, /einen Titel namens chess gibt es nicht/],
  ['/new/tock/more', /more parts/, /mehr Teile/],
  ['/learn/tock/TK-999', /Tock has no rule TK-999/, /Tock hat keine Regel TK-999/],
  ['/course/tock/99', /12 steps, and 99 is none/, /12 Schritte, und 99 ist keiner/],
  ['/course/tock/x', /12 steps, and x is none/, /12 Schritte, und x ist keiner/],
  ['/play/nobody', /This game is not here/, /Dieses Spiel ist nicht hier/],
  ['/game/nonsense', /This link or file is damaged/, /Dieser Link oder diese Datei ist beschädigt/],
  // What turns or hides other signs is spelled, and what is long is cut.
  [`/new/${encodeURIComponent('to\u202ekc\u0007\u200b')}`, /no title called to\\u\{202e\}kc\\u\{7\}\\u\{200b\}\./, /namens to\\u\{202e\}kc\\u\{7\}\\u\{200b\} gibt/],
  [`/new/${'x'.repeat(500)}`, /no title called x{40}…\./, /namens x{40}… gibt/],
];

for (const language of ['en', 'de']) {
  test(`an address that leads nowhere says why, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language });
      for (const [address, en, de] of wrong) {
        await page.goto('about:blank');
        await goTo(page, `${home}#${address}`);
        const told = page.locator('main [role=status]').filter({ hasText: language === 'de' ? de : en });
        await told.waitFor().catch(() => assert.fail(`${address} is told as: ${faults}`));
      }
      // Within the page as well, and the way out of it.
      await goTo(page, home);
      await page.evaluate(() => (location.hash = '#%'));
      await page.getByText('%').waitFor();
      await page.getByRole('link', { name: language === 'de' ? 'Alle Spiele' : 'All games' }).click();
      await page.locator('.titles').waitFor();
      assert.deepEqual(faults, []);
    }));
}

test('a position in an address may hold its strokes as they are, and what is hidden in it is shown', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, `${home}#/sandbox/tock`);
    const line = page.locator('textarea[name=line]');
    await line.waitFor();
    const position = await line.inputValue();
    await page.goto('about:blank');
    await goTo(page, `${home}#/sandbox/tock/${position.replaceAll(' ', '%20')}`);
    await line.waitFor();
    const refusal = () => page.locator('.side > .refusal').textContent();
    await eventually(() => line.inputValue(), position);
    await eventually(refusal, '');
    await page.goto('about:blank');
    await goTo(page, `${home}#/sandbox/tock/${encodeURIComponent(`\ufeff${position.replaceAll(' ', '\r\n').replace('phase', 'pha\u202ese')}\r\n`)}`);
    await line.waitFor();
    await eventually(() => line.inputValue(), `${position.replace('phase', 'pha\\u{202e}se')} `);
    await eventually(refusal, /./);
    await line.fill(`${position}\r\n`);
    await eventually(refusal, '', 'a line may end');
    assert.deepEqual(faults, []);
  }));

test('the page tells what address it shows, and writes none over where somebody goes', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const told = () => page.evaluate(() => [document.documentElement.dataset.shown, location.hash]);
    for (const fragment of ['', '#/', '#/new/tock', '#/new/tock', '#%', '#/nothing', '#/new/chess', '#/sandbox/tock']) {
      await goTo(page, home + fragment);
      assert.equal((await told())[0], fragment);
    }
    const line = page.locator('textarea[name=line]');
    await line.waitFor();
    const isWritten = ([shownNow, hash]) => assert.ok(hash.startsWith('#/sandbox/tock/tock') && shownNow === hash, hash);
    await eventually(told, isWritten);
    await goTo(page, `${home}#/sandbox/tock`);
    assert.deepEqual(await told(), ['#/sandbox/tock', '#/sandbox/tock']);
    // The first text is drawn and the second about to be, when somebody goes elsewhere.
    await line.evaluate(async (field) => {
      const write = (text) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
      write('tock/1');
      await new Promise((resolve) => queueMicrotask(resolve));
      location.hash = '#/new/tock';
      write('tock/2');
    });
    await page.locator('.setup').waitFor();
    assert.deepEqual(await told(), ['#/new/tock', '#/new/tock']);
    assert.deepEqual(faults, []);
  }));

test('Back leads out of a shared link, which brings its game once', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const sent = await keptGame(await moduleOf('samara'), 'samara', 1);
    const link = `${home}#/game/${linkOf(`samara\n${sent.record}`)}`;
    await goTo(page, `${home}#/new/tock`);
    await page.locator('button[type=submit]').waitFor();
    await goTo(page, link);
    await page.waitForFunction(() => location.hash.startsWith('#/play/'));
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.waitForFunction(() => location.hash === '#/new/tock');
    await shown(page);
    await page.locator('button[type=submit]').waitFor();
    await eventually(async () => (await keptGames(page)).length, 1);
    await page.goForward();
    await shown(page);
    await page.locator('.table').waitFor();
    await page.goto('about:blank');
    await goTo(page, link);
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.waitForFunction(() => location.href === 'about:blank');
    await goTo(page, home);
    await eventually(async () => (await keptGames(page)).length, 1, 'the same game is not kept twice');
    assert.deepEqual(faults, []);
  }));
