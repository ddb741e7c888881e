// guess.mjs PACKAGE: the game of guess.hpp, from JavaScript: what guess.c and guess.py print, too.
import { pathToFileURL } from 'node:url';

const { load } = await import(pathToFileURL(`${process.argv[2]}/regelwerk.js`));
const rw = await load('guess');
const game = rw.game('guess', 'cards=4');
const made = [2, 3];
const state = game.play(game.initial(), made[0]);
const view = game.view(state, 1);
console.log(`view ${game.views.text(view)}`);
for (const move of game.views.moves(view)) console.log(`move ${game.views.moveText(view, move)}`);
console.log(`parts ${game.parts(view).length}`);
console.log(`boards ${game.boards}`);
const refusal = game.whyNot(state, 9, 'de');
console.log(`refused ${refusal.rule} ${refusal.sentence}`);
const search = game.search(view, { seed: 1, nodes: 100 });
search.run(100);
console.log(`searched ${game.views.isLegal(view, search.best()) ? 'True' : 'False'}`);
const { state: after, events } = game.playWithEvents(state, made[1]);
for (const sentence of game.tell(view, game.shown(events, 1))) console.log(sentence);
console.log(`places ${game.outcome(after).places.join(' ')}`);
console.log(`record ${game.record(made)}`);
