// What is packed: the modules and their sizes, types, version, and that a consumer gets along with it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bytesOf, fileOf, folder, here, nameOf, picturesOf, regelwerk, root, tools } from './package.mjs';

const largest = 187_000;
const consumer = mkdtempSync(`${tmpdir()}/regelwerk-consumer-`);
after(() => rmSync(consumer, { recursive: true }));
const run = (program, args, cwd) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

for (const file of ['regelwerk.wasm', ...regelwerk.allTitles.flatMap((title) => [fileOf(title), picturesOf(title)])]) {
  test(`${file}: under ${largest} bytes gzipped, and it imports nothing`, () => {
    const bytes = bytesOf(file);
    const size = gzipSync(bytes, { level: 9 }).length;
    assert.ok(size < largest, `${size} bytes`);
    const module = new WebAssembly.Module(bytes);
    assert.deepEqual(WebAssembly.Module.imports(module), []);
    for (const { name } of WebAssembly.Module.exports(module)) {
      assert.match(name, /^(regelwerk_\w+|memory|__heap_base|__stack_pointer)$/);
    }
  });
}

test('the modules of titles offer everything that the C interface does', () => {
  const header = readFileSync(`${root}examples/c/regelwerk.h`, 'utf8');
  const functions = [...header.matchAll(/^REGELWERK_API [^(]*?(regelwerk_\w+)\(/gm)].map(([, name]) => name);
  assert.ok(functions.length > 80, String(functions.length));
  for (const title of regelwerk.allTitles) {
    const exported = WebAssembly.Module.exports(new WebAssembly.Module(bytesOf(fileOf(title)))).map(({ name }) => name);
    assert.deepEqual(
      functions.filter((name) => !exported.includes(name)),
      [],
    );
  }
});

test('nothing that a module offers is left unused by this interface', () => {
  const source = readFileSync(`${here}wasm/core.txt`, 'utf8');
  const code = readdirSync(here)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${here}${name}`, 'utf8'))
    .join();
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(bytesOf('tock.wasm'))).map(({ name }) => name);
  const known = (name) =>
    [name, name.replace(/^view_/, '')].some((each) => code.includes(`'${each}'`) || code.includes(`regelwerk_${each}`));
  const unused = exported
    .filter((name) => name.startsWith('regelwerk_'))
    .map((name) => name.slice(10))
    .filter((name) => !known(name));
  // The library knows these by other means: titles by their place, games and rules by what the caller holds, choices in
  // every language by `setting_values`.
  assert.deepEqual(unused.sort(), ['event_rule', 'game_title', 'rule_of', 'rules', 'setting_choices', 'settings', 'title_of']);
  for (const name of source.split('\n').filter(Boolean)) assert.ok(exported.includes(name), name);
});

test('the lock files name no address that packages come from', () => {
  for (const file of ['', 'bundlers/'].map((path) => `${here}${path}package-lock.json`))
    assert.doesNotMatch(readFileSync(file, 'utf8'), /"resolved"/);
});

test('the types are those of the tables', () => {
  const printed = run('node', [`${here}types.mjs`, folder], here);
  assert.equal(
    readFileSync(`${here}titles.d.ts`, 'utf8'),
    printed,
    'print them anew: node types.mjs PACKAGE >titles.d.ts',
  );
});

test("the package has the library's version", async () => {
  const { version } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  const header = readFileSync(`${root}include/regelwerk/core/version.hpp`, 'utf8');
  assert.equal(
    version,
    header
      .match(/version\{(\d+), (\d+), (\d+)\}/)
      .slice(1)
      .join('.'),
  );
  assert.equal((await regelwerk.load('tock')).version, version);
});

test('npm packs it, and a consumer imports it from there', () => {
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer], folder),
  )[0];
  const files = packed.files.map(({ path }) => path);
  for (const file of [
    'LICENSE',
    'regelwerk.js',
    'worker.js',
    'boardgame.js',
    'boardgame.d.ts',
    'regelwerk.d.ts',
    'api.d.ts',
    'titles.d.ts',
    'regelwerk.wasm',
    'pictures.js',
    'pictures.d.ts',
    ...regelwerk.allTitles.flatMap((title) => [fileOf(title), picturesOf(title)]),
    ...regelwerk.allTitles
      .flatMap((title) => [nameOf(title), `${nameOf(title)}_pictures`])
      .flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
  ]) {
    assert.ok(files.includes(file), file);
  }
  const installed = `${consumer}/node_modules/regelwerk`;
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', `${consumer}/${packed.filename}`, '--strip-components=1', '-C', installed], consumer);
  cpSync(`${here}test/consumer.mjs`, `${consumer}/consumer.mjs`);
  assert.equal(run('node', ['consumer.mjs'], consumer), 'played, searched, drawn\n');
});

/** The programs of the pages, each with its page and what that says it prints; German twins have the same. */
const programs = new Map();
for (const name of readdirSync(`${root}examples/docs`, { recursive: true }).sort()) {
  const page = name.endsWith('.md') ? readFileSync(`${root}examples/docs/${name}`, 'utf8') : '';
  for (const [, program, printed] of page.matchAll(/^```js\n(.*?)^```\n\n```text\n(.*?)^```$/gms))
    programs.set(program, { name, printed });
}

test('the pages have programs', () => assert.ok(programs.size >= 3, String(programs.size)));

for (const [program, { name, printed }] of programs) {
  test(`${name}: its program prints in the installed package what the page says`, () => {
    writeFileSync(`${consumer}/page.mjs`, program);
    assert.equal(run('node', ['page.mjs'], consumer), printed);
  });
}

test('something is said of every type and of every member', () => {
  const check = (...files) => run('node', [`${here}documented.mjs`, tools, ...files], here);
  const types = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  assert.equal(types.length, 5 + 2 * regelwerk.allTitles.length);
  assert.equal(check(...types.map((name) => `${folder}/${name}`)), '');
  const [whole, silent] = ['whole', 'silent'].map((name) => `${consumer}/${name}.d.ts`);
  const text = '/** A. */\nexport interface A {\n  /** B. */\n  b: {\n    /** C. */\n    c: number;\n  };\n}\n';
  writeFileSync(whole, text);
  assert.equal(check(whole), '');
  for (const letter of 'ABC') {
    writeFileSync(silent, text.replace(`/** ${letter}. */`, ''));
    assert.throws(() => check(silent), { stdout: /^silent\.d\.ts:\d: .*\n$/ }, letter);
  }
});

/** Compiles a program of somebody else, who has the package installed, and what else it needs. */
function compiled(text, ...flags) {
  const modules = `${consumer}/types/node_modules`;
  const installed = `${modules}/regelwerk`;
  mkdirSync(installed, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => /\.d\.ts$|^package\.json$/.test(name)))
    cpSync(`${folder}/${file}`, `${installed}/${file}`);
  writeFileSync(`${consumer}/types/sample.mts`, text);
  const program = `${tools}/node_modules/typescript/bin/tsc`;
  const usual = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
  run('node', [program, ...usual, ...flags, 'sample.mts'], `${consumer}/types`);
}

/** Each line that must not compile is one that does not: without its mark the compiler refuses. */
function compilesAsMarked(text, least, ...flags) {
  compiled(text, ...flags);
  const marks = [...text.matchAll(/^.*@ts-expect-error.*\n/gm)];
  assert.ok(marks.length > least);
  for (const { index, 0: line } of marks.slice(0, 2)) {
    assert.throws(() => compiled(text.slice(0, index) + text.slice(index + line.length), ...flags));
  }
}

test('the types hold: what is right compiles, what is wrong does not', () => {
  compilesAsMarked(readFileSync(`${here}test/sample.mts`, 'utf8'), 5);
});

test('so do those for boardgame.io', () => {
  const modules = `${consumer}/types/node_modules`;
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(`${tools}/node_modules`).filter((each) => !each.startsWith('.')))
    symlinkSync(`${tools}/node_modules/${name}`, `${modules}/${name}`);
  // Its own types have errors.
  compilesAsMarked(readFileSync(`${here}test/boardgame.mts`, 'utf8'), 2, '--skipLibCheck');
});

test('the benchmark runs', () => {
  const told = run('node', ['benchmark.js', '--milliseconds=5'], folder);
  assert.equal(told.match(/\d+ nodes\/s/g).length, regelwerk.allTitles.length + 1);
});

test('the example plays a whole game', () => {
  const told = run('node', ['example.js'], folder);
  assert.match(told, /has won; places/);
  assert.match(told, /replays: true\n$/);
});
