// A game of this library as a Game object of boardgame.io, whose package this needs beside it.
import type { Game as GameObject } from 'boardgame.io';
import type { Events, Game, Language, Refusal, Title, Titles, View, Viewer } from './api.js';

/** What a client gets of a match: the G of `client.getState()`. */
export interface ClientG {
  /** The view of its seat, packed, in base64; of one without a seat, that of a spectator. */
  view: string;
  /** What it was shown of the last move and of the draws of chance behind it, in base64. */
  events: string;
  /** Whether `client.undo()` may take the last move back: it is its own, and it has shown nothing new. */
  undoable: boolean;
}
/** What the master holds of a match; no client is sent it once chance has drawn. */
export interface MasterG {
  /** The state, packed, in base64. */
  state: string;
  /** The random stream; null until chance draws for the first time. */
  random: string | null;
  /** All that happened in the last move, in base64. */
  events: string;
  /** Whether its seat may take the last move back. */
  undoable: boolean;
}

/** How matches are made. */
export interface MatchOptions<T extends Title> {
  /** What boardgame.io calls the game: else its title, with `_` for blanks. */
  name?: string;
  /** The setup facts of matches that are created without setupData, which are facts, too. */
  start?: Titles[T]['start'] | string;
  /** Answers the key of a match's random stream, else what nobody can guess; called by the master alone. */
  key?: () => number | bigint;
}

/**
 * A Game object for the master and all clients. Its moves are `begin()`, which any seat makes if chance sets the game up
 * (phase `begin`), and then `play(word)` for the seat that is `ctx.currentPlayer` (phase `play`). `ctx.gameover` is the
 * outcome. The log has no words of others' moves; `metadata` of its entries has what everybody was shown, for eventsOf.
 */
export function boardgame<T extends Title>(
  game: Game<T>,
  options?: MatchOptions<T>,
): GameObject<ClientG, Record<string, unknown>, Titles[T]['start'] | string>;

/** The view that a client got; of the master's own G, that of a viewer, else of a spectator. */
export function viewOf<T extends Title>(game: Game<T>, G: ClientG | MasterG, viewer?: Viewer): View;
/** The legal moves in such a view, as words; none if it is not its viewer's turn. */
export function movesOf<T extends Title>(game: Game<T>, G: ClientG | MasterG, viewer?: Viewer): string[];
/** Why a word is no legal move there; null if it is one. Of a word that is no move at all there is no rule. */
export function whyNot<T extends Title>(
  game: Game<T>,
  G: ClientG | MasterG,
  word: string,
  language?: Language,
): Refusal<Titles[T]['rule'] | null> | null;
/** What a client was shown of the last move; of the `metadata` of an entry of the log, what everybody was. */
export function eventsOf(shown: Pick<ClientG, 'events'>): Events;
