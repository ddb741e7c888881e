// Addresses that lead nowhere say so; links lead here once, and Back leads out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, keptGame, keptGames, linkOf } from './help.mjs';
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
        await page.goto(`${home}#${address}`);
        const told = page.locator('main [role=status]').filter({ hasText: language === 'de' ? de : en });
        await told.waitFor().catch(() => assert.fail(`${address} is told as: ${faults}`));
      }
      // Within the page as well, and the way out of it.
      await page.goto(home);
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
    await page.goto(`${home}#/sandbox/tock`);
    const line = page.locator('textarea[name=line]');
    await line.waitFor();
    const position = await line.inputValue();
    await page.goto('about:blank');
    await page.goto(`${home}#/sandbox/tock/${position.replaceAll(' ', '%20')}`);
    await line.waitFor();
    assert.equal(await line.inputValue(), position);
    assert.equal(await page.locator('.side > .refusal').textContent(), '');
    await page.goto('about:blank');
    await page.goto(`${home}#/sandbox/tock/${encodeURIComponent(`\ufeff${position.replaceAll(' ', '\r\n').replace('phase', 'pha\u202ese')}\r\n`)}`);
    await line.waitFor();
    assert.equal(await line.inputValue(), `${position.replace('phase', 'pha\\u{202e}se')} `);
    assert.notEqual(await page.locator('.side > .refusal').textContent(), '');
    await line.fill(`${position}\r\n`);
    assert.equal(await page.locator('.side > .refusal').textContent(), '', 'a line may end');
    assert.deepEqual(faults, []);
  }));

test('Back leads out of a shared link, which brings its game once', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const sent = await keptGame(await moduleOf('samara'), 'samara', 1);
    const link = `${home}#/game/${linkOf(`samara\n${sent.record}`)}`;
    await page.goto(`${home}#/new/tock`);
    await page.locator('button[type=submit]').waitFor();
    await page.goto(link);
    await page.waitForFunction(() => location.hash.startsWith('#/play/'));
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.waitForFunction(() => location.hash === '#/new/tock');
    await page.locator('button[type=submit]').waitFor();
    assert.equal((await keptGames(page)).length, 1);
    await page.goForward();
    await page.locator('.table').waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.waitForFunction(() => location.href === 'about:blank');
    await page.goto(home);
    assert.equal((await keptGames(page)).length, 1, 'the same game is not kept twice');
    assert.deepEqual(faults, []);
  }));
