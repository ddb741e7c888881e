// Compiled, never run: what the types of the Game objects for boardgame.io allow and what they do not.
import { Client } from 'boardgame.io/client';
import { boardgame, eventsOf, movesOf, viewOf, whyNot, type ClientG, type MasterG } from 'regelwerk/boardgame.io';
import { load, type TockRule } from 'regelwerk/tock';

const game = (await load()).game('tock', { seats: 3 });
const table = boardgame(game, { name: 'my_tock', start: { first_dealer: 1 }, key: () => 5n });
const client = Client({ game: table, numPlayers: 3, playerID: '0' });
const G: ClientG | undefined = client.getState()?.G;
if (G !== undefined) {
  const words: string[] = movesOf(game, G);
  const rule: TockRule | null | undefined = whyNot(game, G, words[0] ?? 'pass', 'de')?.rule;
  console.log(rule, game.tell(viewOf(game, G), eventsOf(G)), client.log?.map(({ metadata }) => eventsOf(metadata)));
}
declare const held: MasterG;
console.log(movesOf(game, held, 2), viewOf(game, held, 'spectator'));

// @ts-expect-error: there is no such option
boardgame(game, { names: 'tock' });
// @ts-expect-error: nor such a setup fact
boardgame(game, { start: { dealer: 1 } });
// @ts-expect-error: a game of the library is expected
boardgame('tock');
// @ts-expect-error: clients get no state
console.log(G?.state);
// @ts-expect-error: moves are words here
if (G !== undefined) whyNot(game, G, 7);
