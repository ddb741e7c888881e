// The printed board: rings of fields, passages between them, straights to the centre; every field can be pressed.
import type { Scene } from '../scene';
import { facts, isDigitField, isOwn, isRing, kindOf, type Digit } from './facts';
import { labelOf, lies } from './labels';
import { DigitCard, KindSign, SeatSign } from './marks';
import { pressable } from './press';
import { place as placeOf } from '../target';
import type { Place, Plan } from './shape';

interface Props {
  scene: Scene;
  plan: Plan;
}
/** Half of what a field takes of its ring. */
const halfOf = (word: string): number => Math.PI / (facts.rings[Number(word[0]) - 1]?.length ?? 1);
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** What the fields lie on: the red ways of the passages, the coloured ones of the seats. */
export function Ways({ plan }: { plan: Plan }) {
  const { places, ways } = plan.board;
  return (
    <>
      {ways.map(([from, to], at) => {
        const [a, b] = [places[from], places[to]];
        if (a === undefined || b === undefined || (isRing(a.place) && isRing(b.place))) return null;
        const owner = [a, b].find(({ place }) => isOwn(place))?.seat;
        return (
          <line
            key={at}
            class={owner === undefined ? 'clockman-way' : `clockman-way own of-${owner}`}
            x1={a.at[0]}
            y1={a.at[1]}
            x2={b.at[0]}
            y2={b.at[1]}
          />
        );
      })}
    </>
  );
}

/** What a ring field shows: its kind, and the digit card that lies on it or its empty place. */
function Content({ scene, plan, place }: Props & { place: Place }) {
  const kind = kindOf(place.place) ?? '.';
  const [x, y] = place.at;
  const inward = degrees(plan.angle(place.at)) + 180;
  const size = place.box[2];
  if (kind === '.') {
    return (
      <path
        class="clockman-onward"
        d="M-45 -70L35 0L-45 70"
        transform={`translate(${x} ${y}) rotate(${degrees(plan.angle(place.at)) + 90})`}
      />
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      {isDigitField(kind) && !lies(scene.json, place.place) && (
        <g class="clockman-taken">
          <DigitCard digit={kind as Digit | 'L'} size={size * 0.72} inward={inward} />
        </g>
      )}
      <KindSign kind={kind} size={size * 0.62} />
    </g>
  );
}

function RingField({ scene, plan, place, at }: Props & { place: Place; at: number }) {
  const kind = kindOf(place.place) ?? '.';
  const isPlain = kind === '.' || (kind === 'T' && !scene.game.options.transfer);
  const name = `clockman-field kind-${isPlain ? 'plain' : isDigitField(kind) ? 'digit' : kind}`;
  return (
    <g {...pressable(scene, ['field'], place.place, labelOf(scene, place.place, 0), name, at)} data-place={place.place}>
      <path class="face" d={plan.sector(place.at, place.box[3], halfOf(place.place))} />
      <Content scene={scene} plan={plan} place={place} />
    </g>
  );
}

/** Passages, straights, starts, the centre. A straight answers only for the seat whose turn it is. */
function RoundField({ scene, place, at: index }: Props & { place: Place; at: number }) {
  const { place: word, seat = 0, at, box } = place;
  const mine = !isOwn(word) || seat === scene.json.table.turn;
  const role = word.startsWith('p') ? 'passage' : word === 'c' ? 'centre' : `own of-${seat}`;
  const name = `clockman-field ${role}`;
  const label = labelOf(scene, word, seat);
  const made = mine ? pressable(scene, ['field'], word, label, name, index) : { ...placeOf(label, index), class: name };
  return (
    <g {...made} data-place={word}>
      <circle class="face" cx={at[0]} cy={at[1]} r={box[2] * (word === 'c' ? 0.5 : 0.47)} />
      {word === 's' && (
        <g class="clockman-home" transform={`translate(${at.join(' ')})`}>
          <SeatSign seat={seat} r={box[2] * 0.36} />
        </g>
      )}
      {/^g[12]$/.test(word) && (
        <text x={at[0]} y={at[1]} font-size={box[2] * 0.75}>
          {word[1]}
        </text>
      )}
      {word === 'c' && <Midnight x={at[0]} y={at[1]} r={box[2] / 2} />}
    </g>
  );
}

/** The centre is a clock that strikes the date. */
function Midnight({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g class="clockman-midnight" transform={`translate(${x} ${y}) scale(${r})`}>
      {Array.from({ length: 12 }, (_, hour) => (
        <path key={hour} d="M0 -.86V-.7" transform={`rotate(${hour * 30})`} stroke-width=".09" />
      ))}
      <path d="M0 .12V-.62" stroke-width=".13" />
      <path d="M0 .12L-.14 -.38" stroke-width=".13" />
      <circle r=".12" class="filled" />
    </g>
  );
}

/** Where the way of a seat meets a ring: its entry and its junction have an edge in its colour. */
export function Edges({ plan }: { plan: Plan }) {
  const { places, ways } = plan.board;
  return (
    <>
      {ways.map(([from, to]) => {
        const own = [places[from], places[to]].find((each) => each !== undefined && isOwn(each.place));
        const field = [places[from], places[to]].find((each) => each !== undefined && isRing(each.place));
        if (own === undefined || field === undefined) return null;
        const side = own.place === 's' ? 0.5 : -0.5;
        const radius = plan.radius(field.at) + side * field.box[3];
        const arc = plan.arc(field.at, radius, halfOf(field.place) * 0.86);
        return <path key={field.place} class={`clockman-edge of-${own.seat ?? 0}`} d={arc} />;
      })}
    </>
  );
}

/**
 * Above all fields, so that no neighbour hides it: which ones are open, and which one is chosen. For fingers they are
 * larger than they look.
 */
export function Lit({ scene, plan }: Props) {
  const isChosen = (word: string) => scene.chosen.some((part) => part.kind === 'field' && part.text === word);
  return (
    <>
      {plan.board.places.map((place) => {
        const { place: word, seat = 0, at, box } = place;
        const mine = !isOwn(word) || seat === scene.json.table.turn;
        const [open, chosen] = [scene.open.has(`field ${word}`), isChosen(word)];
        if (!mine || (!open && !chosen)) return null;
        const name = chosen ? 'clockman-lit chosen-part' : 'clockman-lit';
        return (
          <g key={word}>
            {isRing(word) ? (
              <path class={name} d={plan.sector(at, box[3], halfOf(word))} />
            ) : (
              <circle class={name} cx={at[0]} cy={at[1]} r={box[2] / 2} />
            )}
            <circle class="clockman-touch" cx={at[0]} cy={at[1]} r={340} onClick={() => scene.press(['field'], word)} />
          </g>
        );
      })}
    </>
  );
}

export function Fields({ scene, plan }: Props) {
  return (
    <>
      {plan.board.places.map((place, at) => {
        const Field = isRing(place.place) ? RingField : RoundField;
        return <Field key={at} scene={scene} plan={plan} place={place} at={at} />;
      })}
    </>
  );
}
