// Who stands where, and what the last round turned over.
import { useRecent, type Scene } from '../scene';
import type { Leg } from '../gait';
import { turned, type Layout, type Point, type Spot } from './layout';

export interface Runner {
  runner: number;
  place: number;
  position: number;
  lane: number;
  spot: Spot;
}

/** The runners in the order of the race; on one field of the track each stands outside of those ahead. */
export function runnersOf({ json }: Scene, layout: Layout): Runner[] {
  const race: { runner: number; position: number }[] = json.table.race;
  const fieldOf = (position: number) => ((position % layout.fields) + layout.fields) % layout.fields;
  return race.map(({ runner, position }, at) => {
    const ahead = race.slice(0, at).filter((other) => fieldOf(other.position) === fieldOf(position)).length;
    return { runner, place: at, position, lane: ahead + 1, spot: layout.spot(position, ahead + 1) };
  });
}

export interface Turned {
  /** Whose card it was. */
  runner: number;
  back: string;
  face: string;
  effects: any[];
}

/** The cards that events turn over, each with what it did. */
export function turnedIn(events: readonly any[]): Turned[] {
  const cards: Turned[] = [];
  for (const event of events) {
    if (event.kind === 'card_revealed') cards.push({ runner: event.runner, back: event.back, face: event.face, effects: [] });
    else if (/^(runner|sign)/.test(event.kind)) cards.at(-1)?.effects.push(event);
  }
  return cards;
}

/** The last round that was seen, as long as its cards still lie among those played. */
export function useRound(scene: Scene): Turned[] {
  const round = useRecent(scene, (events) => {
    const turned = turnedIn(events);
    return turned.length > 0 ? turned : null;
  });
  return round?.every(({ back, face }) => scene.json.played[back][face] > 0) ? round : [];
}

/** How the cards of a round lead runners, one card after the other, on the lane on which each stands now. */
export const legsOf = (round: readonly Turned[], runners: readonly Runner[], layout: Layout): Leg[] =>
  round
    .flatMap((card) => card.effects)
    .flatMap(({ kind, runner, other, from, to }) =>
      kind === 'runners_swapped' ? [{ runner, from, to }, { runner: other, from: to, to: from }] : kind === 'sign_moved' ? [] : [{ runner, from, to }],
    )
    .map(({ runner, from, to }) => {
      const lane = runners.find((each) => each.runner === runner)?.lane ?? 1;
      const step = from < to ? 1 : -1;
      const stops = Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => turned(layout.spot(from + at * step, lane)));
      return { piece: String(runner), stops };
    });

/** The ways that a round's cards sent runners, from field to field along the lane on which each stands now. */
export function waysOf(round: readonly Turned[], runners: readonly Runner[], layout: Layout): { runner: number; points: Point[] }[] {
  return runners.flatMap(({ runner, position, lane }) => {
    const effects = round.flatMap((card) => card.effects).filter(({ kind }) => kind !== 'sign_moved');
    const from = effects.flatMap((effect) => (effect.runner === runner ? [effect.from] : effect.kind === 'runners_swapped' && effect.other === runner ? [effect.to] : []))[0];
    if (from === undefined || from === position) return [];
    const step = from < position ? 1 : -1;
    const points = Array.from({ length: Math.abs(position - from) + 1 }, (_, at) => layout.lane(from + at * step, lane));
    return [{ runner, points }];
  });
}
