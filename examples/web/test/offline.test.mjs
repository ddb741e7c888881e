// The page as `examples/run web` serves it, and then without any server.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { begin, browsing, goTo, pressOn, ready } from './help.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `examples/run web` begins once the page is built. */
async function serveAsDocumented() {
  const [, command] = /^ +exec (.+) "\$\{@:2\}"$/m.exec(readFileSync(here('../../run'), 'utf8'));
  const [program, ...words] = command.split(' ');
  const stdio = ['ignore', 'pipe', 'inherit'];
  const server = spawn(program, [...words, '--host', '127.0.0.1', '--port', '0'], { cwd: here('..'), detached: true, stdio });
  const ended = new Promise((resolve) => server.once('close', resolve));
  let isOpen = true;
  const close = async () => {
    if (isOpen) process.kill(-server.pid);
    isOpen = false;
    await ended;
  };
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/[^ ]+/.exec(line.replaceAll(/\x1b\[[0-9;]*m/g, '')) ?? [];
    if (address === undefined) continue;
    server.stdout.resume();
    return { address, close };
  }
  throw new Error(`${command} serves nothing`);
}

test('the page works without its server once it was there', () =>
  browsing(
    async (open, home, faults, close) => {
      const page = await open({ serviceWorkers: 'allow' });
      await goTo(page, home);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await close();
      await page.reload();
      await page.locator('.titles').waitFor();
      for (const title of ['clockman', 'samara']) {
        await begin(page, home, title);
        assert.deepEqual((await pressOn(page, 3, 2)).faults, []);
      }
      await page.reload();
      await ready(page);
      // Something else may answer where the server was.
      const other = createServer((_, response) => response.writeHead(502).end('away'));
      await new Promise((resolve) => other.listen(new URL(home).port, '127.0.0.1', resolve));
      await page.reload();
      await ready(page);
      other.close();
      await goTo(page, `${home}#/learn/tock/TK-1`);
      await page.locator('.example').first().waitFor();
      assert.deepEqual(faults, []);
    },
    { serving: serveAsDocumented },
  ));
