// The track as drawn: lanes of the geometry joined to one surface, and angles that go on from lap to lap, so that runners
// run round the track and not across it.
import type { AnyGame } from '../../library';

export type Point = readonly [number, number];
export interface Spot {
  angle: number;
  radius: number;
}
export interface Station {
  sign: string;
  at: Point;
  size: number;
}
export interface Layout {
  fields: number;
  milestones: Point[];
  stations: Station[];
  /** A point in the middle of a field, from 0 at the inner edge of the track to 1 at the outer. */
  across: (field: number, share: number) => Point;
  /** The same on the border behind a field. */
  border: (field: number, share: number) => Point;
  /** The middle of a lane of a field. */
  lane: (position: number, lane: number) => Point;
  spot: (position: number, lane: number) => Spot;
}

const degrees = 180 / Math.PI;
const middle = 5000;

export const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];
export const turned = ({ angle, radius }: Spot): string =>
  `translate(${middle}px, ${middle}px) rotate(${angle}deg) translate(${radius}px, 0px) rotate(${-angle}deg)`;
export const line = (points: readonly Point[]): string => points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ');

/** A closed curve through points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[wrapped(index, points.length)] ?? [0, 0];
  const words = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${line([leave, arrive, to])}`;
  });
  return `M${line([at(0)])}${words.join('')}Z`;
}

const wrapped = (number: number, by: number): number => ((number % by) + by) % by;

export function layoutOf(game: AnyGame): Layout {
  const { places } = game.geometry(0);
  const at = new Map(places.map(({ place, at: point }) => [place, point as Point]));
  const point = (word: string): Point => at.get(word) ?? [middle, middle];
  const milestones = places.filter(({ place }) => /^\d+$/.test(place)).map((place): Point => place.at);
  const fields = milestones.length;
  const stations = places
    .filter(({ place }) => !/^\d/.test(place))
    .map(({ place, at: found, box }) => ({ sign: place, at: found as Point, size: box[2] / 2 }));
  const lane = (position: number, number: number) => point(`${wrapped(position, fields)}.${number}`);
  const across = (field: number, share: number): Point =>
    // Half a lane lies beyond the middle of the innermost and of the outermost.
    between(lane(field, 1), lane(field, 4), share * (4 / 3) - 1 / 6);
  const border = (field: number, share: number): Point => between(across(field, share), across(field + 1, share), 0.5);
  const angleOf = ([x, y]: Point) => Math.atan2(y - middle, x - middle) * degrees;
  const first = angleOf(lane(0, 1));
  const spot = (position: number, number: number): Spot => {
    const found = lane(position, number);
    // What lies beside the first field by less than half of one is on it, whatever lane it is on.
    const turn = wrapped(angleOf(found) - first + 180 / fields, 360) - 180 / fields;
    const radius = Math.hypot(found[0] - middle, found[1] - middle);
    return { angle: first + turn + 360 * Math.floor(position / fields), radius };
  };
  return { fields, milestones, stations, across, border, lane, spot };
}
