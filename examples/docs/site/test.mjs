// test.mjs SITE: opens pages of the site in a browser, from disk and from a server, and uses them: what is searched is found,
// the switch between light and dark works and is kept, nothing is loaded from elsewhere, and no page is wider than a phone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { chromium } = createRequire(`${process.env.REGELWERK_NODE_MODULES}/`)('playwright-core');
const home = pathToFileURL(`${process.argv[2]}/index.html`).href;
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const server = createServer(async (request, response) => {
  const path = decodeURI(new URL(request.url, 'http://here').pathname);
  try {
    const body = await readFile(join(process.argv[2], path));
    response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const served = `http://127.0.0.1:${server.address().port}/index.html`;

// What is typed, and a page that must be among the first that are offered.
const searches = {
  'TK-16': 'games/tock.en.html#TK-16',
  resample: 'reference/calls/worlds.html',
  why_not: 'reference/calls/why-not.html',
  blockade: 'games/clockman.en.html#CM-',
  'house rule': 'guides/house-rule.html',
  parse_options: 'reference/calls/rules.html',
  foretell: 'reference/languages/javascript.html#Game.foretell',
  playWithEvents: 'reference/languages/javascript.html#Game.playWithEvents',
  Searcher: 'reference/languages/javascript.html#Searcher',
  Batch: 'reference/languages/python.html#Batch',
};
// One of each kind.
const pages = ['index.html', 'start/cpp.html', 'guides/app.html', 'concepts/chance.html', 'games/index.html', 'figures.html',
  'reference/headers.html', 'reference/calls/index.html', 'reference/calls/play.html', 'reference/tock/options.html',
  'reference/core/game/basic_game.html', 'reference/languages/c.html', 'reference/languages/javascript.html',
  'reference/languages/javascript_clou.html', 'guides/ai-python.html',
  'reference/play/take_back.html', 'files/examples/lessons/04_hidden_hands.cpp.html', 'games/tock.en.html'];
const first = 3;

const browser = await chromium.launch({
  executablePath: process.env.REGELWERK_BROWSER,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const faults = [];

async function open(page, options, from = home) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const tab = await context.newPage();
  tab.on('pageerror', (error) => faults.push(`${page}: ${error.message}`));
  tab.on('console', (message) => message.type() === 'error' && faults.push(`${page}: ${message.text()}`));
  tab.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!['file:', 'data:'].includes(protocol) && host !== new URL(from).host) faults.push(`${page} asks for ${request.url()}`);
  });
  await tab.goto(new URL(page, from).href);
  return tab;
}

async function searching(from, wordings) {
  const tab = await open('guides/app.html', {}, from);
  for (const words of wordings) {
    const wanted = searches[words];
    await tab.keyboard.press('Escape');
    await tab.click('.md-search__input');
    await tab.fill('.md-search__input', '');
    await tab.keyboard.type(words);
    await tab.waitForFunction(
      ([target, most]) => {
        const links = [...document.querySelectorAll('.md-search-result__link')].slice(0, most);
        return links.some((link) => link.href.replace(/\?[^#]*/, '').includes(target));
      },
      [wanted, first],
      { timeout: 120000 },
    ).catch(async () => {
      const links = await tab.$$eval('.md-search-result__link', (all) => all.slice(0, 8).map((link) => link.href));
      throw new Error(`a search for ${words} does not offer ${wanted} first, but ${links.join(', ')}`);
    });
  }
  await tab.context().close();
}

const scheme = (tab) => tab.evaluate(() => document.body.dataset.mdColorScheme);

async function switching() {
  for (const [system, name, other] of [['dark', 'slate', 'default'], ['light', 'default', 'slate']]) {
    const tab = await open('index.html', { colorScheme: system });
    assert.equal(await scheme(tab), name, `a page on a ${system} system`);
    await tab.click('label[for^="__palette"]:not([hidden])');
    await tab.waitForFunction((wanted) => document.body.dataset.mdColorScheme === wanted, other);
    await tab.goto(new URL('start/cpp.html', home).href);
    assert.equal(await scheme(tab), other, 'the switch is not kept');
    await tab.context().close();
  }
}

async function fitting() {
  for (const page of pages) {
    const tab = await open(page, { viewport: { width: 360, height: 740 } });
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${page} is ${width} wide on a phone`);
    await tab.context().close();
  }
}

// The way of a thumb: from the first page into a section by the drawer.
async function walking() {
  const tab = await open('index.html', { viewport: { width: 360, height: 740 } });
  await tab.click('label[for="__drawer"].md-header__button');
  await tab.getByRole('link', { name: 'Reference', exact: true }).click();
  await tab.waitForURL(/reference\//);
  await tab.context().close();
}

try {
  await searching(home, Object.keys(searches));
  await searching(served, ['resample']);
  await switching();
  await fitting();
  await walking();
  assert.deepEqual(faults, []);
  console.log(`searches: ${Object.keys(searches).length}, pages on a phone: ${pages.length}`);
} finally {
  await browser.close();
  server.close();
}
