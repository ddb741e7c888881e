// The package as programs of others take it: one program, unchanged, by each bundler in a page and without any in node,
// Deno and Bun, and everywhere the same game. Run where run has installed it all.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import esbuild from 'esbuild';
import { rollup } from 'rollup';
import * as vite from 'vite';
import webpack from 'webpack';
import { serve, skip, telling, told } from './browser.mjs';
import { played } from './program.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const installed = `${here}node_modules/regelwerk/`;
const module = 'tock.wasm';
const pageOf = (scripts) => `<!doctype html><title>Tock</title>${telling}${scripts}`;
const page = pageOf('<script type="module" src="./page.js"></script>');
writeFileSync(`${here}index.html`, page);
const expected = await played();

/** The module lies beside the bundle for those that leave addresses as they are. */
const besides = (folder) => cpSync(`${installed}${module}`, `${folder}/${module}`);

/** Vite refuses what it only warns of. */
const strict = { ...vite.createLogger('silent'), warn: (text) => assert.fail(text), warnOnce: (text) => assert.fail(text) };
const viteSettings = { root: here, configFile: false, customLogger: strict, base: './' };

/** How each builds page.js into a folder. */
const bundlers = {
  vite: (outDir) => vite.build({ ...viteSettings, build: { outDir } }),
  async webpack(path) {
    const settings = { mode: 'production', context: here, entry: './page.js', performance: false };
    const compiler = webpack({ ...settings, output: { path, filename: 'page.js' } });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, found) => (error ? reject(error) : resolve(found)));
    });
    assert.equal(stats.toString({ all: false, errors: true, warnings: true }), '');
  },
  // Addresses stay as they are: the worker is a second way in, and the module is copied.
  async esbuild(outdir) {
    const entryPoints = { page: './page.js', worker: 'regelwerk/worker.js', tock: `regelwerk/${module}` };
    const settings = { bundle: true, format: 'esm', minify: true, loader: { '.wasm': 'copy' } };
    const { warnings } = await esbuild.build({ ...settings, absWorkingDir: here, entryPoints, outdir });
    assert.deepEqual(warnings, []);
  },
  async rollup(dir) {
    const input = { page: `${here}page.js`, worker: 'regelwerk/worker.js' };
    const build = await rollup({ input, plugins: [nodeResolve()], onwarn: ({ message }) => assert.fail(message) });
    await build.write({ dir, format: 'es', entryFileNames: '[name].js' });
    besides(dir);
  },
};

async function tells(signal, folder, html = null) {
  const server = await serve(folder, html);
  try {
    assert.deepEqual(await told(server.address, signal), expected);
  } finally {
    server.close();
  }
}

for (const [name, build] of Object.entries(bundlers)) {
  test(`${name}: the bundle plays, and brings one module`, { skip, timeout: 120_000 }, async ({ signal }) => {
    const folder = `${here}dist/${name}`;
    rmSync(folder, { recursive: true, force: true });
    await build(folder);
    const modules = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.wasm'));
    assert.equal(modules.length, 1, modules.join());
    assert.deepEqual(readFileSync(`${folder}/${modules[0]}`), readFileSync(`${installed}${module}`));
    await tells(signal, folder, existsSync(`${folder}/index.html`) ? null : page);
  });
}

test('vite: the server of one who develops', { skip, timeout: 120_000 }, async ({ signal }) => {
  const server = await vite.createServer({ ...viteSettings, server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  try {
    assert.deepEqual(await told(server.resolvedUrls.local[0], signal), expected);
  } finally {
    await server.close();
  }
});

test('a page without a bundler', { skip, timeout: 120_000 }, ({ signal }) => {
  const imports = { 'regelwerk/tock': './node_modules/regelwerk/tock.js' };
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  return tells(signal, here, pageOf(`${map}<script type="module" src="./page.js"></script>`));
});

for (const [name, words] of Object.entries({ deno: ['run', '--allow-read'], bun: ['run'] })) {
  const program = `${here}node_modules/.bin/${name}`;
  const isMissing = spawnSync(program, ['--version']).status !== 0;
  test(name, { skip: isMissing && `npm has no ${name} that runs here`, timeout: 120_000 }, () => {
    const text = execFileSync(program, [...words, 'terminal.js'], { cwd: here, encoding: 'utf8' });
    assert.deepEqual(JSON.parse(text), expected);
  });
}
