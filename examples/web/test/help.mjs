// A server of the page's files under a folder, as on any host (many say that answers vary by `Origin`), a browser that notes
// what must not happen, and ways to wait for what a page does: it draws a moment after it was asked to.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';

/** The build folder, in which web/ is the page's. */
export const out = process.env.REGELWERK_BUILD_DIR ?? fileURLToPath(new URL('../../../build', import.meta.url));
const kinds = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' },
  ...{ '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' },
};

/** So many times slower the processor seems to the page; it may be closed before it hears of it. */
const slow = Number(process.env.REGELWERK_SLOW ?? 1);
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page).catch(() => null);
  await devtools?.send('Emulation.setCPUThrottlingRate', { rate: slow }).catch(() => {});
}
/** So many milliseconds later than usual the page draws and hears of addresses: then a test fails that does not wait for it. */
const late = Number(process.env.REGELWERK_LATE ?? 0);
function delay(milliseconds) {
  globalThis.queueMicrotask = (draw) => setTimeout(draw, milliseconds);
  addEventListener('hashchange', (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), milliseconds);
  });
}

export const titles = ['tock', 'ostfriesenlauf', 'samara', 'clockman', 'clou', 'clou campaign'];

async function serve() {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://here').pathname.replace(/^\/some\/folder\//, '/');
    try {
      const body = await readFile(join(out, 'web/page', path.endsWith('/') ? `${path}index.html` : path));
      response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'text/html', vary: 'Origin' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/some/folder/`, close: () => server.close() };
}

/**
 * Runs f(open, home, faults, close): open(options) gives a page of its own; faults is what browsers complained of; close
 * ends the server. `serving` is another server, `host` another name for it, by which a page comes by plain http.
 */
export async function browsing(f, { serving = serve, host = null } = {}) {
  const server = await serving();
  const home = host === null ? server.address : server.address.replace('127.0.0.1', host);
  const browser = await chromium.launch({
    executablePath: process.env.REGELWERK_BROWSER ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...(host === null ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1`]),
    ],
  });
  const faults = [];
  // Nothing moves unless another pace is asked for; null leaves it to the page.
  const open = async ({ language = 'en', pace = '0', ...options } = {}) => {
    // What keeps the page for when there is no network would fetch all of it each time.
    const usual = { viewport: { width: 1200, height: 900 }, serviceWorkers: 'block' };
    const context = await browser.newContext({ ...usual, ...options });
    await context.addInitScript(
      (chosen) => {
        if (location.origin === 'null') return; // An empty page.
        for (const [name, value] of Object.entries(chosen)) {
          if (value !== null && localStorage.getItem(`regelwerk ${name}`) === null)
            localStorage.setItem(`regelwerk ${name}`, value);
        }
      },
      { language, pace, choices: 'open', more: (options.viewport?.width ?? 1200) < 640 ? 'folded' : 'open' },
    );
    await context.addInitScript(presses);
    if (late > 0) await context.addInitScript(delay, late);
    if (slow > 1) context.on('page', slowDown);
    context.on('page', watch);
    return context.newPage();
  };
  const watch = (page) => {
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !request.url().startsWith(home)) faults.push(`asked ${request.url()}`);
    });
  };
  try {
    await f(open, home, faults, server.close);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Goes to an address, and waits until the page shows it. */
export async function goTo(page, address) {
  await page.goto(address);
  await shown(page);
}
/** Until the page shows what its address says, wherever that has led meanwhile. */
export const shown = (page) => page.waitForFunction(() => document.documentElement.dataset.shown === location.hash);
/** Until what the page is about to draw is drawn, and what comes of that at once. */
export const settled = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => queueMicrotask(resolve)))));
/** Chooses what a field offers, and waits until the page knows of it: nothing else may be seen of that. */
export async function choose(field, value) {
  await field.selectOption(value);
  await settled(field.page());
}

