// A whole game of Tock: what each seat may see, what it may do, what happens. In the package's folder: node example.js
import { load } from './regelwerk.js';

const rw = await load('tock');
const game = rw.game('tock', { seats: 3, quick_start: true });
const random = rw.random(2026); // the same game on every machine

let state = game.initial(); // plain bytes: copy it, keep it, compare it; nothing has to be freed
const moves = [];
while (game.actor(state) !== 'nobody') {
  let move;
  if (game.actor(state) === 'chance') {
    move = game.randomMove(state, random);
  } else {
    const view = game.view(state, game.actor(state)); // all that a player may read
    move = game.thumb(view, random);
    const illegal = game.whyNot(state, move + 1);
    if (illegal !== null && moves.length < 20) console.log(`  not so: ${illegal.rule}, ${illegal.sentence}`);
  }
  const before = game.view(state, 'spectator');
  const next = game.playWithEvents(state, move);
  for (const sentence of game.tell(before, game.shown(next.events, 'spectator'))) console.log(sentence);
  moves.push(move);
  state = next.state;
}

const { winners, places } = game.outcome(state);
console.log(`${moves.length} moves; seat ${winners.join(', ')} has won; places: ${places.join(' ')}`);
const record = game.record(moves); // a text to keep; replay reads it
console.log(
  `${record.slice(0, 100)}... is the record, and replays: ${game.text(game.replay(record).state) === game.text(state)}`,
);
