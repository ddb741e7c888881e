// One screen: what is asked, the board, the hand and what happened last are in view wherever one plays, and stay where they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, emptyStorage, eventually, fillStorage, goTo, keptGame, keptGames, length, playOffered, ready, settled, show, takeOpen, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** Screens of those who have a mouse, and of those who have fingers. */
const screens = {
  mouse: { options: {}, least: 24, sizes: [[1440, 900], [1024, 768]] },
  touch: { options: { hasTouch: true, isMobile: true }, least: 36, sizes: [[768, 1024], [360, 740]] },
};

/** Runs in the page: what is not as it should be on one screen. */
function lookedAt({ least, isCourse }) {
  const faults = [];
  const check = (holds, what) => holds || faults.push(what);
  const named = (each) => each.getAttribute('aria-label') ?? `${each.className?.baseVal ?? each.className} ${each.textContent.slice(0, 30)}`;
  const shown = (selector, root = document) => [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const { documentElement: whole } = document;
  check(whole.scrollHeight <= innerHeight && whole.scrollWidth <= innerWidth, `the page scrolls: ${whole.scrollWidth} x ${whole.scrollHeight}`);
  const last = isCourse ? '.log' : '.log li';
  const words = isCourse ? '.lead' : '.ask';
  for (const selector of ['.asked', words, '.boards .fit-room > svg', '.screen > .held', '.tools', last]) {
    const [found] = shown(selector);
    const box = found?.getBoundingClientRect();
    const isSeen = box !== undefined && box.width > 0 && box.height > 0;
    check(isSeen && box.top >= 0 && box.left >= 0 && box.top < innerHeight - 8 && box.right <= innerWidth + 1, `${selector} is not in view`);
    if (selector !== last) check(isSeen && box.bottom <= innerHeight + 1, `${selector} ends below the screen`);
  }
  const [told] = shown(words);
  check(told.scrollHeight <= told.clientHeight + 1, `not all is seen of: ${told.textContent}`);
  check(!/\w[:=@~]\w|_|\w\.\d/.test(told.textContent) || isCourse, `no words: ${told.textContent}`);
  const [room] = shown('.boards .fit-room');
  check(room.getBoundingClientRect().height > innerHeight * 0.25, `a board of ${room.getBoundingClientRect().height} px`);
  const held = document.querySelector('.screen > .held').getBoundingClientRect();
  for (const each of shown('.screen > .held [aria-disabled="false"]')) {
    const { top, bottom } = each.getBoundingClientRect();
    check(top >= held.top - 1 && bottom <= held.bottom + 1, `${named(each)} is not in the hand's room`);
  }
  for (const each of shown('.screen :is(button, select, summary, .button), .screen > .held [data-target]')) {
    const { width, height } = each.getBoundingClientRect();
    check(Math.min(width, height) >= least - 0.5, `${named(each)} is ${width} x ${height}`);
  }
  const letters = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const of = letters.currentNode.parentElement;
    if (letters.currentNode.textContent.trim() === '' || !of.checkVisibility() || of.closest('.boards svg, title, option, .unseen, .aloud')) continue;
    const scale = of instanceof SVGElement ? of.getScreenCTM().d : 1;
    const size = parseFloat(getComputedStyle(of).fontSize) * Math.abs(scale);
    check(size >= 10.95, `${named(of)}: letters of ${size.toFixed(1)} px`);
  }
  return [...new Set(faults)];
}

/** What of a board is too small for a mouse or finger, or for eyes. */
function tooSmall(least) {
  const [board] = [...document.querySelectorAll('.boards .fit-room > svg')].filter((each) => each.checkVisibility());
  const small = [...board.querySelectorAll('[aria-disabled="false"]')].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < least - 0.5 ? [`${each.getAttribute('aria-label')} is ${width} x ${height}`] : [];
  });
  const letters = [...board.querySelectorAll('text')].flatMap((each) => {
    // What is turned round is as large as what is not.
    const { a, b } = each.getScreenCTM();
    const size = parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
    return size < 10.95 ? [`${each.textContent}: letters of ${size.toFixed(1)} px`] : [];
  });
  return [...new Set([...small, ...letters])];
}

/** What is moved on by what is new: older lines of the log, the other cards of a hand, what is told beside the board. */
const pushed = '.log ol, .side > *, .tock-cards, .lauf-cards, .samara-tools, .clou-answers, .clou-kept, .asked .parts';

