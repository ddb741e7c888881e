// Where things lie on the drawn board: the geometry's places at their angles, the ring as wide as the board allows and
// the start areas moved inside of it, so that fields and marbles are as large as they can be.
import type { Board } from 'regelwerk';
import type { AnyGame } from '../../library';

/** A point by its angle from the right, clockwise in degrees, and its distance from the middle. */
export interface Spot {
  angle: number;
  radius: number;
}
export interface Site {
  /** The index of the place in the geometry. */
  at: number;
  place: string;
  kind: 'ring' | 'lane' | 'area';
  /** Whose lane or area it is, or whose start field or entrance. */
  seat: number | undefined;
  role: 'start' | 'entrance' | undefined;
  spot: Spot;
  size: number;
}
export interface Layout {
  middle: number;
  seats: number;
  fields: number;
  sites: Site[];
  /** Where the arrow keys lead. */
  keys: Board['keys'];
  marble: number;
  /** How far apart the fields of the ring lie. */
  pitch: number;
  /** Where a marble lies: on a field, or in one of the four hollows of its area. */
  spotOf: (seat: number, place: string, hollow: number) => Spot;
  /** The places that somebody of a seat passes from one to another, both ends with them. */
  wayOf: (seat: number, from: string, to: string) => string[];
  /** Where the number of a field is written, of those that have room for it. */
  numbers: { text: string; spot: Spot }[];
}

const ringRadius = 4560;
const laneStretch = 1.1;
const laneSize = 235;
const areaSize = 620;
const areaRadius = 3560;
const hollow = 235;
const degrees = 180 / Math.PI;

export const turned = ({ angle, radius }: Spot): string =>
  `translate(5000px, 5000px) rotate(${angle}deg) translate(${radius}px, 0px) rotate(${-angle}deg)`;

export const pointOf = ({ angle, radius }: Spot, middle = 5000): [number, number] => [
  Math.round(middle + radius * Math.cos(angle / degrees)),
  Math.round(middle + radius * Math.sin(angle / degrees)),
];

function spotAt([x, y]: readonly [number, number], middle: number): Spot {
  return { angle: Math.atan2(y - middle, x - middle) * degrees, radius: Math.hypot(x - middle, y - middle) };
}

export const shortest = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;

export const distance = (one: Spot, other: Spot): number => {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};

/** Which ring fields the ways single out: the one that an area leads to, and the one that a lane begins at. */
function rolesOf({ places, ways }: Board): Map<number, { seat: number; role: 'start' | 'entrance' }> {
  const found = new Map<number, { seat: number; role: 'start' | 'entrance' }>();
  for (const [from, to] of ways) {
    const [a, b] = [places[from], places[to]];
    if (a?.place === '-') found.set(to, { seat: a.seat ?? 0, role: 'start' });
    else if (b?.place === 'h0') found.set(from, { seat: b.seat ?? 0, role: 'entrance' });
  }
  return found;
}

/** An area lies beside its start field, as far from the lane before it as it needs to. */
function areaSpot(start: Spot, lane: Spot): Spot {
  const apart = ((laneSize + areaSize + 90) / areaRadius) * degrees;
  return { angle: start.angle + Math.max(0, apart - shortest(start.angle - lane.angle)), radius: areaRadius };
}

/** The shortest ways along those of the board. */
function waysOn({ places, ways }: Board): Layout['wayOf'] {
  const next = places.map((): number[] => []);
  for (const [from, to] of ways) {
    next[from]?.push(to);
    next[to]?.push(from);
  }
  const indexOf = (seat: number, word: string) => places.findIndex(({ place, seat: of }) => place === word && (of === undefined || of === seat));
  return (seat, from, to) => {
    const [first, last] = [indexOf(seat, from), indexOf(seat, to)];
    const before = new Map([[first, first]]);
    for (const at of before.keys()) {
      if (at === last) break;
      for (const each of next[at] ?? []) if (!before.has(each)) before.set(each, at);
    }
    if (!before.has(last)) return [from, to];
    const way = [last];
    while (way[0] !== first) way.unshift(before.get(way[0]!)!);
    return way.map((at) => places[at]!.place);
  };
}

export function layoutOf(game: AnyGame): Layout {
  const board = game.geometry(0);
  const middle = board.side / 2;
  const roles = rolesOf(board);
  const isRing = (place: string) => /^\d/.test(place);
  const rim = spotAt(board.places[0]?.at ?? [0, 0], middle).radius;
  const fields = board.places.filter(({ place }) => isRing(place)).length;
  const pitch = (2 * Math.PI * ringRadius) / fields;
  const fieldSize = Math.min(205, (pitch / 2) * 0.87);
  const marble = Math.max(fieldSize * 1.08, 155);
  const spotsOf = new Map([...roles].map(([at, { seat, role }]) => [`${role} ${seat}`, spotAt(board.places[at]!.at, middle)]));
  const sites = board.places.map(({ place, seat, at }, index): Site => {
    const role = roles.get(index);
    const spot = spotAt(at, middle);
    if (isRing(place)) {
      const size = role?.role === 'start' ? Math.max(fieldSize, 150) : fieldSize;
      return { at: index, place, kind: 'ring', seat: role?.seat, role: role?.role, spot: { ...spot, radius: ringRadius }, size };
    }
    if (place === '-') {
      const area = areaSpot(spotsOf.get(`start ${seat}`) ?? spot, spotsOf.get(`entrance ${seat}`) ?? spot);
      return { at: index, place, kind: 'area', seat, role: undefined, spot: area, size: areaSize };
    }
    const radius = ringRadius - (rim - spot.radius) * laneStretch;
    return { at: index, place, kind: 'lane', seat, role: undefined, spot: { ...spot, radius }, size: laneSize };
  });
  const byPlace = new Map(sites.map((site) => [site.kind === 'ring' ? site.place : `${site.seat} ${site.place}`, site.spot]));
  const spotOf = (seat: number, place: string, at: number): Spot => {
    const spot = byPlace.get(place) ?? byPlace.get(`${seat} ${place}`) ?? { angle: 0, radius: 0 };
    if (place !== '-') return spot;
    const [x, y] = pointOf(spot, middle);
    return spotAt([x + (at % 2 === 0 ? -hollow : hollow), y + (at < 2 ? -hollow : hollow)], middle);
  };
  const inside = sites.filter(({ kind }) => kind !== 'ring');
  const numbers = sites.flatMap(({ place, kind, role, spot }, at) => {
    // Digits stand side by side, so a number is wider than it is high.
    const aside = 165 + Math.abs(Math.cos(spot.angle / degrees)) * 70 * place.length;
    const beside = { ...spot, radius: ringRadius - marble - aside };
    const free = inside.every((other) => distance(other.spot, beside) > other.size + 170);
    return kind === 'ring' && role === undefined && at % 3 === 0 && free ? [{ text: place, spot: beside }] : [];
  });
  return { middle, seats: game.seats, fields, sites, keys: board.keys, marble, pitch, spotOf, wayOf: waysOn(board), numbers };
}
