// What of a line of a position stands on a board: pieces that go from place to place, and marks that are made or not. What
// may stand where is not told here: a line with a piece elsewhere is a position, or the library says why not.
import type { Board, Title } from 'regelwerk';
import { withValue, wordsOf, type LineWord } from './line';

type Place = Board['places'][number];

export interface Piece {
  /** Whose it is; null of what is nobody's. */
  seat: number | null;
  isAt: (place: Place) => boolean;
  /** Lines in which it is there, the likeliest first. */
  to: (place: Place) => string[];
}

/** Whether a piece that is said to be at some place is at one of the board; some places everybody has. */
const at =
  (word: string, whose: number | null) =>
  ({ place, seat }: Place): boolean =>
    place === word && (seat === undefined || seat === whose);

/** Each part of a word's value, by group, and the word with another one for it. */
function parts(line: string, name: string): { text: string; group: number; put: (text: string) => string }[] {
  const word = wordsOf(line).find((each) => each.name === name);
  if (word === undefined) return [];
  const all = word.value.split('/').map((group) => group.split(','));
  return all.flatMap((texts, group) =>
    texts.map((text, index) => ({
      text,
      group,
      put: (other: string) => {
        const groups = all.map((each, which) => (which === group ? each.map((old, place) => (place === index ? other : old)) : each));
        return withValue(line, word, groups.map((each) => each.join(',')).join('/'));
      },
    })),
  );
}

/** Marbles; one that was brought in last bears a sign. */
const marbles = (line: string): Piece[] =>
  parts(line, 'marbles').map(({ text, group, put }) => ({
    seat: group,
    isAt: at(text.replace('!', ''), group),
    to: ({ place }) => [put(place), put(`${place}!`)],
  }));

const figures = (line: string): Piece[] =>
  parts(line, 'figures').map(({ text, group, put }) => ({ seat: group, isAt: at(text, group), to: ({ place }) => [put(place)] }));

/** Runners by how far they have come, the first in front; the board has as many fields as a lap, each in lanes. */
function runners(line: string, places: readonly Place[]): Piece[] {
  const lap = places.filter(({ place }) => /^\d+$/.test(place)).length;
  const all = parts(line, 'race').map(({ text }) => text.split(':').map(Number));
  const race = wordsOf(line).find(({ name }) => name === 'race');
  const standing = all.map(([runner = 0, position = 0], index): Piece => ({
    seat: runner,
    isAt: ({ place }) => place.split('.')[0] === String(((position % lap) + lap) % lap),
    to: ({ place }) => {
      const [field, lane] = place.split('.').map(Number);
      if (field === undefined || lane === undefined) return [];
      const laps = Math.floor(position / lap) * lap;
      const moved = all.map((each, other) => (other === index ? [runner, laps + field] : each));
      const sorted = moved.sort((one, other) => (other[1] ?? 0) - (one[1] ?? 0));
      return [withValue(line, race as LineWord, sorted.map((each) => each.join(':')).join(','))];
    },
  }));
  const sign = parts(line, 'sign').map(({ text, put }): Piece => ({
    seat: null,
    isAt: at(text, null),
    to: ({ place }) => (/\d/.test(place) ? [] : [put(place)]),
  }));
  return [...standing, ...sign];
}

/** What lies on the spaces, and the workers of the months. */
function tiles(line: string): Piece[] {
  const word = wordsOf(line).find(({ name }) => name === 'board');
  const spaces = (word?.value ?? '').split('/').map((each) => each.split(':'));
  const lying = spaces.flatMap(([space = '', what = ''], index): Piece[] => {
    if (word === undefined || what === '') return [];
    const to = ({ place }: Place) => {
      // What lies there already goes the other way.
      const moved = spaces.map(([where = '', lies = ''], other) => [other === index ? place : where === place ? space : where, lies]);
      const inOrder = moved.map((each) => each.join(':')).sort();
      return [withValue(line, word, inOrder.join('/'))];
    };
    return [{ seat: null, isAt: at(space, null), to }];
  });
  return [...lying, ...workers(line)];
}
function workers(line: string): Piece[] {
  const word = wordsOf(line).find(({ name }) => name === 'calendar');
  if (word === undefined) return [];
  const all = word.value.split('/').flatMap((month) => {
    const [at = '', standing = ''] = month.split(':');
    return standing.split(',').map((worker) => ({ month: Number(at), worker }));
  });
  return all.map(({ month, worker }, index) => ({
    seat: Number(worker.charAt(0)),
    isAt: at(String(month), null),
    to: ({ place }) => {
      // Whoever comes to a month stands behind those who are there.
      if (!/^\d+$/.test(place)) return [];
      const moved = [...all.filter((_, other) => other !== index), { month: Number(place), worker }];
      const months = [...new Set(moved.map((each) => each.month))].sort((one, other) => one - other);
      const told = months.map((each) => `${each}:${moved.filter((one) => one.month === each).map((one) => one.worker)}`);
      return [withValue(line, word, told.join('/'))];
    },
  }));
}

/** The pieces of a position; none of titles where nothing goes from place to place. */
export function piecesOf(title: Title, line: string, places: readonly Place[]): Piece[] {
  if (title === 'tock') return marbles(line);
  if (title === 'clockman') return figures(line);
  if (title === 'ostfriesenlauf') return runners(line, places);
  return title === 'samara' ? tiles(line) : [];
}

/** A list as words of lines have it, with one more or one less. */
function toggled(line: string, name: string, text: string): string {
  const word = wordsOf(line).find((each) => each.name === name);
  if (word === undefined) return line;
  const all = word.value === '-' ? [] : word.value.split(',');
  const next = all.includes(text) ? all.filter((each) => each !== text) : [...all, text];
  return withValue(line, word, next.join(',') || '-');
}
/** Lines in which what was pressed on a plan is crossed, or no longer: alone, or with its challenge that is done by it. */
export function crossed(line: string, { place }: Place): string[] {
  const [challenge = '', ...more] = place.split('.');
  const isPlanned = wordsOf(line).some(({ name }) => name === 'crossed');
  const alone = toggled(line, 'crossed', place);
  return more.length < 2 || !isPlanned ? [] : [alone, toggled(alone, 'done', challenge)];
}
