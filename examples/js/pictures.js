// Pictures of views, drawn by a module of their own, so that only those who draw load it.
import { RegelwerkError, lookedAt } from './error.js';
import { checkGame } from './positions.js';
import { Library } from './library.js';
import { loadFrom } from './load.js';

/** What draws the views of the titles of a module. */
export class Pictures {
  #library;
  #games = new WeakMap();

  constructor(library) {
    const isOne = lookedAt('a module', () => library instanceof Library && library.memory.has('view_svg_in'));
    if (!isOne) throw new RegelwerkError('not_here', 'this module does not draw: regelwerk/tock/pictures has one that does');
    this.#library = library;
    this.titles = library.titles;
  }

  /** The table as the viewer sees it: an SVG in a language, with a title for every piece, without scripts and fonts. */
  svg(game, view, language = 'en') {
    const drawn = this.#gameOf(checkGame(game));
    const { memory, views } = drawn;
    const tongue = this.#library.languageNumber(language);
    const at = views.put(view);
    return memory.takeText((room, size) => memory.call('view_svg_in', drawn.at(), at, tongue, room, size, 0));
  }

  /** The same game in the module that draws. */
  #gameOf(game) {
    if (!this.#games.has(game)) {
      if (!this.titles.includes(game.title))
        throw new RegelwerkError('not_here', `this module draws ${this.titles.join(', ')}, not ${game.title}`);
      this.#games.set(game, this.#library.game(game.title, game.optionsText));
    }
    return this.#games.get(game);
  }
}

/** Loads a module that draws, see loadFrom. */
export const loadPicturesFrom = async (source, addresses) => new Pictures(await loadFrom(source, addresses));
