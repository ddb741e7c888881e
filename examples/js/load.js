// Loads modules of WebAssembly, in browsers and in node. Where those of titles lie is said by who imports this, so that
// a bundler takes along only those that are asked for.
import { RegelwerkError, lookedAt, quoted, refuseType, told } from './error.js';
import { Library, noTitle } from './library.js';
import { checkModule } from './memory.js';
import { ofNode } from './node.js';

/** What a server that finds no module may send instead, as if it were one. */
const isPage = (bytes) => new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 1))[0] === '<'.charCodeAt(0);
const pageInstead =
  "a page of HTML was sent instead; the server of vite needs optimizeDeps: { exclude: ['regelwerk'] } in its settings";

/** The bytes of a module. */
async function read(url) {
  let why;
  try {
    const files = url.protocol === 'file:' ? ofNode('node:fs') : undefined;
    if (files) return await files.promises.readFile(url);
    const response = await fetch(url);
    const bytes = response.ok ? await response.arrayBuffer() : null;
    if (bytes !== null && !isPage(bytes)) return bytes;
    why = bytes === null ? `status ${response.status}` : pageInstead;
  } catch (error) {
    why = error?.code ?? told(error);
  }
  throw new RegelwerkError('not_here', `there is no module to be read at ${url} (${why})`);
}

/** What relative addresses are relative to: the page, or in node the working folder. */
const base = () => globalThis.document?.baseURI ?? globalThis.location?.href ?? ofNode('node:url')?.pathToFileURL('./');

/** The address of a module that was named by a text. */
function addressOf(text) {
  if (/^[\w -]*$/.test(text)) throw noTitle(text);
  try {
    return new URL(text, base());
  } catch {
    throw new RegelwerkError('bad_argument', `${quoted(text)} is neither a title nor an address`);
  }
}

/** The bytes of a module or itself, or where it lies. */
function sourceOf(source, addresses) {
  if (source instanceof WebAssembly.Module || source instanceof URL) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  const address = addresses.get(source ?? null);
  if (address !== undefined) return address();
  if (typeof source === 'string') return addressOf(source);
  return refuseType('a title, an address, bytes or a WebAssembly.Module', source);
}

async function compile(source, addresses) {
  const given = lookedAt('the source of a module', () => sourceOf(source, addresses));
  const found = given instanceof URL ? await read(given) : given;
  if (found instanceof WebAssembly.Module) return found;
  try {
    return await WebAssembly.compile(found);
  } catch (error) {
    throw new RegelwerkError('bad_value', `this is no WebAssembly module: ${told(error)}`, { cause: error });
  }
}

/** Loads a module: one of these addresses, functions by title or null, or one from elsewhere. */
export async function loadFrom(source, addresses) {
  const module = await compile(source, addresses);
  checkModule(module);
  return new Library(module, await WebAssembly.instantiate(module, {}));
}
