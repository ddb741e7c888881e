// What stands and lies on the board, each at its place, and the ways that figures went last.
import type { Leg } from '../gait';
import type { Scene } from '../scene';
import { pace } from '../../page';
import { facts, isDigitField, isOwn, kindOf, type Digit } from './facts';
import { lies, poseAt } from './labels';
import { DigitCard, Pose, SeatSign } from './marks';
import type { Step } from './memory';
import { pressable } from './press';
import type { Place, Plan, Point } from './shape';
import { wordsIn } from './words';

interface Props {
  scene: Scene;
  plan: Plan;
}
const moved = ([x, y]: Point, scale = 1) => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
  transitionDuration: `${pace.value}ms`,
});

/** All digit fields have their card at hand, so that it fades when it is taken and comes back where it is put. */
export function DigitCards({ scene, plan }: Props) {
  return (
    <>
      {plan.board.places.map((place) => {
        const kind = kindOf(place.place) ?? '.';
        if (!isDigitField(kind)) return null;
        const isHere = lies(scene.json, place.place);
        const inward = (plan.angle(place.at) * 180) / Math.PI + 180;
        return (
          <g
            key={place.place}
            class={`clockman-piece ${isHere ? '' : 'gone'}`}
            style={moved(place.at, isHere ? 1 : 1.5)}
          >
            <DigitCard digit={kind as Digit | 'L'} size={place.box[2] * 0.78} inward={inward} />
          </g>
        );
      })}
    </>
  );
}

/** The blockades, and what is left where one was taken away. */
export function Blockades({ scene, plan }: Props) {
  return (
    <>
      {plan.board.places.map((place) => {
        if (!place.place.startsWith('p') && place.place !== 'g3') return null;
        const seat = place.seat ?? 0;
        const pose = poseAt(scene.json, place.place, seat);
        return (
          <g
            key={`${place.place}@${seat}`}
            class={`clockman-piece clockman-stone ${pose === undefined ? 'gone' : ''}`}
            style={moved(place.at)}
          >
            <Pose pose={pose ?? ''} r={place.box[2] * 0.52} />
          </g>
        );
      })}
    </>
  );
}

const size = 205;

/** Figures that share a field stand side by side; where a blockade stands they stand beside it. */
function spotOf(scene: Scene, place: Place, seat: number): Point {
  const figures: string[] = scene.json.table.figures;
  const word = figures[seat] ?? '';
  const together = isOwn(word) || word === 'c' ? [seat] : figures.flatMap((at, of) => (at === word ? [of] : []));
  const shift = (together.indexOf(seat) - (together.length - 1) / 2) * size * 1.5;
  const [x, y] = place.at;
  return poseAt(scene.json, word, seat) === undefined ? [x + shift, y] : [x + 140 + shift, y - 140];
}

export function Figures({ scene, plan }: Props) {
  const { table } = scene.json;
  const say = wordsIn(scene.language);
  return (
    <>
      {(table.figures as string[]).map((word, seat) => {
        const place = plan.at(word, seat);
        if (place === undefined) return null;
        const made = pressable(scene, ['seat'], String(seat), say.of(word, scene.person(seat)), 'clockman-piece clockman-figure');
        const isTurn = table.turn === seat && table.phase !== 'over';
        return (
          <g key={seat} {...made} data-piece={seat} style={moved(spotOf(scene, place, seat))}>
            {isTurn && <circle class="halo" r={size * 1.42} />}
            <SeatSign seat={seat} r={size} />
          </g>
        );
      })}
    </>
  );
}

/** How figures went, step by step. */
export const legsOf = (steps: readonly Step[], plan: Plan): Leg[] =>
  steps.map(({ seat, from, to }) => ({
    piece: String(seat),
    stops: [from, to].flatMap((word) => plan.at(word, seat) ?? []).map((place) => moved(place.at).transform),
  }));

export function Trail({ steps, plan }: { steps: readonly Step[]; plan: Plan }) {
  return (
    <>
      {steps.map(({ seat, from, to }, at) => {
        const [a, b] = [plan.at(from, seat), plan.at(to, seat)];
        if (a === undefined || b === undefined) return null;
        return (
          <g key={at} class={`clockman-trail of-${seat}`}>
            <path d={plan.way(a, b)} />
            <circle cx={a.at[0]} cy={a.at[1]} r={80} />
          </g>
        );
      })}
    </>
  );
}

/** Where the lift would bring the figure that may take it. */
export function LiftWay({ scene, plan }: Props) {
  const { phase, turn, figures } = scene.json.table;
  const from = plan.at(figures[turn], turn);
  const to = plan.at(facts.lifts[figures[turn]] ?? '', turn);
  if (phase !== 'lift' || from === undefined || to === undefined) return null;
  return (
    <g class="clockman-liftway">
      <line x1={from.at[0]} y1={from.at[1]} x2={to.at[0]} y2={to.at[1]} />
      <circle cx={to.at[0]} cy={to.at[1]} r={to.box[2] * 0.5} />
    </g>
  );
}
