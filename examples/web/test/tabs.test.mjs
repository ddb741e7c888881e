// One game in several tabs: one of them plays, the others follow, and no move is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsing, eventually, goTo, keptGame, keptGames, length, playOffered, ready, show, shown } from './help.mjs';
import { moduleOf } from './modules.mjs';

/** Two tabs with one game of persons, in which seat 0 has to decide. */
async function twoTabs(open, home, prepare = () => {}) {
  const kept = await keptGame(await moduleOf('samara'), 'samara', 2, 'seats=2');
  const first = await open();
  await prepare(first.context());
  await show(first, home, { ...kept, players: kept.players.map(() => ({ kind: 'person' })) });
  await ready(first);
  const second = await first.context().newPage();
  await goTo(second, first.url());
  return { first, second, id: kept.id };
}
const following = (page) => page.getByText('This game is played in another tab. You see here what happens there.');
const reaches = (page, moves) =>
  page.waitForFunction((wanted) => Number(document.querySelector('.log input')?.max) === wanted, moves);
/** How many moves a kept game had that the library has recorded. */
const lengthOf = ({ record }) => Number(/ moves=(\d+):/.exec(record)[1]);
const movesOf = (rules, { record }) => rules.gameOfRecord('samara', record).replay(record).moves;

/** What browsers may lack: locks over plain http, channels when they are old. */
const without = {
  nothing: () => {},
  locks: () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  'locks and channels': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    delete globalThis.BroadcastChannel;
  },
};

for (const [what, lack] of Object.entries(without)) {
  test(`the tab in which a game was opened last plays it and the other follows, without ${what}`, () =>
    browsing(async (open, home, faults) => {
      const { first, second, id } = await twoTabs(open, home, (context) => context.addInitScript(lack));
      await ready(second);
      const begun = await length(second);
      const played = await playOffered(second);
      assert.ok(played > begun);
      await following(first).waitFor();
      await reaches(first, played);
      await eventually(() => first.locator('[data-part]').count(), 0, 'nothing is decided where one follows');
      // Back to the first, and forth.
      await first.getByRole('button', { name: 'Play on here' }).click();
      await ready(first);
      const more = await playOffered(first);
      await following(second).waitFor();
      await reaches(second, more);
      await second.getByRole('button', { name: 'Play on here' }).click();
      await ready(second);
      const most = await playOffered(second);
      await reaches(first, most);
      const [kept, ...others] = await keptGames(second);
      assert.deepEqual([kept.id, others.length], [id, 0]);
      assert.equal(movesOf(await moduleOf('samara'), kept).length, most);
      assert.deepEqual(faults, []);
    }));
}

for (const what of ['nothing', 'locks']) {
  test(`a game that plays on by itself while another tab opens it is played once, without ${what}`, { timeout: 240_000 }, () =>
    browsing(async (open, home, faults) => {
      const kept = await keptGame(await moduleOf('samara'), 'samara', 0, 'seats=2');
      const first = await open();
      await first.context().addInitScript(without[what]);
      await show(first, home, { ...kept, players: kept.players.map(() => ({ kind: 'thumb' })) });
      await eventually(() => length(first), (moves) => assert.ok(moves > lengthOf(kept)));
      const second = await first.context().newPage();
      await goTo(second, first.url());
      for (const page of [second, first]) await page.getByText('The game is over.').first().waitFor({ timeout: 120_000 });
      const whole = await length(second);
      await reaches(first, whole);
      const games = await keptGames(second);
      assert.equal(games.length, 1);
      assert.equal(movesOf(await moduleOf('samara'), games[0]).length, whole);
      assert.deepEqual(faults, []);
    }));
}

test('who plays is followed when taking back, and the last tab that is left plays', () =>
  browsing(async (open, home, faults) => {
    const { first, second } = await twoTabs(open, home);
    await ready(second);
    const begun = await length(second);
    await reaches(first, await playOffered(second));
    await second.getByRole('button', { name: 'Take back' }).click();
    await reaches(first, begun);
    await second.close();
    await first.getByRole('button', { name: 'Play on here' }).click();
    await ready(first);
    assert.ok((await playOffered(first)) > begun);
    assert.deepEqual(faults, []);
  }));

test('a tab that does not answer is told, and its game can be taken from it', () =>
  browsing(async (open, home, faults) => {
    // They hear nothing, as one that hangs.
    const deaf = (context) => context.addInitScript(() => (BroadcastChannel.prototype.addEventListener = () => {}));
    const { first, second } = await twoTabs(open, home, deaf);
    await second.getByText('which has not answered yet').waitFor();
    await second.getByRole('button', { name: 'Play on here' }).click();
    await ready(second);
    const played = await playOffered(second);
    await following(first).waitFor();
    await reaches(first, played);
    assert.deepEqual(faults, []);
  }));

test('two tabs that went on in different ways keep both games', () =>
  browsing(async (open, home, faults) => {
    // Nothing that one tab does is heard in the other.
    const deaf = (context) =>
      context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
        delete globalThis.BroadcastChannel;
        const listen = globalThis.addEventListener;
        globalThis.addEventListener = (kind, ...rest) => kind === 'storage' || listen.call(globalThis, kind, ...rest);
      });
    const { first, second, id } = await twoTabs(open, home, deaf);
    await ready(second);
    const begun = await length(first);
    const ofSecond = await playOffered(second);
    await playOffered(first, 1);
    await first.getByText('Another tab has played this game in another way.').waitFor();
    await shown(first);
    await ready(first);
    assert.notEqual(first.url(), second.url());
    const games = await keptGames(first);
    assert.equal(games.length, 2);
    const rules = await moduleOf('samara');
    const all = games.map((game) => movesOf(rules, game));
    const [one, two] = all;
    assert.notEqual(one[begun], two[begun], 'both went on in their own way');
    assert.equal(movesOf(rules, games.find((game) => game.id === id)).length, ofSecond);
    assert.deepEqual(faults, []);
  }));

test('a game that is deleted in another tab stays where it is shown, until somebody keeps it', () =>
  browsing(async (open, home, faults) => {
    const { first, second, id } = await twoTabs(open, home);
    await ready(second);
    await goTo(first, `${home}#/`);
    await first.getByRole('button', { name: 'Delete' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await first.locator('.saved').waitFor({ state: 'detached' });
    await second.getByText('This game was deleted in another tab.').waitFor();
    assert.deepEqual(await keptGames(second), []);
    const before = await length(second);
    await second.getByRole('button', { name: 'Keep it after all' }).click();
    await ready(second);
    await eventually(() => length(second), before);
    await eventually(async () => (await keptGames(second)).map((game) => game.id), [id]);
    // The list of the other tab tells of it.
    await first.locator('.saved li').waitFor();
    assert.deepEqual(faults, []);
  }));
