// Where the package lies that build.sh made, and its modules.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const here = fileURLToPath(new URL('..', import.meta.url));
export const folder = process.env.REGELWERK_JS_PACKAGE ?? `${root}build/js/package`;
/** Where test.sh has npm put what these tests need of others. */
export const tools = `${folder}/../tools`;
export const regelwerk = await import(pathToFileURL(`${folder}/regelwerk.js`));

/** By which a title is imported, and what its files are called. */
export const nameOf = (title) => title.replaceAll(' ', '_');
export const fileOf = (title) => `${nameOf(title)}.wasm`;
export const picturesOf = (title) => `${nameOf(title)}_pictures.wasm`;
export const bytesOf = (file) => readFileSync(`${folder}/${file}`);

/** The games of the table that all platforms share, as the cells of its rows. */
export const trajectories = readFileSync(`${root}tests/platforms/trajectories.txt`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const loaded = new Map();
/** The library of a title; of none, the one with all. */
export function library(title = null) {
  if (!loaded.has(title)) loaded.set(title, regelwerk.load(title));
  return loaded.get(title);
}
