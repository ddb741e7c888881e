// Whole games on the page against the same games played natively.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { begin, browsing, eventually, openTargets, out, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** The game that a page shows, as it keeps it and as it offers it as a file. */
async function kept(page) {
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem(`regelwerk sitting ${location.hash.split('/')[2]}`)));
  const file = decodeURIComponent((await page.locator('a[download]').getAttribute('href')).split(',')[1]);
  const players = saved.players.map(({ kind }) => kind);
  // Against computers alone everything may be taken back.
  assert.equal(file, `${saved.title}\nplayers ${players.join(' ')}\nfriendly yes\n${saved.record}`);
  return saved;
}

/** What native.cpp makes of the same decisions and the same key. */
function nativelyPlayed({ title, seed, record }) {
  const input = `${title}\n${seed}\n${record}\n`;
  const [written, position, winners] = execFileSync(`${out}/web/native`, { input, encoding: 'utf8' }).split('\n');
  return { record: written, position, winners: winners.split(' ').filter(Boolean).map(Number) };
}

const colours = ['Blue', 'Orange', 'Green', 'Pink', 'Yellow', 'Sky'];
/** The winners by seat; the only person at the screen, who sits first, is told to have won, lost or got away. */
const winnersTold = (status) =>
  [/You (?!have lost)/, ...colours.slice(1)].flatMap((name, seat) => (status.search(name) >= 0 ? [seat] : []));

/** A test per title: `press(page)` plays it to its end. */
export function testWholeGames(way, press, played = titles) {
  for (const title of played) {
    test(`a whole game of ${title} ${way} is the game that is played natively`, { timeout: 600_000 }, () =>
      browsing(async (open, home, faults) => {
        const page = await open();
        await begin(page, home, title);
        const { pressed, onBoards, faults: stuck } = await press(page);
        assert.deepEqual(stuck, []);
        assert.ok(onBoards > 0 && pressed >= onBoards, `${pressed} presses, ${onBoards} on boards and in hands`);
        await eventually(() => page.locator('.log li').first().textContent(), /[A-Z]{2}-\d+/, 'the log names rules');
        const saved = await kept(page);
        const native = nativelyPlayed(saved);
        assert.equal(saved.record, native.record);
        const game = (await moduleOf(title)).gameOfRecord(title, saved.record);
        const { state } = game.replay(saved.record);
        assert.equal(game.text(state), native.position);
        assert.equal(game.actor(state), 'nobody');
        await eventually(async () => winnersTold(await page.locator('.status').textContent()), native.winners);
        await eventually(() => page.locator(openTargets).count(), 0, 'nothing is left to decide');
        assert.deepEqual(faults, []);
      }),
    );
  }
}
