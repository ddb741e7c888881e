// Setting up a game: what cannot be cannot be chosen, what can is accepted, and people have names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { browsing, choose, eventually, goTo, keptGame, keptGames, linkOf, ready, settled, show, take, titles, unfold } from './help.mjs';
import { moduleOf } from './modules.mjs';

const newGame = async (page, home, title) => {
  await goTo(page, `${home}#/`);
  await goTo(page, `${home}#/new/${encodeURIComponent(title)}`);
  await page.locator('.setup button[type=submit]').waitFor();
  await unfold(page);
};

/** What makes something impossible: a title, what is chosen before, what cannot be then, and why. */
const impossible = [
  ['ostfriesenlauf', [['seats', '1']], 'input[name=unowned_wins]', /with one seat “runners without an owner may win” must be on \(OL-30\)/, /mit einem einzigen Spieler muss „Läufer ohne Besitzer können gewinnen“ an sein \(OL-30\)/],
  ['tock', [['seats', '3']], 'input[name=mode][value=two_pairs]', /makes no teams/, /ergibt das keine Teams/],
  ['clou', [], 'input[name=thieves][value=matt]', /1 to 3 of Matt/, /1 bis 3 von Matt/],
  ['clou', [['thieves', 'janet'], ['thieves', 'bruce']], 'input[name=thieves][value=trixie]', /1 to 3 of Matt/, /1 bis 3 von Matt/],
  ['samara', [], 'output[name=last_half_year] ~ button', null, null],
];