/** Notes from now on what moves without being asked to. */
const watch = (page) =>
  page.evaluate((along) => {
    globalThis.moved = [];
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries()) {
        const all = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)).filter((node) => node && !node.closest(along));
        if (all.length > 0) globalThis.moved.push(`${value.toFixed(4)}: ${all.map((node) => node.cloneNode().outerHTML.slice(0, 90)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift' });
  }, pushed);

for (const [kind, { options, least, sizes }] of Object.entries(screens)) {
  test(`with ${kind}: all is in view and large enough, and nothing moves`, { timeout: 600_000 }, () =>
    browsing(async (open, home, faults) => {
      const [width, height] = sizes[0];
      const page = await open({ ...options, viewport: { width, height }, language: 'de' });
      await page.addInitScript(() => localStorage.setItem('regelwerk more', 'folded'));
      const found = [];
      const look = async (what, isCourse) => {
        // One size after the other, in the one language and back in the other.
        const ways = [...sizes.map((size) => ({ size })), ...sizes.toReversed().map((size) => ({ size, isOther: true }))];
        for (const { size: [width, height], isOther = false } of ways) {
          const language = await page.locator('html').getAttribute('lang');
          if (isOther !== (language === 'en')) await page.locator('.top button').click();
          await page.setViewportSize({ width, height });
          await settled(page);
          const note = (all) => found.push(...all.map((fault) => `${what}, ${width} x ${height}: ${fault}`));
          note(await page.evaluate(lookedAt, { least, isCourse }));
          const closer = page.locator('.fit-buttons button:visible');
          const isSmall = (await closer.all()).length > 0;
          if (isSmall) await closer.first().click();
          await settled(page);
          note(await page.evaluate(tooSmall, least));
          if (isSmall) await closer.last().click();
        }
      };
      for (const title of titles) {
        await show(page, home, await keptGame(await moduleOf(title), title, 3));
        await ready(page);
        await look(title, false);
        const hint = page.getByRole('button', { name: /^(Hint|Tipp)$/ });
        await hint.click();
        await page.locator('.hints').waitFor();
        await look(`${title} with hints`, false);
        await hint.click();
        await watch(page);
        for (let turn = 0; turn < 6 && (await ready(page)); ++turn) {
          await takeOpen(page, turn);
          await settled(page);
        }
        found.push(...(await page.evaluate(() => globalThis.moved)).map((each) => `${title} moves by ${each}`));
        await goTo(page, `${home}#/course/${encodeURIComponent(title)}/3`);
        await page.locator('.lead').waitFor();
        await look(`course of ${title}`, true);
      }
      assert.deepEqual(found, []);
      assert.deepEqual(faults, []);
    }));
}

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
      await page.getByRole('button', { name: language === 'de' ? 'Mehr' : 'More' }).click();
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

test('a task and what came of it are seen whole on a narrow screen, and nothing lies on anything', () =>
  browsing(async (open, home, faults) => {
    const page = await open({ language: 'de', viewport: { width: 360, height: 740 } });
    await goTo(page, `${home}#/course/ostfriesenlauf/1`);
    const lead = page.locator('.lead');
    await eventually(() => lead.evaluate((text) => text.scrollHeight <= text.clientHeight), true);
    await page.getByRole('button', { name: 'Zeig es mir' }).click();
    await page.locator('.reached').waitFor();
    const boxes = await page.locator('.reached > *').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
    assert.ok(boxes.length > 2);
    for (const [at, { top }] of boxes.entries()) assert.ok(at === 0 || top >= boxes[at - 1].bottom - 1, `${at} lies on what is before it`);
    assert.deepEqual(faults, []);
  }));

test('a game that is over says who has won and how everybody stands; it is watched again, and played once more', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    const game = await keptGame(await moduleOf('samara'), 'samara', Infinity);
    await show(page, home, game);
    const end = page.locator('.end');
    await eventually(() => end.locator('h2').textContent(), game.players[0].kind === 'person' ? /^You have (won|lost)\./ : /./);
    await page.setViewportSize({ width: 360, height: 560 });
    const isInView = (found) => found.evaluate((each) => each.contains(document.elementFromPoint(each.getBoundingClientRect().left + 8, each.getBoundingClientRect().top + 8)));
    await eventually(() => isInView(end.locator('.go')), true, 'what is next is in view, however low the screen is');
    await page.setViewportSize({ width: 1200, height: 900 });
    await eventually(() => page.locator('.samara-badge').allTextContents(), ['B', 'O', 'G', 'P'], 'no digits stand for people');
    // Rules are there when somebody asks for them.
    const rule = page.locator('.log small a').first();
    await eventually(() => rule.isVisible(), false);
    await page.getByRole('button', { name: 'Rules' }).click();
    await eventually(() => rule.isVisible(), true);
    await eventually(() => end.locator('tr').allTextContents(), (rows) => {
      assert.equal(rows.length, game.players.length);
      assert.match(rows[0], /^1\..*\d+ points$/);
    });
    await eventually(() => page.locator('.end .winner').count(), 1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Result' }).click();
    await page.getByRole('button', { name: 'Watch again' }).click();
    await end.waitFor({ state: 'detached' });
    const at = async () => Number(await page.locator('.log input').inputValue());
    await page.getByRole('button', { name: 'Stop' }).click();
    const stopped = await at();
    assert.ok(stopped < (await length(page)), 'it begins anew');
    await page.getByRole('button', { name: 'Go on' }).click();
    await eventually(at, (now) => assert.ok(now > stopped, 'it plays by itself'));
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'Play again' }).click();
    await ready(page);
    const fresh = (await keptGames(page)).find(({ id }) => id !== game.id);
    assert.deepEqual(fresh.players, [...game.players.slice(1), game.players[0]], 'everybody sits one seat on');
    assert.deepEqual(faults, []);
  }));
