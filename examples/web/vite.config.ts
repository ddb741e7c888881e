import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = process.env['REGELWERK_BUILD_DIR'] ?? here('../../build');

/** Writes the service worker, which has to know all files by their names. */
const offline: Plugin = {
  name: 'offline',
  generateBundle(_, bundle) {
    const files = ['./', ...readdirSync(here('public')), ...Object.keys(bundle).filter((name) => name !== 'index.html')];
    const names = JSON.stringify(files);
    const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
    const source = readFileSync(here('src/offline.js'), 'utf8')
      .replace('FILES', names)
      .replace('CACHE', `'regelwerk ${version}'`);
    this.emitFile({ type: 'asset', fileName: 'offline.js', source });
  },
};

export default defineConfig({
  // Addresses relative to the page, so that it works in any folder.
  base: './',
  resolve: {
    alias: [
      { find: /^regelwerk\/(\w+)$/, replacement: `${out}/js/package/$1.js` },
      { find: /^data\//, replacement: `${out}/web/data/` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [offline],
  worker: { format: 'es' },
  build: { outDir: `${out}/web/page`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { fs: { allow: [here('../..'), out] } },
});
