// Nothing that somebody made is lost: by a press, by a browser that keeps nothing, by how a file was written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  browsing,
  emptyStorage,
  eventually,
  fillStorage,
  goTo,
  keptGame,
  keptGames,
  length,
  openFile,
  playOffered,
  ready,
  show,
  shown,
} from './help.mjs';
import { moduleOf } from './modules.mjs';

for (const [language, forget, leave, ask] of [
  ['en', 'Delete', 'Keep it', /Delete Samara of .*\? It cannot be brought back\./],
  ['de', 'Löschen', 'Behalten', /Samara vom .* löschen\? Es lässt sich nicht zurückholen\./],
]) {
  test(`a game is deleted when somebody has said so again, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language });
      await show(page, home, await keptGame(await moduleOf('samara'), 'samara', 1));
      await goTo(page, `${home}#/`);
      const dialog = page.getByRole('dialog');
      const press = async (name) => {
        await page.getByRole('button', { name: forget }).click();
        await dialog.getByText(ask).waitFor();
        if (name === null) await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name }).click();
        // Closed is not yet gone: until then the page is asking.
        await page.locator('dialog').waitFor({ state: 'detached' });
      };
      const kept = async () => (await keptGames(page)).length;
      await press(null);
      assert.equal(await kept(), 1);
      await press(leave);
      assert.equal(await kept(), 1);
      await press(forget);
      await page.locator('.saved').waitFor({ state: 'detached' });
      await eventually(kept, 0);
      assert.deepEqual(faults, []);
    }));
}

test('what was taken back is played again, until something else is played', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('samara'), 'samara', 2, 'seats=2'));
    const record = async () => (await keptGames(page))[0].record;
    const back = page.getByRole('button', { name: 'Take back' });
    const again = page.getByRole('button', { name: 'Play it after all' });
    const whole = await playOffered(page);
    const played = await record();
    await eventually(() => again.count(), 0);
    await back.click();
    await again.waitFor();
    const once = await length(page);
    assert.ok(once < whole);
    await back.click();
    await page.waitForFunction((moves) => Number(document.querySelector('.log input').max) < moves, once);
    await again.click();
    await page.waitForFunction((moves) => Number(document.querySelector('.log input').max) === moves, once);
    await again.click();
    await again.waitFor({ state: 'detached' });
    await eventually(record, played);
    await back.click();
    await again.waitFor();
    await playOffered(page, 1);
    await eventually(() => again.count(), 0);
    await eventually(record, (now) => assert.notEqual(now, played));
    assert.deepEqual(faults, []);
  }));

test('whatever takes the place of a position in the sandbox leads back to it', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, `${home}#/sandbox/tock`);
    const line = page.locator('textarea[name=line]');
    await line.waitFor();
    const made = (await line.inputValue()).replace('deal=0', 'deal=1');
    await line.fill(made);
    await page.getByRole('button', { name: 'One step back' }).waitFor();
    const ways = [
      () => page.getByRole('button', { name: 'a new game' }).click(),
      () => page.locator('select[name=example]').selectOption({ index: 1 }),
      () => page.locator('.sources summary').click().then(() => page.locator('.sources input[name=seats][value="2"]').check()),
      () => line.fill(''),
      () => page.locator('input[name=marbles-0-0]').pressSequentially('99'),
    ];
    for (const change of ways) {
      await change();
      await page.waitForFunction((before) => document.querySelector('textarea[name=line]').value !== before, made);
      await page.getByRole('button', { name: 'One step back' }).click();
      await page.waitForFunction((before) => document.querySelector('textarea[name=line]').value === before, made);
    }
    assert.deepEqual(faults, []);
  }));

test('files are read however their lines end and letters are coded', { timeout: 120_000 }, () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const kept = await keptGame(await moduleOf('samara'), 'samara', 1);
    const file = `samara\nplayers ${kept.players.map(({ kind }) => kind).join(' ')}\n${kept.record}`;
    const wide = Buffer.from(`\ufeff${file.replaceAll('\n', '\r\n')}`, 'utf16le');
    const ways = {
      'as it was saved': file,
      'with an end of its last line': `${file}\n`,
      'with lines of Windows': `${file.replaceAll('\n', '\r\n')}\r\n`,
      'with lines of old computers': `${file.replaceAll('\n', '\r')}\r`,
      'with a byte order mark': `\ufeff${file}`,
      'with both': `\ufeff${file.replaceAll('\n', '\r\n')}\r\n\r\n`,
      'with blanks around its lines': `\n  ${file.replaceAll('\n', ' \n')} \n\t\n`,
      'in UTF-16': wide,
      'in UTF-16, the other way': Buffer.from(wide).swap16(),
    };
    for (const [way, content] of Object.entries(ways)) {
      await page.goto('about:blank');
      await goTo(page, home);
      await page.evaluate(() => localStorage.clear());
      await openFile(page, content);
      await page.waitForFunction(() => location.hash.startsWith('#/play/')).catch(() => assert.fail(`a file ${way}`));
      const [found] = await keptGames(page);
      assert.deepEqual([found.record, found.players], [kept.record, kept.players], way);
    }
    // As the terminal program saves it: the record alone.
    await goTo(page, home);
    await page.evaluate(() => localStorage.clear());
    await openFile(page, `${kept.record}\r\n`);
    await page.waitForFunction(() => location.hash.startsWith('#/play/'));
    assert.equal((await keptGames(page))[0].record, kept.record);
    assert.deepEqual(faults, []);
  }));

