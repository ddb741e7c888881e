// A game as a link: its title and record, packed into the part of an address that browsers send to nobody.
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

export async function packed(title: Title, record: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${title}\n${record}`);
  return toText(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))));
}

/** What packed() made; null if it is damaged. Whether the record holds is for the library to say. */
export async function unpacked(text: string): Promise<{ title: Title; record: string } | null> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
    const whole = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const line = whole.indexOf('\n');
    const title = titles.find((each) => each === whole.slice(0, line));
    return title === undefined ? null : { title, record: whole.slice(line + 1) };
  } catch {
    return null;
  }
}
