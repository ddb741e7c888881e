// How long the page takes, how much it loads, how smoothly it moves. Machines differ, and others are at work on them: what is
// asserted is generous, and is processor time of the page's own; what was found is told.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { browsing, eventually, goTo, keptGame, length, out, ready, show, titles } from './help.mjs';
import { moduleOf } from './modules.mjs';

const folder = `${out}/web/page`;
const packedSize = (name) => gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }).length;
/** What tells the milliseconds of processor time that the process of a page has taken so far. */
async function workOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ProcessTime').value;
  };
}
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

test('what a title loads, to a table that can be played at', { timeout: 300_000 }, (t) =>
  browsing(async (open, home, faults) => {
    for (const title of titles) {
      const page = await open();
      await page.addInitScript((game) => localStorage.setItem(`regelwerk sitting ${game.id}`, JSON.stringify(game)), await keptGame(await moduleOf(title), title, 0));
      const loaded = new Set();
      page.on('request', (request) => loaded.add(new URL(request.url()).pathname.replace('/some/folder/', '') || 'index.html'));
      await goTo(page, `${home}#/play/${encodeURIComponent(`${title} 0`)}`);
      await ready(page);
      const work = await (await workOf(page))();
      const [paint, decision] = await page.evaluate(() => [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, performance.now()]);
      const sizes = [...loaded].filter((name) => !name.startsWith('data:')).map(packedSize);
      const size = sizes.reduce((sum, each) => sum + each, 0);
      t.diagnostic(`${title}: first paint ${paint.toFixed(0)} ms, first decision ${decision.toFixed(0)} ms, ${work.toFixed(0)} ms of work, ${kilobytes(size)} in ${sizes.length} files`);
      assert.ok(size < 300_000 && size > 50_000, `${title} loads ${kilobytes(size)}`);
      assert.ok(work < 10_000, `${title} takes ${work} ms of work`);
      await page.context().close();
    }
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const whole = all.reduce((sum, each) => sum + packedSize(`${each.parentPath ?? each.path}/${each.name}`.slice(folder.length + 1)), 0);
    t.diagnostic(`all titles with their rules: ${kilobytes(whole)} in ${all.length} files`);
    assert.deepEqual(faults, []);
  }));

test('moves are smooth, and nothing jumps', { timeout: 300_000 }, (t) =>
  browsing(async (open, home, faults) => {
    for (const title of titles) {
      const page = await open();
      await page.addInitScript(() => localStorage.setItem('regelwerk pace', '350'));
      const kept = await keptGame(await moduleOf(title), title, 2);
      await show(page, home, { ...kept, players: kept.players.map(() => ({ kind: 'thumb' })) });
      const before = await length(page);
      await eventually(() => length(page), (moves) => assert.ok(moves > before));
      const worked = await workOf(page);
      const workedBefore = await worked();
      const { frames, shift, worst } = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const found = { frames: [], shift: 0, worst: '' };
            let largest = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                // What is new in the log moves what is older there.
                if (entry.sources.every(({ node }) => node?.parentElement?.closest('.log ol'))) continue;
                found.shift += entry.value;
                if (entry.value <= largest) continue;
                largest = entry.value;
                found.worst = entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName).join(', ');
              }
            }).observe({ type: 'layout-shift', buffered: false });
            const begin = performance.now();
            let last = begin;
            const frame = (now) => {
              found.frames.push(now - last);
              last = now;
              if (now - begin < 6000) requestAnimationFrame(frame);
              else resolve(found);
            };
            requestAnimationFrame(frame);
          }),
      );
      const work = ((await worked()) - workedBefore) / frames.length;
      frames.sort((a, b) => a - b);
      const part = (share) => frames[Math.floor((frames.length - 1) * share)].toFixed(1);
      t.diagnostic(`${title}: frames of ${part(0.5)} ms, 95 % up to ${part(0.95)} ms, ${work.toFixed(1)} ms of work each, layout shift ${shift.toFixed(3)} ${worst && `(${worst})`}`);
      assert.ok(work <= 100, `${title}: a frame takes ${work} ms of work`);
      assert.ok(shift < 0.1, `${title} jumps by ${shift}: ${worst}`);
      await page.context().close();
    }
    assert.deepEqual(faults, []);
  }));
