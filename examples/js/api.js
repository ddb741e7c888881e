// What the package offers beside load(), whatever it is imported by.
export { RegelwerkError } from './error.js';
export { Explanation } from './explanation.js';
export { Game } from './game.js';
export { Library, titleOf } from './library.js';
export { Search } from './search.js';
export { Searcher } from './searcher.js';
export { Table } from './table.js';