/**
 * Reads until what is found is as wanted: a value, a text that matches, or what a function asserts nothing against. Answers
 * what was found. As long as playwright waits for anything.
 */
export async function eventually(read, wanted, message) {
  const check = typeof wanted === 'function' ? wanted : (found) => assert.deepEqual(found, wanted, message);
  const matches = (found) => assert.match(found ?? '', wanted, message);
  for (const end = performance.now() + 30_000; ; await sleep(20)) {
    try {
      const found = await read();
      (wanted instanceof RegExp ? matches : check)(found);
      return found;
    } catch (fault) {
      if (performance.now() > end) throw fault;
    }
  }
}

/** Runs in every page: globalThis.pressed(target), which presses it and waits until the page has changed upon that. */
function presses() {
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  globalThis.pressed = (target) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing changes: ${target.outerHTML.slice(0, 200)}`)), 30_000);
      const watching = new MutationObserver(() => {
        watching.disconnect();
        clearTimeout(late);
        resolve();
      });
      watching.observe(document.querySelector('main'), watched);
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
}
export const press = (target) => target.evaluate((element) => globalThis.pressed(element));
/** Presses something that is open, if anything is, in an order of its own, so that positions differ. */
export async function takeOpen(page, turn, open = '[data-part]') {
  const all = page.locator(open);
  const count = await all.count();
  if (count > 0) await press(all.nth((turn * 7) % count));
}

/**
 * Runs f, which shows and takes a picture, with a page of its own, up to six times: under load Chromium sometimes waits
 * forever for a frame to show or to picture. Whatever else f finds is found at once.
 */
export async function pictured(open, options, f) {
  for (let left = 5; ; --left) {
    const page = await open(options);
    page.setDefaultTimeout(60_000);
    try {
      return await f(page);
    } catch (fault) {
      if (left === 0 || !/Timeout \d+ms exceeded/.test(String(fault))) throw fault;
    } finally {
      await page.context().close();
    }
  }
}

/** Shows what is folded away where a game is set up. */
export const unfold = (page) =>
  page.locator('.setup details').evaluateAll((all) => all.forEach((details) => (details.open = true)));
/** Chooses a value of a setting among those that are offered as chips. */
export async function take(page, name, value) {
  await page.locator(`.chip input[name=${name}][value="${value}"]`).check();
  await settled(page);
}

/** Begins a game with a person who goes first and quick computers elsewhere. */
export async function begin(page, home, title, settings = {}) {
  await goTo(page, `${home}#/new/${encodeURIComponent(title)}`);
  await page.locator('button[type=submit]').waitFor();
  await unfold(page);
  await page.locator('input[name=key]').fill('7');
  for (const [name, value] of Object.entries(settings)) {
    if (name.startsWith('player-')) await choose(page.locator(`select[name=${name}]`), value);
    else await take(page, name, value);
  }
  const players = page.locator('select[name^=player-]');
  if (settings.seats !== undefined) await eventually(() => players.count(), Number(settings.seats));
  for (let seat = 1; seat < (await players.count()); ++seat) {
    await choose(players.nth(seat), JSON.stringify({ kind: 'thumb' }));
  }
  await page.locator('button[type=submit]').click();
  await page.locator('.table').waitFor();
  // What lies under the pointer may say more of itself.
  await page.mouse.move(0, 0);
}

/** Until the person has to decide; false if the game is over. */
export async function ready(page) {
  const found = await page.waitForFunction(() => {
    if (/over|aus/.test(document.querySelector('.status')?.textContent ?? '')) return 'over';
    return document.querySelector('[data-part]') !== null && 'open';
  });
  return (await found.jsonValue()) === 'open';
}
export const length = async (page) => Number(await page.locator('.log input').getAttribute('max'));

/** Everything that may be pressed to decide: on boards, in hands, and in the list of parts beside them. */
export const openTargets = '.table [role=button][aria-disabled="false"], .table [data-part]';

