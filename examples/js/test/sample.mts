// Compiled, never run: what the types allow and what they do not.
import { load as loadTock } from 'regelwerk/tock';
import { loadPictures } from 'regelwerk/tock/pictures';
import { RegelwerkError, Searcher, load, type State, type TockEvent, type TockRule } from 'regelwerk';

const rw = await load('tock');
const other = await load('clou');
const game = rw.game('tock', { seats: 3, quick_start: true, seven: 'single' });
const clou = other.game('clou', { scenario: 'a villa of mine', thieves: ['matt', 'janet'] });
const start: State = game.initial({ first_dealer: 1 });
const { state, events } = game.playWithEvents(start, 7);
const told: TockEvent[] = game.events(events);
const rule: TockRule | undefined = game.whyNot(state, 7, 'de')?.rule;
const view = game.view(state, 'spectator');
const phase: 'deal' | 'exchange' | 'play' | 'step' | 'over' = game.views.json(view).table.phase;
const best: number = (await new Searcher(game).search(view, { iterations: 10, signal: AbortSignal.timeout(5) })).best;
if (told[0]?.kind === 'marble_captured')
  console.log(rule, phase, best, clou.seats, new RegelwerkError('forbidden', 'no').kind);
const all = await load();
const small = all.game('tock', { seats: 2 });
const why: TockRule | undefined = small.whyNot(small.initial(), 7)?.rule;
const either = await load(Math.random() < 2 ? 'tock' : null);
console.log(why, small.table(small.initial()).moves(), small.views.moves(view), either.game('tock').seats);
const pictures = await loadPictures();
console.log(pictures.svg(game, view).length + pictures.svg(small, view).length);

// What is returned has a buffer of its own, as a Blob takes it; events may have come from elsewhere.
const { moves, state: replayed } = game.replay(game.record([]));
const packed = [game.pack(state), game.views.pack(view), game.parseEvent('x'), game.memoryOf(view)];
console.log(new Blob([...packed, moves, game.moves(state), replayed, view, events, rw.random(7)]).size);
console.log(game.apply(view, new Uint8Array(new SharedArrayBuffer(3))).length);

console.log(game.tell(view, events, 'de', ['Anna', null, 'Clara']), game.foretell(view, 7, 'en', ['Anna']));

// @ts-expect-error: another title is not drawn
pictures.svg(clou, view);
// @ts-expect-error: the module with all titles tells no positions
small.text(start);
// @ts-expect-error: nor does it explain why a view forbids a move
small.views.whyNot(view, 7);
// @ts-expect-error: nor has it searches
new Searcher(small);
// @ts-expect-error: nor settings
all.settings('tock');
// @ts-expect-error: it speaks English
small.whyNot(start, 7, 'de');
console.log((await loadTock()).game('tock').seats, (await load(new URL('file:///x.wasm'))).game('clou').seats);

// @ts-expect-error: there is no such title
rw.game('chess');
// @ts-expect-error: the module holds another title
rw.game('clou');
// @ts-expect-error: and so does this one
(await loadTock()).game('clou');
// @ts-expect-error: there is no such option
rw.game('tock', { colour: 'red' });
// @ts-expect-error: the option has no such word
rw.game('tock', { seven: 'double' });
// @ts-expect-error: a view is no state
game.moves(view);
// @ts-expect-error: a state is no view
game.views.moves(state);
for (const event of told) if (event.kind === 'course_changed') console.log(event.course.phase);
// @ts-expect-error: other events have no course
for (const event of told) if (event.kind === 'seat_won') console.log(event.course.phase);
// @ts-expect-error: there is no such event
if (told[0]?.kind === 'marble_eaten') console.log();
// @ts-expect-error: there is no such rule
rw.rule('tock', 'TK-99');
// @ts-expect-error: there is no such language
game.tell(view, events, 'fr');
// @ts-expect-error: moves are numbers
game.play(state, '5:32-1');