for (const language of ['en', 'de']) {
  test(`what cannot be cannot be chosen, and says why, ${language}`, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language, viewport: { width: 360, height: 740 } });
      for (const [title, chosen, what, en, de] of impossible) {
        await newGame(page, home, title);
        for (const [name, value] of chosen) await take(page, name, value);
        const found = page.locator(`.setup ${what}`);
        await eventually(() => found.isDisabled(), en !== null);
        const why = language === 'de' ? de : en;
        if (why !== null) await eventually(() => found.getAttribute('title'), why);
        const chip = page.locator('.chip', { has: found });
        if ((await chip.count()) > 0) {
          // Where there is no mouse to point with.
          await chip.dispatchEvent('click');
          await eventually(() => page.locator('.why').textContent(), why);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${title} is ${wide} wide`);
      }
      // Plans and thieves are seen, not only named.
      await newGame(page, home, 'clou');
      await eventually(() => page.locator('.chip .clou-choice').count(), 5 + 4);
      // What was chosen before and fits no more is gone.
      await newGame(page, home, 'tock');
      await take(page, 'mode', 'two_pairs');
      await take(page, 'first_dealer', '2');
      await take(page, 'seats', '2');
      await eventually(() => page.locator('input[name=mode]:checked').inputValue(), 'free_for_all');
      await eventually(() => page.locator('input[name=first_dealer]').evaluateAll((all) => all.map(({ value, checked }) => `${value} ${checked}`)), ['0 false', '1 true']);
      // The only text that may be wrong.
      const submit = page.locator('.setup button[type=submit]');
      await page.locator('input[name=key]').fill('seven');
      await eventually(() => submit.isDisabled(), true);
      const reason = await eventually(() => page.locator('#refused').textContent(), /19/);
      await eventually(() => submit.getAttribute('title'), reason);
      assert.deepEqual(faults, []);
    }));
}

/** Chooses in turn whatever can be; answers how much that was, and what cannot be without a reason. */
async function chooseAll() {
  const form = document.querySelector('.setup');
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => queueMicrotask(resolve))));
  const names = (query) => [...form.querySelectorAll(query)].map(({ name, value }) => [name, value]);
  const done = { chosen: 0, wrong: [] };
  const check = (what) => {
    ++done.chosen;
    if (form.querySelector('[type=submit]').disabled || !form.isConnected) done.wrong.push(`${what} is refused`);
    for (const each of form.querySelectorAll(':disabled:not(option)')) if (each.title === '') done.wrong.push(`${each.name}: no reason`);
  };
  for (const [name, value] of names('.chip input, .flag input')) {
    const input = form.querySelector(`input[name="${name}"][value="${value}"]`);
    if (input === null || input.disabled) continue;
    input.click();
    await drawn();
    check(`${name}=${value}`);
  }
  for (const select of form.querySelectorAll('.element select')) {
    for (const { value } of [...select.options].filter(({ disabled }) => !disabled)) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await drawn();
      check(`${select.name}=${value}`);
    }
  }
  return done;
}

test('whatever is offered is accepted, presets too', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    for (const title of titles) {
      await newGame(page, home, title);
      const { chosen, wrong } = await page.evaluate(chooseAll);
      assert.deepEqual(wrong, [], title);
      assert.ok(chosen > 9, `${title}: ${chosen} choices`);
      await newGame(page, home, title);
      for (const preset of await page.locator('input[name=preset]').evaluateAll((all) => all.map(({ value }) => value))) {
        await newGame(page, home, title);
        await take(page, 'preset', preset);
        await page.locator('.setup button[type=submit]').click();
        await page.locator('.table').waitFor();
      }
    }
    const games = await keptGames(page);
    const optionsOf = (wanted) => games.filter(({ title }) => title === wanted).map(({ record }) => record.split('\n')[0]);
    assert.equal(games.length, 6, 'two each of Tock, Samara and Clockman');
    assert.ok(optionsOf('clockman').some((head) => /transfer=true hoarding=extended robbery=true.* trade=true/.test(head)));
    assert.ok(optionsOf('tock').some((head) => /quick_start=true/.test(head)));
    assert.deepEqual(faults, []);
  }));

test('house rules name the rule that README names', () => {
  const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const page = read('../src/play/settings.ts');
  const rows = [...read('../../../README.md').matchAll(/^\|[^|]*\| `(\w+)` \|[^|]*\|[^|]*\(([A-Z]{2}-\d+)[^)]*\) \|$/gm)];
  const house = rows.filter(([, name]) => !['seats', 'players', 'mode', 'scenario', 'thieves'].includes(name));
  assert.ok(house.length > 20);
  for (const [, name, rule] of house) assert.match(page, new RegExp(`${name}: about\\(\\s*'${rule}'`), name);
});

/** All that a screen says, seen or heard. */
const said = (page) =>
  page.evaluate(() => {
    const heard = [...document.querySelectorAll('*')].flatMap((each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''));
    return [document.body.textContent, ...heard].join('\n');
  });

for (const language of ['en', 'de']) {
  test(`people are people and no numbers on every screen, ${language}`, { timeout: 300_000 }, () =>
    browsing(async (open, home, faults) => {
      const page = await open({ language });
      const check = async (screen) => assert.doesNotMatch(await said(page), /\b(seat|sitz|runner|läufer|spieler) \d/i, screen);
      for (const title of titles) {
        const rules = await moduleOf(title);
        await newGame(page, home, title);
        await check(`${title}: setup`);
        for (const decisions of [4, 1e9]) {
          await show(page, home, await keptGame(rules, title, decisions));
          if (decisions < 1e9) await ready(page);
          await page.locator('.log li').first().waitFor();
          await check(`${title}: ${decisions} decisions`);
        }
      }
      await newGame(page, home, 'tock');
      await choose(page.locator('select[name=player-1]'), JSON.stringify({ kind: 'person' }));
      await page.locator('button[type=submit]').click();
      await page.locator('.cover').waitFor();
      await check('the screen is handed over');
      assert.deepEqual(faults, []);
    }));
}

test('a name is text, and is kept in the game, its file and its link', () =>
  browsing(async (open, home, faults) => {
    const page = await open();
    await newGame(page, home, 'tock');
    await take(page, 'seats', '2');
    await page.locator('input[name=name-0]').fill('  <b>Ada\u202e &amp;   ');
    await page.locator('input[name=name-1]').fill('Zoë');
    await choose(page.locator('select[name=player-1]'), JSON.stringify({ kind: 'thumb' }));
    await page.locator('button[type=submit]').click();
    await page.locator('.table').waitFor();
    const ada = '<b>Ada &amp;';
    const isNamed = async (where) => {
      await eventually(() => where.locator('.tock-seats b').allTextContents(), [ada, 'Zoë']);
      await eventually(() => where.locator('.log').textContent(), /(Ada &amp;|Zoë) (plays|gets|discards)/);
    };
    await ready(page);
    await isNamed(page);
    await page.reload();
    await isNamed(page);
    const [saved] = await keptGames(page);
    assert.deepEqual(saved.players, [{ kind: 'person', name: ada }, { kind: 'thumb', name: 'Zoë' }]);
    const file = decodeURIComponent((await page.locator('a[download]').getAttribute('href')).split(',').slice(1).join(','));
    assert.match(file, /\nplayers person=%3Cb%3EAda%20%26amp%3B thumb=Zo%C3%AB\n/);
    const other = await open();
    await goTo(other, `${home}#/game/${linkOf(file)}`);
    await isNamed(other);
    await goTo(page, home);
    await eventually(() => page.locator('.saved li').textContent(), /Tock<b>Ada &amp; and the computer/);
    // Longer than the page lets anybody type; and what is no name at all.
    const renamed = (name) => linkOf(file.replace(/thumb=\S+/, `thumb=${name}`));
    await goTo(other, `${home}#/game/${renamed('x'.repeat(400))}`);
    await eventually(() => other.locator('.tock-seats b').allTextContents(), [ada, 'x'.repeat(16)]);
    for (const broken of ['%', '', '%20']) {
      await goTo(other, `${home}#/game/${renamed(broken)}`);
      await other.getByText('names a player whom this page does not know').waitFor();
      await goTo(other, home);
    }
    // Games from before there were names.
    await goTo(other, `${home}#/game/${linkOf(file.replaceAll(/=(%3C|Zo)\S+/g, ''))}`);
    await eventually(() => other.locator('.tock-seats b').allTextContents(), ['Blue', 'Orange']);
    // The name is there again.
    await newGame(page, home, 'samara');
    await eventually(() => page.locator('input[name=name-0]').inputValue(), ada);
    await settled(page);
    assert.deepEqual(faults, []);
  }));

test('all extra rules are those that README calls so, in their last values', () => {
  const text = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const rows = [...text('../../../README.md').matchAll(/^\| *\w* *\| `(\w+)` \| ([\w, ]+) \| (?:two )?extra rules?: /gm)];
  const extra = rows.map(([, name, values]) => `${name}=${values.split(', ').at(-1)}`);
  assert.equal(extra.length, 4);
  assert.equal(text('../src/play/settings.ts').match(/extra: '([^']+)'/)[1], extra.join(' '));
});
