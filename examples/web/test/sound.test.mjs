// Sounds: none until they are wanted, none before a press, and nothing runs between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, browsing, eventually, playOffered, ready, settled } from './help.mjs';

/** Notes what the page makes of sounds. */
function overhear() {
  globalThis.made = { contexts: [], tones: 0 };
  const Usual = AudioContext;
  globalThis.AudioContext = class extends Usual {
    constructor() {
      super();
      globalThis.made.contexts.push(this);
    }
    createOscillator() {
      ++globalThis.made.tones;
      return super.createOscillator();
    }
  };
}

test('sounds are off at first, are heard once they are wanted, and rest between moves', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await page.addInitScript(overhear);
    const contexts = () => page.evaluate(() => globalThis.made.contexts.map(({ state }) => state).join());
    const tones = () => page.evaluate(() => globalThis.made.tones);
    const choice = page.getByLabel('Sounds');
    await begin(page, home, 'clou');
    await playOffered(page);
    assert.equal(await contexts(), '');

    await choice.check();
    await playOffered(page);
    await eventually(tones, (heard) => assert.ok(heard > 0));
    await eventually(contexts, 'suspended', 'nothing runs once all is heard');

    await page.reload();
    await ready(page);
    await settled(page);
    assert.equal(await contexts(), '', 'nothing before a press');
    await page.locator('h1').click();
    await eventually(contexts, 'suspended');
    await choice.uncheck();
    await eventually(contexts, 'closed');
    const before = await tones();
    await playOffered(page);
    assert.equal(await tones(), before);
    assert.deepEqual(faults, []);
  }));
