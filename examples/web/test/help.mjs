// A server of the page's files under a folder, as on any host, and a browser that notes what must not happen.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const out = process.env.REGELWERK_BUILD_DIR ?? fileURLToPath(new URL('../../../build', import.meta.url));
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };

export const titles = ['tock', 'ostfriesenlauf', 'samara', 'clockman', 'clou', 'clou campaign'];

async function serve() {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://here').pathname.replace(/^\/some\/folder\//, '/');
    try {
      const body = await readFile(join(out, 'web/page', path.endsWith('/') ? `${path}index.html` : path));
      response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Runs f(open, faults): open(options) gives a page of its own with an address; faults is what browsers complained of. */
export async function browsing(f) {
  const server = await serve();
  const home = `http://127.0.0.1:${server.address().port}/some/folder/`;
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const faults = [];
  // Nothing moves unless another pace is asked for; null leaves it to the page.
  const open = async ({ language = 'en', pace = '0', ...options } = {}) => {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
    await context.addInitScript(
      (chosen) => {
        for (const [name, value] of Object.entries(chosen)) {
          if (value !== null && localStorage.getItem(`regelwerk ${name}`) === null)
            localStorage.setItem(`regelwerk ${name}`, value);
        }
      },
      { language, pace, choices: 'open' },
    );
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !request.url().startsWith(home)) faults.push(`asked ${request.url()}`);
    });
    return page;
  };
  try {
    await f(open, home, faults);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Begins a game with a person in seat 0 and quick computers elsewhere. */
export async function begin(page, home, title, settings = {}) {
  await page.goto(`${home}#/new/${encodeURIComponent(title)}`);
  await page.locator('button[type=submit]').waitFor();
  await page.locator('input[name=key]').fill('7');
  for (const [name, value] of Object.entries(settings)) await page.locator(`select[name=${name}]`).selectOption(value);
  const players = page.locator('select[name^=player-]');
  for (let seat = 1; seat < (await players.count()); ++seat) {
    await players.nth(seat).selectOption(JSON.stringify({ kind: 'thumb' }));
  }
  await page.locator('button[type=submit]').click();
  await page.locator('.table').waitFor();
}

/** Until the person has to decide; false if the game is over. */
export async function ready(page) {
  const status = page.locator('.status');
  await page.waitForFunction(() => {
    const now = document.querySelector('.status')?.textContent ?? '';
    return document.querySelector('[data-part]') !== null || /over|aus/.test(now);
  });
  return !/over|aus/.test((await status.textContent()) ?? '');
}
export const length = async (page) => Number(await page.locator('.log input').getAttribute('max'));
