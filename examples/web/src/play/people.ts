// What those are called who play: as they have said, else by the colour of their pieces.

/** As long as names may be, so that there is room for them beside every board. */
export const longestName = 16;

/** A name as it is kept: in one line, nothing hidden in it, nothing piled up, and not too long. */
export function cleanName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/(\p{M})\p{M}+/gu, '$1');
  return [...plain.trimStart()].slice(0, longestName).join('').trimEnd();
}

/** What somebody is called by seat, the colours in the order of seats. */
export type Person = (seat: number) => string;

export const personOf =
  (players: readonly { name?: string }[], colours: readonly string[]): Person =>
  (seat) =>
    players[seat]?.name ?? colours[seat] ?? String(seat);

/** What stands on somebody's pieces: the first letter of what they are called, if these all differ, else A, B and so on. */
export function letterOf(all: number, person: Person, seat: number): string {
  const letters = Array.from({ length: all }, (_, at) => [...person(at)][0]?.toUpperCase() ?? '');
  return new Set(letters).size === all ? (letters[seat] ?? '') : 'ABCDEF'.charAt(seat);
}

/** Everybody by seat, as the library takes names. */
export const namesOf = ({ seats }: { seats: number }, person: Person): string[] => Array.from({ length: seats }, (_, seat) => person(seat));

/**
 * What books, reasons and explanations call somebody, and sentences a runner that nobody owns: by a number, behind a word
 * that a name may do without or not.
 */
const numbered = /\b(?:seat|Sitz|(Spieler|Läufer|runner)) (\d)\b/gi;
const two = /\b(?:(seat)s|(Spieler)) (\d) (and|und) (\d)\b/gi;

/** Such a text with people in it. */
export const withNames = (text: string, person: Person): string =>
  text
    .replaceAll(two, '$1$2 $3 $4 $1$2 $5')
    .replaceAll(numbered, (_, noun: string | undefined, seat: string) => `${noun === undefined ? '' : `${noun} `}${person(Number(seat))}`);
