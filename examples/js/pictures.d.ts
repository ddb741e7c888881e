// Pictures of views: what `regelwerk/tock/pictures` loads.
import type { Game, Language, SmallGame, Title, View } from './api.js';

/** What draws the views of the titles of a module. */
export interface Pictures<Held extends Title = Title> {
  /** The titles that it draws. */
  readonly titles: readonly Held[];
  /**
   * The table as the viewer sees it: an SVG in a language, English if none is said, with a title for every piece, without
   * scripts and fonts. It has no ids, so many can stand side by side in one page.
   */
  svg(game: Game<Held> | SmallGame<Held>, view: View, language?: Language): string;
}
