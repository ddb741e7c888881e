import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, length, ready, shown, titles } from './help.mjs';
import { bookOf } from './books.mjs';
import { moduleOf } from './modules.mjs';

const sandboxAt = (home, title, ...line) => `${home}#/sandbox/${[title, ...line].map(encodeURIComponent).join('/')}`;
const lineOf = (page) => page.locator('textarea[name=line]').inputValue();
/** Why a position is wrong; nothing while it is right. */
const reasonOf = (page) => page.locator('.side > .refusal').first();
async function playOn(page, words = 'Play on') {
  await page.locator('button[type=submit]').filter({ hasText: words }).click();
  await shown(page);
  await ready(page);
}
async function playAsText(page, move) {
  await page.locator('input[name=move]').fill(move);
  await page.locator('.typed button').click();
}
const duel =
  'tock/1 seats=2 phase=play leader=0 turn=0 deal=0 ban=no steps=0 colour=0 marbles=5,-,-,-/12,-,-,- hands=6/2 gifts=-/- discards=33558899';

test('a position is edited by its form, refused with its reason while it is wrong, and played on when it is right', () =>
  browsing(async (open, home, faults) => {
    for (const language of ['en', 'de']) {
      const page = await open({ language });
      const say = (en, de) => (language === 'de' ? de : en);
      await goTo(page, sandboxAt(home, 'tock', duel));
      const playingOn = say('Play on', 'Von hier aus');
      const onward = page.locator('button[type=submit]').filter({ hasText: playingOn });
      const reason = reasonOf(page);
      await onward.waitFor();
      await eventually(() => reason.textContent(), '');

      await page.locator('input[name=marbles-1-0]').fill('5');
      await eventually(() => reason.textContent(), say(/no two of them on one field/, /keine zwei auf einem Feld/));
      await eventually(() => reason.locator('a').first().getAttribute('href'), /learn\/tock\/TK-1$/);
      await eventually(() => onward.isDisabled(), true);
      await page.locator('input[name=marbles-1-0]').fill('55');
      const place = page.locator('[data-word=marbles] .refusal');
      await eventually(() => place.textContent(), say(/place of this board/, /Platz dieses Bretts/));
      await page.locator('input[name=marbles-1-0]').fill('11');
      await eventually(() => reason.textContent(), '');
      await eventually(() => lineOf(page), duel.replace('/12,', '/11,'));

      await page.getByRole('button', { name: say('Try moves', 'Züge ausprobieren') }).click();
      await playAsText(page, '6:5-11');
      await eventually(() => lineOf(page), /marbles=11,-,-,-\/-,-,-,-/);
      await page.getByRole('button', { name: say('One step back', 'Einen Schritt zurück') }).click();
      await eventually(() => lineOf(page), /marbles=5,-,-,-\/11,-,-,-/);

      await playOn(page, playingOn);
      await eventually(() => length(page), 0);
      await playAsText(page, '6:5-11');
      await page.waitForFunction(() => Number(document.querySelector('.log input')?.max) > 1);
      await ready(page);
      const before = await length(page);
      await page.reload();
      await ready(page);
      await eventually(() => length(page), before, 'kept like any game');
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

/** Where a place of the board is on the screen: as its geometry says, or where its spot is drawn. */
const pointOf = (page, { at: [x, y] }, index, selector = '.placing svg[role=group]') =>
  page.locator(selector).first().evaluate(
    (board, [x, y, index]) => {
      board.scrollIntoView({ block: 'center' });
      const matrix = board.getScreenCTM();
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      const box = board.querySelector(`[data-at="${index}"]`)?.getBoundingClientRect();
      const isIn = box === undefined || (point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom);
      return isIn ? [point.x, point.y] : [box.left + box.width / 2, box.top + box.height / 2];
    },
    [x, y, index],
  );

test('pieces are tapped, dragged and chosen by keys into place, and where one cannot be is told there', () =>
  browsing(async (open, home, faults) => {
    const { state: run } = (await bookOf('clockman')).examples.find(({ name }) => name === 'CM-11.1');
    const lines = { tock: duel, clockman: run };
    const pieces = { tock: ['5', '12', '20', '7'], clockman: [/figures=([^/]+)/.exec(run)[1], null, '1.20', '1.30'], samara: ['1,1', null, '5,2', '6,1'], ostfriesenlauf: ['0', null, '7.2', '9.1'] };
    for (const [title, [from, taken, to, further]] of Object.entries(pieces)) {
      const page = await open({ viewport: { width: 1440, height: 1400 } });
      const { places } = (await moduleOf(title)).game(title, title === 'tock' ? 'seats=2' : '').geometry();
      const pointAt = (name) => {
        const index = places.findIndex(({ place }) => place === name);
        return pointOf(page, places[index], index);
      };
      await goTo(page, sandboxAt(home, title, ...[lines[title] ?? []].flat()));
      const hint = page.locator('.placing > .hint');
      await eventually(() => hint.textContent(), /^Tap a piece/);
      const begun = await lineOf(page);
      await page.mouse.click(...(await pointAt(from)));
      await eventually(() => hint.textContent(), /is picked up/, title);
      await eventually(() => page.locator('.placing-held').count(), 1);
      if (taken !== null) {
        await page.mouse.click(...(await pointAt(taken)));
        await eventually(() => page.locator('.placing-why').textContent(), /no two of them on one field/);
        await eventually(() => page.locator('.placing-why a').first().getAttribute('href'), /learn\/tock\/TK-1$/);
        await eventually(() => lineOf(page), begun, 'what cannot be is not taken over');
      }
      await page.mouse.click(...(await pointAt(to)));
      const tapped = await eventually(() => lineOf(page), (line) => assert.notEqual(line, begun, title)).then(() => lineOf(page));
      await eventually(() => reasonOf(page).textContent(), '');
      await page.mouse.move(...(await pointAt(to)));
      await page.mouse.down();
      await page.mouse.move(...(await pointAt(further)));
      await page.mouse.up();
      await eventually(() => lineOf(page), (line) => assert.notEqual(line, tapped, title));
      await page.getByRole('button', { name: 'One step back' }).click();
      await eventually(() => lineOf(page), tapped, title);
      if (title === 'tock') {
        const spot = (name) => page.locator(`[data-at="${places.findIndex(({ place }) => place === name)}"]`);
        await spot('20').focus();
        await page.keyboard.press('Enter');
        await eventually(() => hint.textContent(), /^Blue is picked up/);
        await spot('7').focus();
        await page.keyboard.press('Enter');
        await eventually(() => lineOf(page), duel.replace('=5,', '=7,'));
      }
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('a demand of a plan is tapped to be crossed and to be cleared, and with its challenge where that is done by it', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ viewport: { width: 1440, height: 1400 } });
    await goTo(page, sandboxAt(home, 'clou'));
    const begun = await eventually(() => lineOf(page), /crossed=- done=-/).then(() => lineOf(page));
    const { places } = (await moduleOf('clou')).game('clou').geometry();
    const tap = async (name) => {
      const index = places.findIndex(({ place }) => place === name);
      await page.mouse.click(...(await pointOf(page, places[index], index, '[data-paper=plan] svg[role=group]')));
    };
    await tap('window.1.1');
    await eventually(() => lineOf(page), begun.replace('crossed=-', 'crossed=window.1.1'));
    await tap('window.1.1');
    await eventually(() => lineOf(page), begun);
    await tap('sidedoor.1.1');
    await eventually(() => lineOf(page), /crossed=sidedoor\.1\.1 /);
    assert.deepEqual(faults, []);
  }));

test('a game from a position goes elsewhere as a link, and so does the position', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await goTo(page, sandboxAt(home, 'tock', duel));
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const position = await open();
    await goTo(position, await copied());
    await position.locator('textarea[name=line]').waitFor();
    await eventually(() => lineOf(position), duel);
    await playOn(page);
    await playAsText(page, '6:5-11');
    await page.waitForFunction(() => Number(document.querySelector('.log input')?.max) > 1);
    await ready(page);
    const before = await length(page);
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const game = await open();
    await goTo(game, await copied());
    await game.locator('.table, .cover').waitFor();
    if (await game.locator('.cover').isVisible()) await game.locator('.cover button').click();
    await eventually(() => length(game), before);
    assert.deepEqual(faults, []);
  }));

test('a view shows what its owner knows and hides the rest', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, sandboxAt(home, 'tock', duel));
    const knows = page.locator('.board-data').first();
    for (const [viewer, own, other] of [
      ['0', 'hand={6=1}', '{2=1}'],
      ['1', 'hand={2=1}', '{6=1}'],
      ['spectator', 'hand_sizes=[1,1', '=1}'],
    ]) {
      await page.locator('select[name=viewer]').selectOption(viewer);
      await eventually(() => knows.textContent(), (line) => assert.ok(line.includes(own) && !line.includes(other), line));
    }
    assert.deepEqual(faults, []);
  }));