test('what is in files and not seen is told as what it is', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const { record } = await keptGame(await moduleOf('samara'), 'samara', 1);
    await goTo(page, home);
    await openFile(page, `samara\nplayers p\u001b[31m\u202eerson\u0000\n${record}`);
    await page.getByText('does not know: p\\u{1b}[31m\\u{202e}erson\\u{0}.').waitFor();
    await openFile(page, Buffer.from([0x80, 0xff, 0xfe, 0x00]));
    await page.getByText('This file cannot be read').waitFor();
    await openFile(page, `samara\nplayers ${'y'.repeat(300)}\n${record}`);
    await page.getByText(`does not know: ${'y'.repeat(40)}….`).waitFor();
    assert.deepEqual(await keptGames(page), []);
    assert.deepEqual(faults, []);
  }));

test('a game from a position says how many moves it has, so that a part of it is told', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, `${home}#/sandbox/samara`);
    await page.locator('button[type=submit]').filter({ hasText: 'Play on' }).click();
    await shown(page);
    await ready(page);
    await playOffered(page);
    const file = decodeURIComponent((await page.getByRole('link', { name: 'Save as a file' }).getAttribute('href')).split(',').slice(1).join(','));
    const [kept] = await keptGames(page);
    const cuts = [file.slice(0, file.lastIndexOf(' ')), file.slice(0, file.lastIndexOf('\n')), /^[^]*\nmoves \d+/.exec(file)[0]];
    await goTo(page, `${home}#/`);
    for (const cut of cuts) {
      await openFile(page, cut);
      await page.getByText('It ends before the last of its moves.').waitFor();
      await page.reload();
    }
    assert.deepEqual((await keptGames(page)).length, 1);
    // What earlier pages have kept still goes on.
    const moves = /moves \d+:(.*)$/.exec(kept.record)[1].trim();
    const record = kept.record.replace(/^position/, 'from').replace(/\n.*$/, `\n${moves}`);
    await show(page, home, { ...kept, id: 'earlier', record });
    await ready(page);
    await eventually(() => length(page), moves.split(' ').length);
    assert.deepEqual(faults, []);
  }));

test('a browser without room plays on, tells that nothing is kept, and keeps all once there is room', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await goTo(page, home);
    await fillStorage(page);
    await begin(page, home, 'samara');
    const told = page.getByText('The browser could not keep this game. Save it as a file');
    await told.waitFor();
    const moves = await playOffered(page);
    assert.deepEqual(await keptGames(page), []);
    await goTo(page, `${home}#/`);
    await page.locator('.saved a').click();
    await ready(page);
    await eventually(() => length(page), moves);
    await told.waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    assert.equal(dialog.type(), 'beforeunload');
    await dialog.dismiss();
    await emptyStorage(page);
    const more = await playOffered(page);
    await told.waitFor({ state: 'hidden' });
    const [{ record }] = await keptGames(page);
    const rules = await moduleOf('samara');
    assert.equal(rules.gameOfRecord('samara', record).replay(record).moves.length, more);
    assert.deepEqual(faults, []);
  }));

test('moves that the browser has no room for stay, when another tab opens their game', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await show(page, home, await keptGame(await moduleOf('samara'), 'samara', 2));
    await ready(page);
    const address = page.url();
    const begun = await length(page);
    await fillStorage(page);
    const played = await playOffered(page);
    await page.getByText('The browser could not keep this game.').waitFor();
    const other = await page.context().newPage();
    await goTo(other, address);
    await ready(other);
    await eventually(() => length(other), begun);
    await page.getByText('Another tab has played this game in another way.').waitFor();
    await shown(page);
    await ready(page);
    await eventually(() => length(page), played);
    assert.deepEqual(faults, []);
  }));

