// Boards that are wider than a narrow screen, and what stays where it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, emptyStorage, eventually, fillStorage, goTo, keptGame, length, playOffered, ready, show, takeOpen } from './help.mjs';
import { moduleOf } from './modules.mjs';

test('Clockman at 360 px: every field can be hit, and something that is open is in view', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    for (const decisions of [1, 6, 12, 20]) {
      await show(page, home, await keptGame(await moduleOf('clockman'), 'clockman', decisions));
      await page.reload();
      await ready(page);
      const measured = () => {
        const frame = document.querySelector('.wide').getBoundingClientRect();
        const all = [...document.querySelectorAll('.clockman-board [data-target*="field "]')];
        const boxes = all.map((spot) => spot.getBoundingClientRect());
        const open = all.filter((spot) => spot.ariaDisabled === 'false').map((spot) => spot.getBoundingClientRect());
        return {
          fields: all.length,
          least: Math.min(...boxes.map(({ width, height }) => Math.min(width, height))),
          box: frame.width,
          offered: open.length,
          seen: open.filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length,
          page: document.documentElement.scrollWidth,
        };
      };
      await eventually(() => page.evaluate(measured), ({ fields, least, box, offered, seen, page: wide }) => {
        assert.ok(fields > 100);
        assert.ok(least >= 20, `a field of ${least} px`);
        assert.ok(box <= 344 && wide <= 360, 'the page itself is no wider');
        assert.ok(offered === 0 || seen > 0, `none of ${offered} open fields is in view`);
      });
    }
    assert.deepEqual(faults, []);
  }));

test('Clou at 360 px: only the papers are wider, what is said around them is not', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await begin(page, home, 'clou');
    await ready(page);
    const boxes = await page.locator('.wide').evaluateAll((all) => all.map((box) => [box.clientWidth, box.scrollWidth]));
    assert.ok(boxes.length >= 2 && boxes.every(([width, content]) => width <= 344 && content > 400));
    await page.locator('.wide').first().evaluate((box) => (box.scrollLeft = 200));
    for (const { left, right } of await page.locator('.boards summary, .boards p, .side > *').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
      assert.ok(left >= 0 && right <= 360);
    }
    assert.deepEqual(faults, []);
  }));

test('Clockman: cards of the hand stay where they are, whatever card is at work and whatever is drawn', { timeout: 240_000 }, () =>
  browsing(async (open, home, faults) => {
    for (const width of [360, 1200]) {
      const page = await open({ viewport: { width, height: 800 } });
      await begin(page, home, 'clockman');
      const heights = new Map();
      let cards = 0;
      for (let turn = 0; turn < 60 && (await ready(page)); ++turn) {
        const place = await page.evaluate(() => {
          const of = (name) => document.querySelector(name).getBoundingClientRect().top;
          const isAsking = document.querySelectorAll('.clockman-question .clockman-answer, .clockman-question .clockman-bundle').length;
          return { at: Math.round(of('.clockman-symbols') - of('.side')), isAsking, isAtWork: document.querySelector('.clockman-question .clockman-event') !== null };
        });
        if (place.isAtWork) ++cards;
        heights.set(place.at, [...(heights.get(place.at) ?? []), turn]);
        await takeOpen(page, turn);
      }
      assert.ok((await length(page)) > 60);
      assert.ok(heights.size === 1, `${width} px: ${JSON.stringify([...heights])}, cards at work ${cards}`);
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));

test('what is told and asked of kept games fits a narrow screen in both languages', () =>
  browsing(async (open, home, faults) => {
    for (const language of ['en', 'de']) {
      const page = await open({ language, viewport: { width: 360, height: 740 } });
      const fits = async (what) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${what} is ${wide} wide`);
      };
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error());
        document.execCommand = () => false;
      });
      const id = 'x'.repeat(60);
      await show(page, home, { ...(await keptGame(await moduleOf('samara'), 'samara', 1)), id });
      await ready(page);
      await page.getByRole('button', { name: language === 'de' ? 'Link kopieren' : 'Copy a link' }).click();
      await page.locator('input[name=link]').waitFor();
      await fits('a link');
      await fillStorage(page);
      await playOffered(page);
      await page.locator('.unkept:not(:empty)').waitFor();
      await fits('a game that is not kept');
      await emptyStorage(page);
      await playOffered(page);
      const other = await page.context().newPage();
      await goTo(other, page.url());
      await page.locator('.elsewhere').waitFor();
      await fits('a game of another tab');
      await page.evaluate((name) => localStorage.setItem(`regelwerk sitting ${name}`, '{'), 'y'.repeat(60));
      await goTo(page, `${home}#/`);
      await page.locator('.damaged').waitFor();
      await fits('the list of games');
      await page.locator('.saved button').click();
      await page.getByRole('dialog').waitFor();
      await fits('a question');
      await goTo(page, `${home}#/new/${'z'.repeat(60)}`);
      await page.getByText('zzz').waitFor();
      await fits('a wrong address');
    }
    assert.deepEqual(faults, []);
  }));