test('a game is looked at as a spectator, and when it is over as any seat', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const won = 'tock/1 seats=2 phase=play leader=0 turn=0 deal=0 ban=no steps=0 colour=0 marbles=34,h1,h2,h3/20,-,-,- hands=A/6 gifts=-/- discards=22335599';
    await goTo(page, sandboxAt(home, 'tock', won));
    await playOn(page);
    const viewers = page.locator('select[name=viewer] option');
    await eventually(() => viewers.allTextContents(), ['whoever plays here', 'a spectator']);
    await page.locator('select[name=viewer]').selectOption('spectator');
    await eventually(() => page.locator('[data-part]').count(), 0, 'a spectator decides nothing');
    await page.locator('select[name=viewer]').selectOption('own');
    await playAsText(page, 'A:34-h0');
    await page.getByText('The game is over.').first().waitFor();
    await eventually(() => viewers.allTextContents(), ['whoever plays here', 'Blue', 'Orange', 'a spectator']);
    const board = page.locator('.screen > .held');
    const before = await board.textContent();
    await page.locator('select[name=viewer]').selectOption('1');
    await eventually(() => board.textContent(), (now) => assert.notEqual(now, before, 'another hand has another card'));
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('[data-part]').first().waitFor();
    await eventually(() => page.locator('select[name=viewer]').inputValue(), 'own', 'the game goes on, and hands are hidden');
    assert.deepEqual(faults, []);
  }));

