// Pages in a browser: what a page tells, or the first thing that went wrong in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname } from 'node:path';

const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** The program that tests/setup.sh installs. */
const browser = process.env.REGELWERK_BROWSER;
/** Why nothing is tried in a browser; false if it is. */
export const skip = browser === undefined && 'REGELWERK_BROWSER names no browser';

async function listen(answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}

/** Serves the files of a folder, and a page if it has none of its own. */
export function serve(folder, page = null) {
  return listen((request, response) => {
    const path = new URL(request.url, 'http://here').pathname.replace(/\/$/, '/index.html');
    try {
      const body = page !== null && path === '/index.html' ? page : readFileSync(folder + path);
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** For a page: `tell(value)` sends what it has found. What goes wrong is sent without that. */
export const telling = `<script>
  globalThis.tell = (value) =>
    fetch(new URLSearchParams(location.search).get('tell'), { method: 'POST', mode: 'no-cors', body: JSON.stringify(value) });
  const fail = (event) => tell({ error: String(event.reason ?? event.message ?? event.target.src) });
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
</script>`;

/** What the page at an address tells; `signal` ends the browser. */
export async function told(address, signal) {
  let hear;
  const heard = new Promise((resolve) => {
    hear = resolve;
  });
  const server = await listen(async (request, response) => {
    const pieces = await request.toArray();
    response.end();
    hear(JSON.parse(Buffer.concat(pieces).toString()));
  });
  const profile = mkdtempSync(`${tmpdir()}/regelwerk-browser-`);
  const page = `${address}?tell=${encodeURIComponent(server.address)}`;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
  // The distribution begins its browser by a script that waits for it: both are ended, as a group. The browser holds the
  // pipe, too, so that it is closed when both have ended.
  const running = spawn(browser, [...flags, page], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  running.stdout.resume();
  const end = () => {
    try {
      process.kill(-running.pid);
    } catch {
      // It has ended.
    }
  };
  const gone = once(running, 'close');
  signal.addEventListener('abort', end);
  const answer = await Promise.race([heard, gone.then(() => ({ error: 'the browser has ended' }))]);
  end();
  await gone;
  signal.removeEventListener('abort', end);
  server.close();
  // Processes that the browser began outlive it for a moment, and still write.
  rmSync(profile, { recursive: true, force: true, maxRetries: 30 });
  return answer;
}
