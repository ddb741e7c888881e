// Where an example begins: the game, the position and who looks at it.
import type { Library, State, Title, Viewer } from 'regelwerk';
import type { AnyGame } from '../library';
import type { Example } from './books';

export interface Position {
  game: AnyGame;
  state: State;
  viewer: Viewer;
}

/** The game and the position of an example; null of one whose settings or position cannot be, which is what it shows. */
export function positionOf(rules: Library, title: Title, { settings = '', state, viewer }: Example): Position | null {
  if (state === undefined) return null;
  try {
    const game: AnyGame = rules.game(title, settings);
    const parsed = game.parse(state);
    const actor = game.actor(parsed);
    if (viewer !== undefined && viewer !== 'spectator') return { game, state: parsed, viewer: Number(viewer) };
    return { game, state: parsed, viewer: typeof actor === 'number' ? actor : 'spectator' };
  } catch {
    return null;
  }
}
