// Where things lie, in the numbers of the geometry: rings around one centre.
import type { Board } from 'regelwerk';
import { isRing, keyOf } from './facts';

export type Place = Board['places'][number];
export type Point = readonly [number, number];

/** The places of a board by their words, and what follows from where they lie. */
export class Plan {
  readonly centre: Point;
  /** How wide the narrowest field is. */
  readonly piece: number;
  private readonly byKey: Map<string, Place>;

  constructor(readonly board: Board) {
    this.centre = [board.side / 2, board.side / 2];
    this.piece = Math.min(...board.places.map(({ box }) => Math.min(box[2], box[3])));
    this.byKey = new Map(board.places.map((place) => [keyOf(place.place, place.seat ?? 0), place]));
  }
  at(place: string, seat: number): Place | undefined {
    return this.byKey.get(keyOf(place, seat));
  }
  radius([x, y]: Point): number {
    return Math.hypot(x - this.centre[0], y - this.centre[1]);
  }
  /** In radians clockwise, 0 to the right. */
  angle([x, y]: Point): number {
    return Math.atan2(y - this.centre[1], x - this.centre[0]);
  }
  polar(radius: number, angle: number): Point {
    return [this.centre[0] + radius * Math.cos(angle), this.centre[1] + radius * Math.sin(angle)];
  }
  /** A piece of a band around the centre. */
  sector(at: Point, width: number, halfAngle: number): string {
    const [radius, angle] = [this.radius(at), this.angle(at)];
    const [outer, inner] = [radius + width / 2, radius - width / 2];
    const corner = (r: number, side: number) => this.polar(r, angle + side * halfAngle).join(' ');
    const outward = `M${corner(outer, -1)}A${outer} ${outer} 0 0 1 ${corner(outer, 1)}`;
    return `${outward}L${corner(inner, 1)}A${inner} ${inner} 0 0 0 ${corner(inner, -1)}Z`;
  }
  /** A piece of a circle around the centre. */
  arc(at: Point, radius: number, halfAngle: number): string {
    const angle = this.angle(at);
    const end = (side: number) => this.polar(radius, angle + side * halfAngle).join(' ');
    return `M${end(-1)}A${radius} ${radius} 0 0 1 ${end(1)}`;
  }
  /** The way of a figure: along its ring, and straight between rings. */
  way(from: Place, to: Place): string {
    const [a, b] = [this.angle(from.at), this.angle(to.at)];
    const leavesLast = isRing(from.place) && !isRing(to.place);
    const radius = this.radius(leavesLast ? from.at : to.at);
    const turn = Math.atan2(Math.sin(b - a), Math.cos(b - a));
    const bend = leavesLast ? b : a;
    const corner = this.polar(radius, bend).join(' ');
    const arc = (end: string) => `A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${end}`;
    const start = `M${from.at.join(' ')}`;
    return leavesLast ? `${start}${arc(corner)}L${to.at.join(' ')}` : `${start}L${corner}${arc(to.at.join(' '))}`;
  }
}

/** Which side of the board a start field is on: outward, and clockwise along that side. */
export function sideOf(plan: Plan, [x, y]: Point): { out: Point; along: Point } {
  const [dx, dy] = [x - plan.centre[0], y - plan.centre[1]];
  const out: Point = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
  return { out, along: [-out[1], out[0]] };
}