test('every title: from a new game, a kept one and an example, and an impossible one says by which rule', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    for (const title of titles) {
      const { examples } = await bookOf(title);
      await goTo(page, sandboxAt(home, title));
      await page.locator('textarea[name=line]').waitFor();
      const begun = await lineOf(page);
      await eventually(() => reasonOf(page).textContent(), '', `${title} begins well`);
      await page.getByRole('button', { name: 'Try moves' }).click();
      await page.locator('[data-part]').first().waitFor();
      await playOn(page);
      await goTo(page, sandboxAt(home, title));
      await page.locator('select[name=kept]').selectOption({ index: 1 });
      await page.locator('.sources input[type=range]').waitFor();
      const drawn = await lineOf(page);
      const game = (await moduleOf(title)).game(title);
      const seen = (line) => game.views.text(game.view(game.parse(line), game.actor(game.parse(line))));
      assert.equal(seen(drawn), seen(begun), `${title} goes on where it was`);
      if (['tock', 'ostfriesenlauf'].includes(title)) assert.notEqual(drawn, begun, `${title} does not tell what others hold`);
      const good = examples.find(({ state, move }) => state !== undefined && move !== undefined);
      await page.locator('select[name=example]').selectOption(good.name);
      await eventually(() => lineOf(page), good.state);
      await eventually(() => reasonOf(page).textContent(), '', good.name);
      const bad = examples.find(({ state, move, refused }) => state !== undefined && move === undefined && refused !== undefined);
      if (bad === undefined) continue;
      await goTo(page, sandboxAt(home, title, bad.state));
      const rule = bad.refused.split(' ')[0];
      await eventually(() => reasonOf(page).textContent(), (told) => assert.ok(told.includes(rule), `${bad.name} names ${rule}`));
    }
    assert.deepEqual(faults, []);
  }));

test('the sandbox fits a narrow screen in both languages', () =>
  browsing(async (open, home, faults) => {
    for (const language of ['en', 'de']) {
      const page = await open({ language, viewport: { width: 360, height: 740 } });
      for (const title of titles) {
        await goTo(page, sandboxAt(home, title));
        await page.locator('.drawer').evaluate((drawer) => (drawer.open = true));
        await page.locator('textarea[name=line]').waitFor();
        await page.locator('.sources summary').click();
        await page.locator('.sources details[open]').waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${title} is ${wide} wide`);
      }
    }
    assert.deepEqual(faults, []);
  }));
