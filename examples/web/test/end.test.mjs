// What is told of a game that is over: what its scores are made of, and what decided it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, keptGame, settled, show } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** Tells what the page has asked of its workers. */
function overhear() {
  globalThis.sent = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    globalThis.sent.push(message.stop === true ? 'stop' : 'think');
    return postMessage.call(this, message, ...rest);
  };
}

/** The end of a kept game from so many decisions of seat 0 before it, as a game that begins there. */
function lastPart(rules, kept, decisions) {
  const game = rules.gameOfRecord(kept.title, kept.record);
  const { start, moves: played } = game.replay(kept.record);
  const moves = [...played];
  const states = [game.initial(start)];
  for (const move of moves) states.push(game.play(states.at(-1), move));
  const from = moves.flatMap((_, at) => (game.actor(states[at]) === 0 ? [at] : [])).at(-decisions);
  const words = moves.slice(from).map((move, at) => game.moveText(states[from + at], move));
  return { ...kept, id: `${kept.id} ${decisions}`, record: `position ${game.text(states[from])}\nmoves ${words.length}: ${words.join(' ')}` };
}

test('scores are told by their parts, which make them up; what decided a game is looked for, shown and played on from', () =>
  browsing(async (open, home, faults) => {
    const rules = await moduleOf('samara');
    const kept = await keptGame(rules, 'samara', Infinity);
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.addInitScript(overhear);
    const end = page.locator('section.end');
    const ask = end.getByRole('button', { name: 'What decided it' });
    const sent = () => page.evaluate(() => globalThis.sent.join(' '));

    await show(page, home, kept);
    const rows = await end.locator('tr').evaluateAll((all) =>
      all.map((row) => ({
        parts: [...row.querySelector('small').textContent.matchAll(/ (\d+)(?: ·|$)/g)].map(([, value]) => Number(value)),
        points: parseInt(row.lastElementChild.textContent, 10),
      })),
    );
    assert.equal(rows.length, 4);
    for (const { parts, points } of rows) assert.equal(parts.reduce((sum, each) => sum + each, 0), points);

    // Nothing thinks before it is asked to, nor after the panel is closed.
    assert.equal(await sent(), '');
    await ask.click();
    await eventually(sent, /think/);
    await end.getByRole('progressbar').waitFor();
    await end.getByRole('button', { name: 'Close', exact: true }).click();
    await eventually(sent, /stop$/);

    await show(page, home, lastPart(rules, kept, 12));
    await ask.click();
    await page.locator('.decided[aria-busy=false]').waitFor();
    const turns = page.locator('.decided li');
    await eventually(() => turns.allTextContents(), (all) => {
      assert.ok(all.length > 0 && all.length <= 3);
      for (const each of all) assert.match(each, /^\d+ % → \d+ % moves? \d+.*Blue/);
    });
    const done = await sent();
    assert.equal(done.match(/think/g).length, 12, 'every decision once');
    await turns.first().click();
    await end.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play on from here' }).waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await turns.first().waitFor();
    await settled(page);
    assert.equal(await sent(), done, 'what was found is not looked for again');

    await show(page, home, lastPart(rules, kept, 1));
    await ask.click();
    await end.getByText('Too little was decided here').waitFor();
    assert.deepEqual(faults, []);
  }));

test('of a heist that is over counts what the plan counts', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ language: 'de' });
    const kept = await keptGame(await moduleOf('clou'), 'clou', Infinity);
    await show(page, home, kept);
    await eventually(() => page.locator('section.end small').textContent(), 'Beute: 12 · −1 je Spur: 1');
    assert.deepEqual(faults, []);
  }));
