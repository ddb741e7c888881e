// A game as a text, its title, who plays, and then its record: in a file, or packed into the part of an address that
// browsers send to nobody.
import type { Title } from 'regelwerk';
import { titles } from '../library';
import { cleanName } from './people';
import { plain } from './signs';
import { mostIterations, type Mind, type Player } from './sitting';

/** Longer than any game; a short text may unpack to one that fills the memory. */
export const mostBytes = 1 << 22;

function bounded(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > mostBytes) controller.error(new RangeError());
      else controller.enqueue(chunk);
    },
  });
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(by).pipeThrough(bounded())).arrayBuffer();
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
  /** Who sits where; nobody is named in games that were sent before players were. */
  players: Player[];
  /** As it is kept; see Saved. */
  friendly?: boolean;
  looked?: readonly number[];
}

/**
 * Why a text is no game: something else, or one with somebody whom this page does not know, or it cannot be unpacked in
 * an old browser.
 */
export type NoGame = { damaged: true } | { unknown: string } | { isOld: true };

const seated = 'players ';
/** Whether taking back is fine, and after how many moves that was made use of; strict games have no such line. */
const friends = /^friendly (yes|no)((?: \d{1,6})*)\n/;

/** `person`, `search:1000`, and with a name `person=Ada`. */
function wordOf(player: Player): string {
  const word = player.kind === 'search' ? `search:${player.iterations}` : player.kind;
  return player.name === undefined ? word : `${word}=${encodeURIComponent(player.name)}`;
}
function playerOf(word: string): Player | null {
  const [mind = '', ...rest] = word.split('=');
  const player = mindOf(mind);
  if (player === null || rest.length === 0) return player;
  try {
    const name = cleanName(decodeURIComponent(rest.join('=')));
    return name === '' ? null : { ...player, name };
  } catch {
    return null;
  }
}
function mindOf(word: string): Mind | null {
  if (word === 'person' || word === 'thumb') return { kind: word };
  const iterations = Number(/^search:([1-9]\d{0,5})$/.exec(word)?.[1] ?? 0);
  return iterations > 0 && iterations <= mostIterations ? { kind: 'search', iterations } : null;
}

export function written({ title, record, players, friendly = false, looked = [] }: Travelling): string {
  const agreed = friendly || looked.length > 0 ? [['friendly', friendly ? 'yes' : 'no', ...looked].join(' ')] : [];
  return [title, `${seated}${players.map(wordOf).join(' ')}`, ...agreed, record].join('\n');
}

/** The title of a record without one before it, as the terminal program saves it. */
function titleWithin(record: string): Title | undefined {
  const [, name] = /^(\w+) rules=/.exec(record) ?? [];
  return name === 'clou' && / mode=campaign /.test(record) ? 'clou campaign' : titles.find((each) => each === name);
}

/** What written() made, or a record alone. Whether the record holds, and has so many seats, is for others to say. */
export function read(given: string): Travelling | NoGame {
  const text = plain(given);
  const within = titleWithin(text);
  if (within !== undefined) return { title: within, record: text, players: [] };
  const line = text.indexOf('\n');
  const title = titles.find((each) => each === text.slice(0, line).trim());
  if (title === undefined) return { damaged: true };
  const rest = text.slice(line + 1);
  if (!rest.startsWith(seated)) return { title, record: rest, players: [] };
  const end = rest.indexOf('\n');
  const names = rest.slice(seated.length, end < 0 ? undefined : end).split(' ').filter(Boolean);
  const players = names.map(playerOf);
  const unknown = names.find((_, at) => players[at] === null);
  if (unknown !== undefined) return { unknown };
  const after = rest.slice(end + 1);
  const [agreed = '', is, looked = ''] = friends.exec(after) ?? [];
  const all = { title, record: after.slice(agreed.length), players: players.filter((player) => player !== null) };
  return is === undefined ? all : { ...all, friendly: is === 'yes', looked: looked.split(' ').filter(Boolean).map(Number) };
}

export async function packed(game: Travelling): Promise<string> {
  const bytes = new TextEncoder().encode(written(game));
  return toText(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))));
}

/** What packed() made. */
export async function unpacked(text: string): Promise<Travelling | NoGame> {
  if (typeof DecompressionStream === 'undefined') return { isOld: true };
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
    return read(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { damaged: true };
  }
}
