import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, settled } from './help.mjs';

/** Settings that cannot be: a title, what is chosen, where it is told, and in which words. */
const impossible = [
  ['ostfriesenlauf', { seats: '1', unowned_wins: false }, null, /with one seat unowned_wins must be true \(OL-30\)/, /mit einem einzigen Spieler muss unowned_wins true sein \(OL-30\)/],
  ['ostfriesenlauf', { start_numbers: '1,1,2,3' }, null, /setup does not fit the options/, /Aufbau passt nicht zu den Optionen/],
  ['tock', { seats: '2', first_dealer: '4' }, null, /setup does not fit the options/, /Aufbau passt nicht zu den Optionen/],
  ['samara', { order: '0,0' }, 'order', /a value is missing; order is 0 to 4/, /ein Wert fehlt; order ist 0 bis 4/],
  ['clou', { thieves: 'matt+matt' }, 'thieves', /no such value; thieves is 1 to 3 of matt/, /keinen solchen Wert; thieves ist 1 bis 3 von matt/],
  ['clou', { scenario: 'moon' }, null, /scenario must be a plan of the edition \(CL-4\)/, /scenario muss ein Plan der Ausgabe sein \(CL-4\)/],
];

async function set(page, name, value) {
  const input = page.locator(`.setup [name=${name}]`);
  if (typeof value === 'boolean') await input.setChecked(value);
  else if (await input.evaluate((element) => element.tagName === 'SELECT')) await input.selectOption(value);
  else await input.fill(value);
  await settled(page);
}

for (const language of ['en', 'de']) {
  test(`what cannot be is told in place while it is chosen, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language, viewport: { width: 360, height: 740 } });
      for (const [title, chosen, field, en, de] of impossible) {
        await goTo(page, `${home}#/`);
        await goTo(page, `${home}#/new/${encodeURIComponent(title)}`);
        const begin = page.locator('.setup button[type=submit]');
        await begin.waitFor();
        const seats = await page.locator('select[name^=player-]').count();
        await eventually(() => begin.isEnabled(), true);
        for (const [name, value] of Object.entries(chosen)) await set(page, name, value);
        const told = page.locator('#refused');
        const reason = await eventually(() => told.textContent(), language === 'de' ? de : en);
        await eventually(() => page.locator('fieldset .refusal').textContent(), reason, 'next to what it is about');
        await eventually(() => begin.isDisabled(), true, `${title} does not begin`);
        await eventually(() => begin.getAttribute('aria-describedby'), 'refused');
        await eventually(() => begin.getAttribute('title'), reason);
        if (field !== null) await eventually(() => page.locator(`[name=${field}]`).getAttribute('aria-invalid'), 'true');
        const rule = /[A-Z]{2}-\d+/.exec(en.source)?.[0];
        if (rule !== undefined) await eventually(() => told.locator('a').getAttribute('href'), new RegExp(`${rule}$`));
        if (chosen.seats === undefined) await eventually(() => page.locator('select[name^=player-]').count(), seats);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${title} is ${wide} wide`);
      }
      assert.deepEqual(faults, []);
    }));
}
