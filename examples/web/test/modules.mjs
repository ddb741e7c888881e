// The page's own modules of WebAssembly, for tests to ask what it asks.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { out } from './help.mjs';

const { load } = await import(pathToFileURL(`${out}/js/package/regelwerk.js`));

export function moduleOf(title) {
  const folder = `${out}/web/page/assets/`;
  const begin = `${title.replace(' ', '_')}-`;
  const name = readdirSync(folder).find((each) => each.startsWith(begin) && each.endsWith('.wasm'));
  return load(readFileSync(folder + name));
}
