// The books of examples, the courses and the rules, as node reads them.
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const out = process.env.REGELWERK_BUILD_DIR ?? fileURLToPath(new URL('../../../build', import.meta.url));
const { load } = await import(pathToFileURL(`${out}/js/package/regelwerk.js`).href);
const fileOf = (title) => title.replaceAll(' ', '_');

export const libraryOf = (title) => load(title);
export const bookOf = async (title) => JSON.parse(await readFile(`${out}/web/data/book_${fileOf(title)}.json`, 'utf8'));

/** The steps of a course: a file of TypeScript that needs no other. */
export async function courseOf(title) {
  const source = await readFile(new URL(`../src/learn/courses/${fileOf(title)}.ts`, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return Object.values(module)[0];
}

/** The position of an example and what the seat that acts there sees; a position of chance is none for a course. */
export function positionOf(library, title, { settings = '', state: line, viewer }) {
  const game = library.game(title, settings);
  const state = game.parse(line);
  const actor = game.actor(state);
  if (typeof actor !== 'number' || (viewer ?? String(actor)) !== String(actor)) {
    throw new RangeError(`nobody decides here: ${line}`);
  }
  return { game, state, view: game.view(state, actor) };
}