for (const language of ['en', 'de']) {
  test(`a browser that keeps nothing shows and plays all the same, and says so, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ locale: language });
      await page.addInitScript(() =>
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      );
      await goTo(page, home);
      await page.locator('.titles').waitFor();
      await begin(page, home, 'samara');
      await page.getByText(language === 'de' ? 'konnte dieses Spiel nicht behalten. Speichere' : 'could not keep this game. Save').waitFor();
      const moves = await playOffered(page);
      await goTo(page, `${home}#/`);
      await page.locator('.saved a').click();
      await ready(page);
      await eventually(() => length(page), moves);
      await goTo(page, `${home}#/course/samara/1`);
      await page.locator('.table').waitFor();
      assert.deepEqual(faults, []);
    }));
}

test('kept games that are damaged are told, can be saved as they are, and are deleted only when somebody says so', () =>
  browsing(async (open, home, faults) => {
    const good = await keptGame(await moduleOf('samara'), 'samara', 1);
    const damaged = {
      cut: JSON.stringify(good).slice(0, -20),
      empty: '',
      none: 'null',
      chess: JSON.stringify({ ...good, title: 'chess' }),
      'far\u202eaway': JSON.stringify({ ...good, at: 1e300 }),
      'without a number': JSON.stringify({ ...good, seed: 'x' }),
      'with somebody': JSON.stringify({ ...good, players: [{ kind: 'search', iterations: 1e9 }] }),
    };
    const page = await open();
    await show(page, home, good);
    await page.evaluate((all) => {
      for (const [id, text] of Object.entries(all)) localStorage.setItem(`regelwerk sitting ${id}`, text);
    }, damaged);
    await page.reload();
    await goTo(page, `${home}#/`);
    await page.reload();
    await page.locator('.saved li').waitFor();
    const rows = page.locator('.damaged li');
    await eventually(() => rows.count(), Object.keys(damaged).length);
    await page.getByText('far\\u{202e}away').waitFor();
    const cut = rows.filter({ hasText: /^cut/ });
    const saved = async (where) => decodeURIComponent((await where.getByRole('link', { name: 'Save what is left' }).getAttribute('href')).split(',').slice(1).join(','));
    await eventually(() => saved(cut), damaged.cut);
    await goTo(page, `${home}#/play/cut`);
    await page.getByText('This game is damaged and cannot be shown.').waitFor();
    await eventually(() => saved(page.locator('main')), damaged.cut);
    await goTo(page, `${home}#/`);
    await cut.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await cut.waitFor({ state: 'detached' });
    await eventually(() => rows.count(), Object.keys(damaged).length - 1);
    // One that can be read and not be played is given out as a file.
    await show(page, home, good);
    await page.evaluate((game) => localStorage.setItem('regelwerk sitting c', JSON.stringify(game)), { ...good, id: 'c', record: `${good.record} x` });
    await goTo(page, `${home}#/play/c`);
    await page.getByRole('link', { name: 'Save as a file' }).waitFor();
    assert.deepEqual(faults, []);
  }));

test('what cannot be loaded is told in place of what should be there', () =>
  browsing(async (open, home, faults) => {
    for (const [language, told] of [
      ['en', 'could not be loaded'],
      ['de', 'ließ sich nicht laden'],
    ]) {
      const page = await open({ language });
      const { record } = await keptGame(await moduleOf('samara'), 'samara', 1);
      await goTo(page, home);
      await page.locator('.titles').waitFor();
      await page.route(/assets\//, (route) => route.abort());
      for (const place of ['new/samara', 'learn/samara', 'course/samara/1', 'sandbox/samara', 'new/tock']) {
        await goTo(page, `${home}#/${place}`);
        await page.getByText(told).waitFor();
      }
      await goTo(page, `${home}#/`);
      await openFile(page, `samara\n${record}`);
      await page.getByText(told).waitFor();
      assert.deepEqual(faults.filter((fault) => !/ERR_FAILED/.test(fault)), []);
    }
  }));

test('a computer that cannot think is told, and tries again', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await page.route(/assets\/worker-/, (route) => route.abort());
    const kept = await keptGame(await moduleOf('samara'), 'samara', 1, 'seats=2');
    await show(page, home, { ...kept, players: [{ kind: 'search', iterations: 200 }, { kind: 'person' }] });
    await page.getByText('The computer could not think').waitFor();
    const before = await length(page);
    await page.unroute(/assets\/worker-/);
    await page.getByRole('button', { name: 'Go on' }).click();
    await ready(page);
    await eventually(() => length(page), (now) => assert.ok(now > before));
    await page.getByText('The computer could not think').waitFor({ state: 'detached' });
    assert.deepEqual(faults.filter((fault) => !/ERR_FAILED/.test(fault)), []);
  }));