/** Brings what sits before the page into it: globalThis.player, which chooses by a seed among what is open. */
function sitDown({ seed, open }) {
  let state = seed;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const until = async (holds) => {
    for (const end = performance.now() + 20_000; performance.now() < end; await frame()) if (holds()) return true;
    return false;
  };
  const isOver = () => /over|aus/.test(document.querySelector('.status')?.textContent ?? '');
  // What lies on papers that are not seen, or among what is folded away, is nothing to press.
  const targets = (isWanted) => [...document.querySelectorAll(open)].filter((each) => each.checkVisibility() && isWanted(each));
  let changes = 0;
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => ++changes).observe(document.querySelector('main'), watched);
  globalThis.player = {
    below,
    name: (target) => target.getAttribute('aria-label') ?? target.textContent,
    /** Something that is open; null if the game is over or nothing opens. */
    async next(isWanted = () => true) {
      const isThere = await until(() => isOver() || targets(isWanted).length > 0);
      if (isOver() || !isThere) return null;
      // What was drawn last may still wait to be forgotten, as a choice of before.
      await frame();
      const all = targets(isWanted);
      return all[below(all.length)] ?? null;
    },
    changes: () => changes,
    /** What a press came to since the page had changed so often: a fault, or nothing. */
    async answer(before) {
      if (!(await until(() => changes > before))) return 'changes nothing';
      await frame();
      return document.querySelector('.refusal')?.textContent ?? '';
    },
  };
}

/** Runs in the page: clicks where a finger would that wants a target, until the game is over or often enough. */
async function click(most) {
  const { player } = globalThis;
  /** What is seen of the target; what covers it, where nothing is. */
  const hit = (target) => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const parts = [3, 1, 5, 2, 4, 0.5, 5.5].map((part) => part / 6);
    const found = parts.flatMap((y) => parts.map((x) => document.elementFromPoint(left + width * x, top + height * y)));
    return found.find((each) => target.contains(each)) ?? found[0];
  };
  const done = { pressed: 0, onBoards: 0, faults: [] };
  while (done.pressed < most && done.faults.length === 0) {
    const target = await player.next();
    if (target === null) break;
    const before = player.changes();
    const onBoard = !target.matches('[data-part]');
    const name = player.name(target);
    hit(target)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const fault = await player.answer(before);
    if (fault !== '') done.faults.push(`${name}: ${fault}`);
    ++done.pressed;
    if (onBoard) ++done.onBoards;
  }
  return done;
}

/**
 * Plays by clicks until the game is over, or as often as `most` says. Answers how often it has pressed, how often of that
 * on a board or in a hand, and what of it changed nothing or was refused.
 */
export async function pressOn(page, seed, most = 1e9) {
  await page.evaluate(sitDown, { seed, open: openTargets });
  return page.evaluate(click, most);
}

