// The rules of all titles.
import type { Library, ModuleSource, SmallLibrary } from './api.js';
import type { Title } from './titles.js';

export * from './api.js';

/** The titles that have a module of their own. */
export const allTitles: readonly Title[];
/** Where the module of a title lies; of none, that with all titles. */
export function moduleUrl(title?: Title | null): URL;

/** Loads the module of a title, */
export function load<T extends Title>(source: T): Promise<Library<T>>;
/** the small one with all titles, */
export function load(source?: null): Promise<SmallLibrary>;
/** or one from elsewhere: by its address, its bytes or the compiled module. */
export function load(source: ModuleSource): Promise<Library>;
/** A title, none, or a module from elsewhere: which of them may be known only when the program runs. */
export function load(
  source?: Title | ModuleSource | null,
): Promise<Library | SmallLibrary>;
