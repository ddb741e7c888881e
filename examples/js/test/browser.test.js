// The package in a browser, if one is installed: a page loads it, plays, searches in a worker and sends what it found.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname } from 'node:path';
import { test } from 'node:test';
import { folder, library, regelwerk } from './package.mjs';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const page = `<!doctype html><script type="module">
import { Searcher, load } from '/regelwerk.js';
try {
  const rw = await load('tock');
  const game = rw.game('tock', { seats: 2 });
  const random = rw.random(4);
  let state = game.initial();
  while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random));
  const view = game.view(state, game.actor(state));
  const { values } = await new Searcher(game).search(view, { seed: 7, iterations: 50 });
  const all = (await load()).titles;
  const end = game.playout(state, random).state;
  await fetch('/found', { method: 'POST', body: JSON.stringify({ text: game.text(end), values, all }) });
} catch (error) {
  await fetch('/found', { method: 'POST', body: JSON.stringify({ error: String(error) }) });
}
</script>`;

function found(name) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const browser = ['chromium-headless-shell', 'chromium', 'google-chrome'].find(found);

test(
  'in a browser',
  { skip: browser === undefined ? 'neither chromium nor google-chrome is installed' : false },
  async () => {
    let hear;
    const heard = new Promise((resolve) => {
      hear = resolve;
    });
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        let body = '';
        request
          .on('data', (more) => {
            body += more;
          })
          .on('end', () => {
            response.end();
            hear(JSON.parse(body));
          });
        return;
      }
      const path = request.url === '/' ? null : `${folder}${request.url}`;
      try {
        response.setHeader('content-type', path === null ? types['.html'] : (types[extname(path)] ?? 'text/plain'));
        response.end(path === null ? page : readFileSync(path));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const profile = mkdtempSync(`${tmpdir()}/regelwerk-browser-`);
    const process = spawn(
      browser,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${profile}`,
        `http://127.0.0.1:${server.address().port}/`,
      ],
      { stdio: 'ignore' },
    );
    const late = setTimeout(() => hear({ error: 'nothing came within 60 s' }), 60_000);
    const answer = await heard;
    clearTimeout(late);
    const gone = new Promise((resolve) => process.on('exit', resolve));
    process.kill();
    await gone;
    server.closeAllConnections();
    server.close();
    // Processes that the browser began outlive it for a moment, and still write.
    rmSync(profile, { recursive: true, force: true, maxRetries: 30 });

    assert.equal(answer.error, undefined);
    const rw = await library('tock');
    const game = rw.game('tock', { seats: 2 });
    const random = rw.random(4);
    let state = game.initial();
    while (game.actor(state) === 'chance') state = game.play(state, game.randomMove(state, random));
    const view = game.view(state, game.actor(state));
    assert.deepEqual(answer.values, game.search(view, { seed: 7 }).run(50).values());
    assert.equal(answer.text, game.text(game.playout(state, random).state));
    assert.deepEqual(answer.all, regelwerk.allTitles);
  },
);