/** The same by nothing but keys: tab to get there, enter or the blank to press. */
export async function pressByKey(page, seed) {
  await page.evaluate(sitDown, { seed, open: openTargets });
  const done = { pressed: 0, onBoards: 0, faults: [] };
  const isThere = () => page.evaluate(() => document.activeElement === globalThis.player.target);
  while (done.faults.length === 0) {
    const wanted = await page.evaluate(async () => {
      const { player } = globalThis;
      const isStop = (element) => element.tabIndex >= 0 && element.checkVisibility();
      const target = await player.next(isStop);
      if (target === null) return null;
      player.target = target;
      player.before = player.changes();
      const stops = [...document.querySelectorAll('a, button:enabled, input, select, summary, [tabindex]')].filter(isStop);
      return {
        name: player.name(target),
        onBoard: !target.matches('[data-part]'),
        steps: stops.indexOf(target) - stops.indexOf(document.activeElement),
        key: ['Enter', 'Space'][player.below(2)],
      };
    });
    if (wanted === null) break;
    const { name, onBoard, steps, key } = wanted;
    await Promise.all(Array.from({ length: Math.abs(steps) }, () => page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab')));
    for (let more = 0; more < 300 && !(await isThere()); ++more) await page.keyboard.press('Tab');
    if (!(await isThere())) done.faults.push(`${name} is out of reach`);
    await page.keyboard.press(key);
    const fault = await page.evaluate(() => globalThis.player.answer(globalThis.player.before));
    if (fault !== '') done.faults.push(`${name}: ${fault}`);
    ++done.pressed;
    if (onBoard) ++done.onBoards;
  }
  return done;
}

/** A game by chance and rules of thumb as the page would keep it, up to seat 0's decision behind so many, or to its end. */
export async function keptGame(rules, title, decisions, options = '') {
  const game = rules.game(title, options);
  const moves = [];
  let state = game.initial();
  for (let left = decisions; game.actor(state) !== 'nobody'; ) {
    const actor = game.actor(state);
    if (actor === 0 && left-- === 0) break;
    const random = rules.random(7, moves.length);
    moves.push(actor === 'chance' ? game.randomMove(state, random) : game.thumb(game.view(state, actor), random));
    state = game.play(state, moves.at(-1));
  }
  const players = Array.from({ length: game.seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'thumb' }));
  return { id: `${title} ${decisions}`, title, record: game.record(moves), players, seed: '7', at: Date.now() };
}
/** Shows a kept game. */
export async function show(page, home, kept) {
  await goTo(page, home);
  await page.evaluate((game) => localStorage.setItem(`regelwerk sitting ${game.id}`, JSON.stringify(game)), kept);
  await goTo(page, `${home}#/play/${encodeURIComponent(kept.id)}`);
  await page.locator('.table').waitFor();
}
/** All games that the page keeps. */
export const keptGames = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('regelwerk sitting '))
      .map((key) => JSON.parse(localStorage.getItem(key))),
  );
/** What a link holds of a text. */
export const linkOf = (text) => deflateRawSync(Buffer.from(text)).toString('base64url');
/** Opens a file with the text or the bytes, in the list of games. */
export const openFile = (page, content) =>
  page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
/** Leaves no room in the browser's storage; and makes some again. */
export const fillStorage = (page) =>
  page.evaluate(() => {
    const fill = (size) => {
      try {
        for (let at = 0; ; ++at) localStorage.setItem(`filler ${size} ${at}`, 'x'.repeat(size));
      } catch {
        if (size > 1) fill(size >> 2);
      }
    };
    fill(1 << 20);
  });
export const emptyStorage = (page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler ')) localStorage.removeItem(key);
  });
/** Plays one of the moves that are offered as texts; answers how many moves there are then. */
export async function playOffered(page, number = 0) {
  await ready(page);
  const before = await length(page);
  await page.locator('.typed').evaluate((form, which) => {
    form.elements.move.value = form.querySelectorAll('option')[which].value;
    form.requestSubmit();
  }, number);
  await page.waitForFunction((moves) => Number(document.querySelector('.log input')?.max) > moves, before);
  await ready(page);
  return length(page);
}

/** What is drawn of the boards that are seen, but not on them. */
export const astray = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.boards .fit-room > svg')].flatMap((board) => {
      const { left, top, right, bottom, width } = board.getBoundingClientRect();
      const [near, far] = [-width / 100, width / 100];
      return [...board.querySelectorAll('*')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const isOn = box.left - left >= near && box.top - top >= near && box.right - right <= far && box.bottom - bottom <= far;
        return box.width === 0 || isOn ? [] : [`${each.outerHTML.slice(0, 90)} at ${box.left - left}, ${box.top - top}`];
      });
    }),
  );

/** Lets the worker count its work and not the time, so that it finds the same on any machine; `counts` may look at `data`. */
export async function countWork(page, counts) {
  await page.route(/assets\/worker-/, async (route) => {
    const response = await route.fetch();
    const counting = `addEventListener('message', ({ data }) => Object.assign(data, ${counts}));`;
    await route.fulfill({ response, body: `${counting}${await response.text()}` });
  });
}
