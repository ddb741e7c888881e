// Tests see a page as it is after what they did, also where it takes its time.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('.', import.meta.url);
/** What no test does, and what does it in its place. */
const hasty = [
  [/\.goto\((?!'about:blank'\))/, 'goTo() waits until an address is shown'],
  [/\.waitForTimeout\(/, 'eventually(), press() and settled() wait for what is to come, and not for a time'],
  [
    /assert\.\w+\([^;]*await [^;]*\.(isEnabled|isDisabled|isVisible|isHidden|isChecked|count|innerText|innerHTML|textContent|allTextContents|getAttribute|inputValue)\(/,
    'eventually() reads until the page shows what is asserted',
  ],
];

for (const name of readdirSync(folder).filter((each) => each.endsWith('.mjs') && each !== 'help.mjs')) {
  test(`${name} waits for what the page shows`, () => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    for (const [pattern, instead] of hasty) assert.equal(pattern.exec(source)?.[0], undefined, instead);
  });
}
