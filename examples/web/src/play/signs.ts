// Texts that come from elsewhere, in files and addresses: how they are read, and how they are shown.

/** Signs that nobody sees, or that turn, cover or imitate others; the blank and what begins lines are none. */
const unseen = /(?![ \n])[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;
const spelled = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** A text in which nothing is hidden: such signs are spelled out, which no grammar of the library takes. */
export const visible = (text: string): string => text.replaceAll(unseen, spelled);

const mostQuoted = 40;
/** A word of somebody else as it may stand in a sentence. */
export function quoted(text: string): string {
  const signs = [...text];
  return visible(signs.length > mostQuoted ? `${signs.slice(0, mostQuoted).join('')}…` : text);
}

/** The text with lines as they end here, without a byte order mark before it or blanks around it. */
export const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** The text of a file, in UTF-8 or with the mark of UTF-16; what is neither is refused by a TypeError. */
export function textOfFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = !isWide ? 'utf-8' : first === 0xff ? 'utf-16le' : 'utf-16be';
  return plain(new TextDecoder(encoding, { fatal: true }).decode(bytes));
}

/** A name that nothing else has. crypto.randomUUID is missing where a page comes by plain http from another host. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
