// A burglary plan: rooms in a single frame, challenges in a double one, the tracks below.
import type { Board } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { Fitted } from '../fitted';
import type { Scene } from '../scene';
import { ChallengeCard } from './challenge';
import { Line } from './glyphs';
import { place as placeOf } from '../target';
import { useWalk } from '../walk';
import { indexOf, pressable, Spot } from './press';
import { demandsOf, musicSigns, named, playersOf, term, type Plan, type Track } from './printed';
import { TrackRow } from './tracks';
import { say } from './words';

interface Props {
  scene: Scene;
  plan: Plan;
  board: number;
  /** Whether this is the heist that is played; the others are blank. */
  isPlayed: boolean;
}
type Place = Board['places'][number];

const blank = { demands: [], done: [], rooms: [], time: 0, traces: 0, alarms: 0, arrows: 0, police: 0 };

/** What is crossed on a plan, by the names that it has there. */
function marksOf(scene: Scene, plan: Plan, isPlayed: boolean) {
  const marks = isPlayed ? scene.json.plan : blank;
  return {
    ...marks,
    demands: named(marks.demands, demandsOf(plan)),
    done: named(marks.done, plan.challenges.map((each) => each.name)),
    rooms: named(marks.rooms, plan.rooms),
  };
}

/** The demands that were crossed since somebody decided last. */
function freshOf({ since }: Scene, plan: Plan): Set<string> {
  const targets = since.filter((event) => event.kind === 'demand_crossed').map((event) => String(event.target));
  return named(targets, demandsOf(plan));
}

const whole = (length: number): Track => ({ length, first: [0, 0, 0] });

export function PlanBoard({ scene, plan, board, isPlayed }: Props) {
  const { game, language } = scene;
  const { side, places, keys } = useMemo(() => game.geometry(board), [game, board]);
  const walk = useWalk<SVGSVGElement>(keys);
  const marks = marksOf(scene, plan, isPlayed);
  const fresh = isPlayed ? freshOf(scene, plan) : new Set<string>();
  const roomPlaces = places.filter((place) => place.inside === undefined && plan.rooms.includes(place.place));
  const card = (name: string): Place | undefined =>
    places.find((each) => each.place === name && each.inside !== undefined && roomPlaces.includes(places[each.inside]!));
  const label = `${say(language).plan}: ${term(language, plan.name)}`;
  return (
    <Fitted scene={scene} side={side} piece={420} letter={140}>
    <svg class="clou clou-board" viewBox={`0 0 ${side} ${side}`} role="group" aria-label={label} {...walk}>
      <defs>
        <pattern id="clou-dark" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="clou-hatch" d="M0 0V160" />
        </pattern>
      </defs>
      {roomPlaces.map((place) => (
        <Room key={place.place} scene={scene} place={place} at={places.indexOf(place)} isEntered={marks.rooms.has(place.place)} isFirst={place.place === plan.rooms[0]} />
      ))}
      {plan.challenges.map((challenge) => {
        const place = card(challenge.name);
        if (place === undefined) return null;
        const isEntered = marks.rooms.has(challenge.room);
        return (
          <ChallengeCard
            key={challenge.name}
            scene={scene}
            isPlayed={isPlayed}
            challenge={challenge}
            place={place}
            places={places}
            isEntered={isEntered}
            isDone={marks.done.has(challenge.name)}
            crossed={marks.demands}
            fresh={fresh}
          />
        );
      })}
      <Tracks scene={scene} plan={plan} marks={marks} places={places} isPlayed={isPlayed} />
    </svg>
    </Fitted>
  );
}

function Room({ scene, place, at, isEntered, isFirst }: { scene: Scene; place: Place; at: number; isEntered: boolean; isFirst: boolean }) {
  const words = say(scene.language);
  const [x, y, width, height] = place.box;
  const name = term(scene.language, place.place);
  return (
    <Spot made={placeOf(`${name}, ${isEntered ? words.entered : words.notEntered}`, at)} of={`clou-room ${isEntered ? 'entered' : ''}`}>
      <rect class="halo" x={x} y={y} width={width} height={height} rx="110" />
      <rect x={x} y={y} width={width} height={height} rx="110" />
      {!isEntered && <rect class="dark" x={x} y={y} width={width} height={height} rx="110" />}
      <Line text={isFirst ? `▸ ${name}` : name} x={place.at[0]} y={place.at[1]} size={290} width={width - 300} />
    </Spot>
  );
}

interface TracksProps {
  scene: Scene;
  plan: Plan;
  marks: ReturnType<typeof marksOf>;
  places: Place[];
  isPlayed: boolean;
}
function Tracks({ scene, plan, marks, places, isPlayed }: TracksProps) {
  const words = say(scene.language);
  const players = playersOf(scene);
  const row = (name: keyof typeof words.tracks, glyph: string, track: Track, crossed: number) => {
    const place = places.slice(-5).find((each) => each.place === name);
    const left = track.length - (track.first[players - 1] ?? 0);
    if (place === undefined) return null;
    const title = `${words.tracks[name]}: ${crossed} / ${left} ${words.crossed}`;
    const signs = name === 'time' ? (plan.music ?? []).map((music) => musicSigns[music] ?? '') : [];
    const at = indexOf(places, name, place.inside !== undefined);
    const isTarget = name === 'escape' && isPlayed;
    const light = isTarget && scene.open.has('escape escape') ? 'open' : '';
    const made = isTarget ? pressable(scene, { kind: 'escape', text: 'escape' }, { label: title, at }) : placeOf(title, at);
    return (
      <Spot key={name} made={made} light={light} of={isTarget ? 'escape' : 'paper'}>
        <TrackRow {...{ place, name, glyph, word: words.tracks[name], track, players, crossed, signs }} />
      </Spot>
    );
  };
  return (
    <>
      {row('time', 'time', plan.time, marks.time)}
      {row('police', 'police', plan.police, marks.police)}
      {row('traces', 'trace', plan.traces, marks.traces)}
      {row('escape', 'escape', whole(plan.arrows), marks.arrows)}
      {row('alarms', 'alarm', whole(plan.alarms), marks.alarms)}
    </>
  );
}
