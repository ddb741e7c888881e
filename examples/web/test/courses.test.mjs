// What courses are made of: every step names an example of the book that can be done, or is refused with its rule.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titles } from './help.mjs';
import { bookOf, courseOf, libraryOf, positionOf } from './books.mjs';

const sentences = (text) => text.split(/(?<=[.!?]) /).length;

for (const title of titles) {
  test(`the course of ${title} is made of examples that hold`, async () => {
    const library = await libraryOf(title);
    const book = await bookOf(title);
    const steps = await courseOf(title);
    assert.ok(steps.length >= 5 && steps.length <= 12, `${steps.length} steps`);
    assert.equal(new Set(steps.map(({ example }) => example)).size, steps.length, 'no example twice');
    let refusals = 0;
    for (const { example: name, tries, ...lines } of steps) {
      for (const language of ['en', 'de']) {
        const { title: heading, text } = lines[language];
        assert.ok(heading.length > 0 && heading.length < 40, `${name}: ${heading}`);
        assert.ok(sentences(text) >= 2 && sentences(text) <= 4, `${name}: ${sentences(text)} sentences in ${language}`);
      }
      const example = book.examples.find((each) => each.name === name);
      assert.ok(example !== undefined, `there is an example ${name}`);
      assert.ok(example.move !== undefined, `${name} has a move`);
      const { game, state, view } = positionOf(library, title, example);
      const refused = game.views.whyNot(view, game.views.parseMove(view, example.move));
      if (example.refused === undefined) {
        assert.equal(refused, null, `${name} can be done`);
        assert.equal(game.moveText(state, game.parseMove(state, example.move)), example.move, `${name} is in its own words`);
      } else {
        assert.equal(refused?.rule, example.refused.split(' ')[0], `${name} is refused by its rule`);
        ++refusals;
        const codes = tries.map((key) => game.partNamed(view, key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)));
        assert.ok(!codes.includes(null), `${name}: ${tries} can be pressed`);
      }
    }
    assert.ok(refusals > 0, 'something is refused');
  });
}
