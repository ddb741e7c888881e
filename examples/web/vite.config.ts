import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = process.env['REGELWERK_BUILD_DIR'] ?? here('../../build');

export default defineConfig({
  // Addresses relative to the page, so that it works in any folder.
  base: './',
  resolve: {
    alias: [
      { find: /^regelwerk$/, replacement: here('../js/regelwerk.js') },
      { find: /^regelwerk\/worker.js$/, replacement: here('../js/worker.js') },
      { find: /^modules\//, replacement: `${out}/js/package/` },
      { find: /^data\//, replacement: `${out}/web/data/` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: `${out}/web/page`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: [here('../..'), out] } },
});
