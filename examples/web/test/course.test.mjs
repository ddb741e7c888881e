import assert from 'node:assert/strict';
import { test } from 'node:test';
import { astray, browsing, eventually, goTo, keptGame, keptGames, press, ready, settled, show, titles } from './help.mjs';
import { bookOf, courseOf, libraryOf, positionOf } from './books.mjs';

const courseAt = (home, title, ...more) => `${home}#/course/${[title, ...more].map(encodeURIComponent).join('/')}`;

/** Chooses the parts of a move one after another, by their buttons. */
async function decide(page, parts) {
  for (const [at, { kind, text }] of parts.entries()) {
    await page.locator(`[data-part="${kind} ${text}"]`).first().click();
    // Once nothing may follow the move is made.
    await page.waitForFunction(
      (chosen) => document.querySelector('.reached') !== null || document.querySelectorAll('.parts > .chosen').length === chosen,
      at + 1,
    );
  }
  if (await page.locator('.reached').isHidden()) {
    await page.getByRole('button', { name: /^(That is the move|Das ist der Zug)$/ }).click();
  }
}

/** Presses what is pointed at, on the board and beside it, until the step has come to something. */
async function follow(page) {
  for (let left = 8; left > 0 && (await page.locator('.reached').count()) === 0; --left) {
    await press(page.locator('[data-wanted]:visible').first());
    await settled(page);
  }
}

async function attempt(page, move) {
  await page.locator('input[name=move]').fill(move);
  await page.locator('.typed button').click();
}

/** There is a hint at the first decision, with help switched off there is none, and the game is kept. */
async function firstGame(page, title, library) {
  await ready(page);
  await eventually(() => page.locator('.tip').textContent(), /^(You could do this|Das könntest du tun): .+\.$/);
  await page.locator('.tip button').click();
  await eventually(() => page.locator('.tip').count(), 0);
  await page.reload();
  await ready(page);
  await eventually(() => page.locator('.tip').count(), 0, 'help stays switched off');
  const [{ record, players }, ...others] = await keptGames(page);
  assert.deepEqual(others, []);
  const fewest = Math.max(2, library.settings(title, 'options').find(({ name }) => name === 'seats')?.low ?? 0);
  const all = [{ kind: 'person' }, ...Array(fewest - 1).fill({ kind: 'thumb' })];
  assert.deepEqual(players, all.slice(0, library.gameOfRecord(title, record).seats), 'a person against easy computers');
}

for (const title of titles) {
  test(`the course of ${title} is done by doing, and is kept`, { timeout: 120_000 }, () =>
    browsing(async (open, home, faults) => {
      const library = await libraryOf(title);
      const book = await bookOf(title);
      const steps = await courseOf(title);
      const page = await open({ language: title === 'tock' || title === 'clou' ? 'de' : 'en' });
      await goTo(page, courseAt(home, title));
      await page.locator('.go').click();
      for (const [at, { example: name }] of steps.entries()) {
        const example = book.examples.find((each) => each.name === name);
        await page.locator('.pager span').filter({ hasText: new RegExp(` ${at + 1} (of|von) `) }).waitFor();
        await eventually(() => page.locator('.go').count(), 0, `${name} is not done before it is done`);
        if (at % 3 !== 1) {
          await follow(page);
        } else if (example.refused === undefined) {
          const { game, view } = positionOf(library, title, example);
          await decide(page, game.partsOf(view, game.views.parseMove(view, example.move)));
        } else {
          await attempt(page, example.move);
        }
        await page.locator('.reached').waitFor();
        assert.deepEqual(await astray(page), [], `${name}: what is drawn lies on the board`);
        const rule = (example.refused ?? example.rule).split(' ')[0];
        if (title === 'tock' && example.refused !== undefined && at % 3 !== 1) {
          await eventually(() => page.locator('.refusal b').first().textContent(), /^(You tried|Versucht hast du) /);
        }
        const told = example.refused === undefined ? page.locator('.reached') : page.locator('.refusal');
        await eventually(() => told.textContent(), new RegExp(rule), `${name} tells its rule`);
        if (at === 1) {
          await goTo(page, courseAt(home, title));
          await page.reload();
          await page.locator('.steps .finished').nth(1).waitFor();
          await eventually(() => page.locator('.steps .finished').count(), 2);
        }
        if (at + 1 < steps.length) await page.locator('.go').click();
      }
      await page.getByText(/^(To the end of the course|Zum Ende des Kurses)$/).click();
      await page.locator('.steps').waitFor();
      await eventually(() => page.locator('.steps .finished').count(), steps.length);
      await page.getByText(/^(Play .*|.* spielen)$/).click();
      await page.locator('.setup').waitFor();
      await eventually(() => page.url(), /\/new\//, 'the course ends with the game');
      await page.goBack();
      await page.locator('.go').click();
      await eventually(() => page.url(), /\/play\//, 'and with a first one');
      await firstGame(page, title, library);
      assert.deepEqual(faults, []);
    }),
  );
}

test('a step is not done by being shown, nor by another move', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, courseAt(home, 'tock', '8'));
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('Now do it yourself.').waitFor();
    await eventually(() => page.locator('.go').count(), 0);
    await page.getByRole('button', { name: 'Once more' }).click();
    await attempt(page, '5:32-1');
    await page.getByText('not what this step is about').waitFor();
    await eventually(() => page.locator('.go').count(), 0);
    await page.getByRole('button', { name: 'Once more' }).click();
    await attempt(page, '5:32-h2');
    await page.locator('.go').waitFor();
    // Another language in the middle of a step leaves it as it is.
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('Geschafft!').waitFor();
    assert.deepEqual(faults, []);
  }));

test('the end of a first game offers a whole one', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const game = await keptGame(await libraryOf('samara'), 'samara', Infinity, 'seats=2 last_half_year=3');
    await goTo(page, home);
    await page.evaluate((id) => localStorage.setItem('regelwerk first samara', id), game.id);
    await show(page, home, game);
    await page.locator('.end .go').filter({ hasText: 'Now a whole game' }).click();
    await page.locator('.setup').waitFor();
    await eventually(() => page.url(), /\/new\/samara$/);
    assert.deepEqual(faults, []);
  }));

test('courses fit a narrow screen in both languages', () =>
  browsing(async (open, home, faults) => {
    for (const language of ['en', 'de']) {
      const page = await open({ language, viewport: { width: 360, height: 740 } });
      for (const title of titles) {
        for (const parts of [[], ['1'], ['4']]) {
          await goTo(page, courseAt(home, title, ...parts));
          await page.locator(parts.length === 0 ? '.steps' : '.lead').waitFor();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(wide <= 360, `${title} ${parts} is ${wide} wide`);
        }
      }
    }
    assert.deepEqual(faults, []);
  }));
