// Pictures of all boards for people to look at, in build/web/pictures: at the start, in the middle and at the end, on
// narrow, usual and wide screens, light and dark, and as eyes see them that tell no or few colours apart.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { moduleOf } from './modules.mjs';
import { browsing, goTo, keptGame, out, pictured, show, titles } from './help.mjs';

const folder = `${out}/web/pictures`;
const sizes = { narrow: { width: 360, height: 740 }, usual: { width: 1200, height: 900 }, wide: { width: 1920, height: 1080 } };
const moments = { start: 0, middle: 6, end: Infinity };

/** Of each title: every moment as usual, and its middle in every other way. */
const views = [
  ...Object.keys(moments).map((moment) => ({ moment, size: 'usual' })),
  { moment: 'middle', size: 'usual', colorScheme: 'dark' },
  { moment: 'middle', size: 'narrow' },
  { moment: 'middle', size: 'wide' },
  { moment: 'middle', size: 'usual', vision: 'achromatopsia' },
  { moment: 'middle', size: 'usual', vision: 'deuteranopia' },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Takes a picture of the page, which must show something and fit into its width. */
async function take(page, name, fullPage = false) {
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path, fullPage, timeout: 60_000 });
  assert.ok(statSync(path).size > 10_000, `${name} shows something`);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${name} is ${wide} wide`);
}

for (const title of titles) {
  test(`pictures of ${title}`, { timeout: 900_000 }, () =>
    browsing(async (open, home, faults) => {
      const rules = await moduleOf(title);
      for (const { moment, size, colorScheme = 'light', vision = 'none' } of views) {
        const game = await keptGame(rules, title, moments[moment]);
        const name = [title.replace(' ', '_'), moment, size, colorScheme, vision].filter((word) => word !== 'none').join('-');
        await pictured(open, { viewport: sizes[size], colorScheme }, async (page) => {
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
          await page.addInitScript(() => localStorage.setItem('regelwerk more', 'folded'));
          await show(page, home, game);
          await take(page, name, size === 'narrow');
        });
      }
      assert.deepEqual(faults, []);
    }),
  );
}

test('pictures of what is not a table', { timeout: 900_000 }, () =>
  browsing(async (open, home, faults) => {
    const places = { home: ['', '.titles'], setup: ['#/new/samara', 'button[type=submit]'], rules: ['#/learn/clou', '.rules'] };
    for (const size of Object.keys(sizes)) {
      for (const [name, [address, sign]] of Object.entries(places)) {
        await pictured(open, { viewport: sizes[size] }, async (page) => {
          await goTo(page, home + address);
          await page.locator(sign).waitFor();
          await take(page, `${name}-${size}`);
        });
      }
    }
    assert.deepEqual(faults, []);
  }),
);

// A blur over a symbol of the sheet once took seconds a frame where no graphics card helps.
test('no style asks for pixels to be computed from others', () => {
  const assets = `${out}/web/page/assets`;
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  assert.ok(styles.length > 0);
  for (const name of styles) {
    assert.doesNotMatch(readFileSync(`${assets}/${name}`, 'utf8'), /(^|[;{-])filter:|mix-blend-mode:/, name);
  }
});
