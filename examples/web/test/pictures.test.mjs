// Pictures of all boards for people to look at, in build/web/pictures: at the start, in the middle and at the end, on
// screens of each kind, light and dark, in both languages, and as eyes see them that tell no or few colours apart. From
// far away they look as they did when pictures.txt was written; REGELWERK_PICTURES=anew writes it.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { moduleOf } from './modules.mjs';
import { browsing, goTo, keptGame, out, pictured, ready, settled, show, titles } from './help.mjs';

const folder = `${out}/web/pictures`;
const sizes = {
  large: { width: 1440, height: 900 },
  medium: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
};
const moments = { start: 0, middle: 6, end: Infinity };

/** Of each title: every moment on a large screen, and its middle in every other way. */
const views = [
  ...Object.keys(moments).map((moment) => ({ moment, size: 'large' })),
  { moment: 'middle', size: 'medium', colorScheme: 'dark', language: 'de' },
  { moment: 'middle', size: 'tablet', language: 'de' },
  { moment: 'middle', size: 'phone', colorScheme: 'dark' },
  { moment: 'middle', size: 'phone', language: 'de' },
  { moment: 'middle', size: 'medium', vision: 'achromatopsia' },
  { moment: 'middle', size: 'medium', vision: 'deuteranopia' },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const table = new URL('pictures.txt', import.meta.url);
const isAnew = process.env.REGELWERK_PICTURES === 'anew';
const last = new Map(isAnew ? [] : readFileSync(table, 'utf8').trim().split('\n').map((line) => line.split(' ')));
after(() => isAnew && writeFileSync(table, [...last].map((line) => `${line.join(' ')}\n`).sort().join('')));

/** How many squares a picture is wide from far away, and how far letters of another font may change one of them. */
const [squares, mostApart] = [20, 2];
/** The brightness of every square, 0 to f, row by row; asked of a page of its own. */
async function fromFar(page, path) {
  const eye = await page.context().newPage();
  const seen = await eye.evaluate(
    async ([picture, wide]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const high = Math.round((wide * image.height) / image.width);
      const canvas = new OffscreenCanvas(wide, high).getContext('2d');
      canvas.imageSmoothingQuality = 'high';
      canvas.drawImage(image, 0, 0, wide, high);
      const { data } = canvas.getImageData(0, 0, wide, high);
      const bright = (at) => 0.3 * data[at] + 0.6 * data[at + 1] + 0.1 * data[at + 2];
      return Array.from({ length: wide * high }, (_, at) => (bright(4 * at) >> 4).toString(16)).join('');
    },
    [readFileSync(path).toString('base64'), squares],
  );
  await eye.close();
  return seen;
}

/** Takes a picture of the page, which must show something, fit into its width, and look as it did. */
async function take(page, name) {
  const path = `${folder}/${name}.png`;
  await page.screenshot({ path, timeout: 60_000 });
  assert.ok(statSync(path).size > 10_000, `${name} shows something`);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${name} is ${wide} wide`);
  const seen = await fromFar(page, path);
  if (isAnew) return last.set(name, seen);
  const due = last.get(name) ?? '';
  const level = (text, at) => parseInt(text[at], 16);
  const other = [...seen].filter((_, at) => !(Math.abs(level(seen, at) - level(due, at)) <= mostApart)).length;
  assert.ok(seen.length === due.length && other <= seen.length / 20, `${name} looks otherwise: ${other} of ${seen.length} squares; look at ${path}`);
}

for (const title of titles) {
  test(`pictures of ${title}`, { timeout: 900_000 }, () =>
    browsing(async (open, home, faults) => {
      const rules = await moduleOf(title);
      for (const { moment, size, colorScheme = 'light', language = 'en', vision = 'none' } of views) {
        const game = await keptGame(rules, title, moments[moment]);
        const name = [title.replace(' ', '_'), moment, size, colorScheme, language, vision].filter((word) => word !== 'none').join('-');
        await pictured(open, { viewport: sizes[size], colorScheme, language }, async (page) => {
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
          await page.addInitScript(() => localStorage.setItem('regelwerk more', 'folded'));
          await show(page, home, game);
          if (moment === 'end') await page.getByRole('dialog').waitFor();
          else await ready(page);
          await settled(page);
          await take(page, name);
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
