// titles.mjs PACKAGE NAME...: writes what of the package is made from the list of games: the titles, where their modules
// lie, what each and its pictures are imported by (`regelwerk/tock`, `regelwerk/tock/pictures`), and these ways in as
// package.json names them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [folder, ...names] = process.argv.slice(2);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const titleOf = (name) => name.replaceAll('_', ' ');
const made = '// Made by titles.mjs from the list of games.\n';
/** An address as bundlers look for it. */
const address = (name) => `() => new URL('./${name}.wasm', import.meta.url)`;

const write = (file, text) => writeFileSync(`${folder}/${file}`, text);

write(
  'titles.js',
  `${made}/** The titles that have a module of their own. */
export const allTitles = Object.freeze([${names.map((name) => `'${titleOf(name)}'`).join(', ')}]);
`,
);

const rows = [['null', 'regelwerk'], ...names.map((name) => [`'${titleOf(name)}'`, name])];
write(
  'addresses.js',
  `${made}/** Where the modules of titles lie; of null, that of all of them. */
export const addresses = new Map([
${rows.map(([title, name]) => `  [${title}, ${address(name)}],\n`).join('')}]);
`,
);

for (const name of names) {
  if (existsSync(here(`${name}.js`))) throw new Error(`a game of the name ${name} would take the place of ${name}.js`);
  const title = titleOf(name);
  write(
    `${name}.js`,
    `${made}import { loadFrom } from './load.js';

export * from './api.js';

const address = ${address(name)};
const addresses = new Map([[null, address], ['${title}', address]]);

/** Loads the module of ${title}, or one from elsewhere, by address, bytes or WebAssembly.Module. */
export const load = (source) => loadFrom(source, addresses);
`,
  );
  write(
    `${name}.d.ts`,
    `${made}import type { Library, ModuleSource } from './api.js';

export * from './api.js';

/** Loads the module of ${title}, or one from elsewhere: by its address, its bytes or the compiled module. */
export function load(source?: ModuleSource | null): Promise<Library<'${title}'>>;
`,
  );
}

for (const name of names) {
  const title = titleOf(name);
  write(
    `${name}_pictures.js`,
    `${made}import { loadPicturesFrom } from './pictures.js';

const addresses = new Map([[null, ${address(`${name}_pictures`)}]]);

/** Loads what draws ${title}, or a module from elsewhere, by address, bytes or WebAssembly.Module. */
export const loadPictures = (source) => loadPicturesFrom(source, addresses);
`,
  );
  write(
    `${name}_pictures.d.ts`,
    `${made}import type { ModuleSource } from './api.js';
import type { Pictures } from './pictures.js';

export type { Pictures } from './pictures.js';

/** Loads what draws ${title}, or a module from elsewhere: by its address, its bytes or the compiled module. */
export function loadPictures(source?: ModuleSource | null): Promise<Pictures<'${title}'>>;
`,
  );
}

const manifest = JSON.parse(readFileSync(here('package.json'), 'utf8'));
const { '.': whole, ...others } = manifest.exports;
const way = (path, file) => [`./${path}`, { types: `./${file}.d.ts`, default: `./${file}.js` }];
const ways = names.flatMap((name) => [way(name, name), way(`${name}/pictures`, `${name}_pictures`)]);
manifest.keywords.push(...names.map(titleOf));
manifest.exports = { '.': whole, ...Object.fromEntries(ways), ...others };
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
