// Every function of games and libraries.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes, position, refuses } from './help.mjs';
import { library, regelwerk } from './package.mjs';

const { allTitles } = regelwerk;

for (const title of allTitles) {
  test(`${title}: states and moves`, async () => {
    const { game, state, random } = await position(title, '', 20);
    const before = bytes(state);
    const moves = game.moves(state);
    assert.ok(moves.length > 0);
    for (const move of moves.slice(0, 50)) {
      assert.equal(game.whyNot(state, move), null);
      assert.ok(game.isLegal(state, move));
      const word = game.moveText(state, move);
      assert.equal(game.parseMove(state, word), move);
      assert.equal(game.moveJson(state, move).text, word);
      assert.equal(game.weight(state, move), 1);
      assert.notEqual(bytes(game.play(state, move)), before);
    }
    assert.equal(game.totalWeight(state), moves.length);
    assert.equal(bytes(game.unpack(game.pack(state))), before);
    assert.equal(bytes(game.parse(game.text(state))), before);
    assert.equal(typeof game.json(state), 'object');
    assert.deepEqual(game.validate(state), []);
    assert.equal(game.outcome(state), null);
    assert.equal(game.standing(state).values.length, game.seats);
    assert.equal(game.hash(state), game.hash(game.unpack(game.pack(state))));
    assert.equal(bytes(state), before, 'nothing that was asked has changed the state');
    const end = game.playout(state, random);
    assert.ok(end.isOver && end.moves > 0);
    assert.equal(game.actor(end.state), 'nobody');
    assert.equal(game.outcome(end.state).scores.length, game.seats);
    assert.deepEqual(game.outcomeJson(end.state).places, game.outcome(end.state).places);
    assert.deepEqual(game.outcomeJson(end.state).scores, game.outcome(end.state).scores);
    assert.equal(game.outcomeJson(state), null);
    assert.equal(game.moves(end.state).length, 0);
    assert.equal(game.randomMove(end.state, random), null);
    assert.equal(game.playout(state, random, 1).moves, 1);
  });

  test(`${title}: views, memories, events and sentences`, async () => {
    const rw = await library(title);
    const game = rw.game(title);
    const random = rw.random(3);
    let state = game.initial();
    let view = game.view(state, 0);
    let remembered = game.memoryOf(view);
    let sentences = 0;
    for (let made = 0; made < 120 && game.actor(state) !== 'nobody'; ++made) {
      const next = game.playWithEvents(state, game.randomMove(state, random));
      const shown = game.shown(next.events, 0);
      const objects = game.events(shown);
      const lines = game.eventLines(shown);
      assert.equal(objects.length, lines.length);
      assert.equal(bytes(shown), lines.map((line) => bytes(game.parseEvent(line))).join(''));
      for (const event of objects) assert.ok(game.library.ruleIds(title).includes(event.rule));
      sentences += game.tell(view, shown, 'de').length;
      const followed = game.follow(view, remembered, shown);
      assert.equal(bytes(followed.view), bytes(game.view(next.state, 0)));
      assert.equal(bytes(game.apply(view, shown)), bytes(followed.view));
      ({ view, memory: remembered } = followed);
      state = next.state;
    }
    assert.ok(sentences > 0);
    assert.equal(typeof game.memoryIsExact(remembered), 'boolean');
    for (const drawn of [game.resample(view, random), game.resample(view, random, remembered)]) {
      assert.equal(bytes(game.view(drawn, 0)), bytes(view));
      assert.deepEqual(game.validate(drawn), []);
    }
    const { views } = game;
    assert.equal(bytes(views.unpack(views.pack(view))), bytes(view));
    assert.equal(bytes(views.parse(views.text(view))), bytes(view));
    assert.equal(game.viewerOf(view), 0);
    assert.equal(game.viewerOf(game.view(state, 'spectator')), 'spectator');
    assert.equal(views.actor(view), game.actor(state));
    assert.deepEqual(views.standing(view), game.standing(state));
    assert.deepEqual(views.outcome(view), game.outcome(state));
    assert.deepEqual(views.validate(view), []);
    assert.equal(typeof views.hash(view), 'bigint');
    assert.equal(typeof views.json(view), 'object');
  });

  test(`${title}: the view of who is to act knows its moves, their parts and why others are refused`, async () => {
    const { game, state, seat, random } = await position(title, '', 20);
    const view = game.view(state, seat);
    const { views } = game;
    assert.deepEqual(views.moves(view), game.moves(state));
    const move = game.thumb(view, random);
    assert.ok(views.isLegal(view, move));
    assert.equal(views.parseMove(view, views.moveText(view, move)), move);
    assert.equal(views.moveJson(view, move).text, views.moveText(view, move));
    const chosen = [];
    for (const part of game.partsOf(view, move)) {
      assert.ok(
        game.parts(view, chosen).some(({ code }) => code === part.code),
        part.text,
      );
      assert.equal(game.whyNotPart(view, chosen, part.code), null);
      assert.notEqual(part.kind, '');
      assert.equal(game.partNamed(view, part.kind, part.text), part.code);
      chosen.push(part.code);
    }
    assert.equal(game.moveOfParts(view, chosen), move);
    const last = chosen.at(-1);
    const first = game.partsTowards(view, last).map(({ code }) => code);
    assert.equal(first.includes(chosen[0]), chosen.length > 1);
    assert.deepEqual(game.partsTowards(view, last, chosen), []);
    for (const [kind, text] of [['no kind', 'x'], ['', ''], [game.partsOf(view, move)[0].kind, 'no such word']]) {
      assert.equal(game.partNamed(view, kind, text), null);
    }
    const why = game.whyNotPart(view, chosen, chosen[0]);
    assert.ok(game.library.ruleIds(title).includes(why.rule));
    for (const bad of [0, 1, 4711, 0xffffffff]) {
      if (game.isLegal(state, bad)) continue;
      const { rule, sentence } = game.whyNot(state, bad);
      assert.equal(game.library.rule(title, rule).sentence, sentence);
      assert.equal(views.whyNot(view, bad, 'de').sentence, game.library.rule(title, rule, 'de').sentence);
      refuses(() => game.play(state, bad), 'forbidden', { rule });
      refuses(() => game.playWithEvents(state, bad), 'forbidden', { rule });
      refuses(() => game.moveText(state, bad), 'forbidden', { rule });
    }
  });

  test(`${title}: what a move will surely do is told before it is made`, async () => {
    const { rw, game } = await position(title, '', 40);
    const random = rw.random(5);
    let [state, told] = [game.initial(), 0];
    for (let left = 60; left > 0 && game.actor(state) !== 'nobody'; --left) {
      const [actor, move] = [game.actor(state), game.randomMove(state, random)];
      const { state: next, events } = game.playWithEvents(state, move);
      if (actor !== 'chance') {
        const view = game.view(state, actor);
        for (const language of ['en', 'de']) {
          const sentences = game.tell(view, game.shown(events, actor), language);
          const foretold = game.foretell(view, move, language);
          const names = Array.from({ length: game.seats }, (_, seat) => `Anna ${seat}`);
          const called = (told) => told.map((sentence) => sentence.replace(/\b(seat|Sitz) (\d)/g, 'Anna $2'));
          assert.deepEqual(game.foretell(view, move, language, names), called(foretold));
          for (const sentence of foretold) assert.ok(sentences.includes(sentence), sentence);
          told += foretold.length;
        }
        for (let other = 0; other < game.seats; ++other)
          if (other !== actor) refuses(() => game.foretell(game.view(state, other), move), 'forbidden');
      }
      state = next;
    }
    assert.ok(told > 10, `${told} sentences`);
  });

  test(`${title}: records and what may be taken back`, async () => {
    const { rw, game, state, made } = await position(title, '', 40);
    const record = game.record(made);
    const again = game.replay(record);
    assert.deepEqual([...again.moves], made);
    assert.equal(bytes(again.state), bytes(state));
    assert.equal(rw.gameOfRecord(title, record).optionsText, game.optionsText);
    refuses(() => game.replay(`${record} nonsense`), 'refused', { move: made.length });
    refuses(() => game.record([...made, 0xffffffff]), 'forbidden', { move: made.length });
    assert.equal(game.canTakeBack(game.initial(), [], 0), false);
    refuses(() => game.canTakeBack(game.initial(), [], 0, [game.seats]), 'bad_type');
    refuses(() => game.canTakeBack(game.initial(), [], 0, 1), 'bad_type');
    assert.notEqual(game.whyNotTakeBack(game.initial(), [], 0, 'de'), game.whyNotTakeBack(game.initial(), [], 0));
  });

  test(`${title}: tables play in place, and give way to each other`, async () => {
    const rw = await library(title);
    const game = rw.game(title);
    const [one, two] = [game.table(), game.table()];
    const [first, second] = [rw.random(1), rw.random(1)];
    for (let made = 0; made < 40 && !two.isOver(); ++made) {
      assert.equal(one.actor(), two.actor());
      assert.equal(one.moves(), game.moves(one.state()).length);
      one.advance(one.randomMove(first));
      two.play(two.randomMove(second));
      assert.equal(bytes(one.state()), bytes(two.state()));
    }
    assert.equal(one.isChance(), one.actor() === -2);
    assert.equal(one.isOver(), game.actor(one.state()) === 'nobody');
    refuses(() => one.play(0xffffffff), 'forbidden');
  });

  test(`${title}: what the title is`, async () => {
    const rw = await library(title);
    const game = rw.game(title);
    assert.match(rw.version, /^\d+\.\d+\.\d+$/);
    assert.ok(rw.rulesVersion(title) >= 1);
    assert.deepEqual(
      Object.keys(game.options),
      rw.settings(title).map(({ name }) => name),
    );
    for (const sort of ['options', 'start']) {
      const inGerman = rw.settings(title, sort, 'de').map(({ choices }) => choices);
      for (const choices of inGerman) assert.doesNotMatch(choices, / (to|or|of) |, joined/);
      const inEnglish = rw.settings(title, sort).map(({ choices }) => choices.replaceAll(' to ', ' bis ').replaceAll(' or ', ' oder '));
      for (const [at, choices] of inEnglish.entries()) if (!choices.includes(' of ')) assert.equal(choices, inGerman[at]);
    }
    assert.equal(rw.settings(title, 'start').length, game.usualStart === '' ? 0 : game.usualStart.split(' ').length);
    assert.equal(rw.game(title, game.options).optionsText, game.optionsText, 'options are read as they are told');
    assert.ok(game.rulesInForce.length > 5);
    assert.ok(game.scoreRange.lowest <= game.scoreRange.highest);
    assert.equal(game.team(0), 0);
    assert.equal(game.schema.$defs.event.type, 'object');
    for (let board = 0; board < game.boards; ++board) {
      const { side, places, keys } = game.geometry(board);
      assert.ok(places.length > 0 && places.every(({ at }) => at.every((each) => each >= 0 && each <= side)));
      assert.equal(keys.length, places.length);
      assert.ok(keys.every((four) => four.length === 4 && four.every((place) => place in places)));
      assert.equal(new Set(keys.flat()).size, places.length, 'every place is reached');
    }
    const id = rw.ruleIds(title)[0];
    assert.notEqual(rw.rule(title, id).sentence, rw.rule(title, id, 'de').sentence);
    assert.notEqual(rw.rule(title, id).source, '');
  });
}
