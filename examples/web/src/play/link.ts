// A game as a text, its title and then its record: in a file, or packed into the part of an address that browsers send to
// nobody.
import type { Title } from 'regelwerk';
import { titles } from '../library';

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer();
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A game as it travels. */
export interface Travelling {
  title: Title;
  record: string;
}

export const written = ({ title, record }: Travelling): string => `${title}\n${record}`;
/** What written() made; null of anything else. Whether the record holds is for the library to say. */
export function read(text: string): Travelling | null {
  const line = text.indexOf('\n');
  const title = titles.find((each) => each === text.slice(0, line));
  return title === undefined ? null : { title, record: text.slice(line + 1) };
}

export async function packed(game: Travelling): Promise<string> {
  const bytes = new TextEncoder().encode(written(game));
  return toText(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))));
}

/** What packed() made; null if it is damaged. */
export async function unpacked(text: string): Promise<Travelling | null> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
