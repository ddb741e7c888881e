// What lies around the rings: the dates beside the start fields, the piles and the die in the corners.
import type { ClockmanView } from 'regelwerk';
import type { Scene } from '../scene';
import { dateOf, facts, putBackCards, type Slot } from './facts';
import { Die, KindSign } from './marks';
import { sideOf, type Plan } from './shape';
import { wordsIn } from './words';

interface Props {
  scene: Scene;
  plan: Plan;
}

function SlotMark({ slot, x, y }: { slot: Slot; x: number; y: number }) {
  const state = slot.held === null ? 'missing' : slot.isLoose ? 'loose' : 'held';
  return (
    <g class={`clockman-slot ${state}`} transform={`translate(${x} ${y})`}>
      <rect x={-185} y={-165} width={370} height={330} rx={50} />
      <text font-size={290} font-weight={slot.held === null ? 400 : 700}>
        {slot.held ?? slot.due}
      </text>
    </g>
  );
}

/** The date of a seat, along its side of the board; day, month and what is beyond a date are set apart. */
export function EdgeDate({ scene, plan, seat }: Props & { seat: number }) {
  const start = plan.at('s', seat);
  if (start === undefined) return null;
  const { out, along } = sideOf(plan, start.at);
  const { slots, surplus } = dateOf(scene.game.options.ones, scene.json.table.digits[seat]);
  const isBackward = along[0] + along[1] < 0;
  const step = along[0] === 0 ? 365 : 405;
  const gapsBefore = (at: number) => [1, 3, 7].filter((each) => at > each).length * 80;
  const length = slots.length * step + gapsBefore(slots.length - 1);
  const [x, y] = [plan.centre[0] + out[0] * 4830, plan.centre[1] + out[1] * 4830];
  const spot = (at: number) => {
    const passed = step * at + gapsBefore(at);
    const ahead = 500 + (isBackward ? length - passed - step : passed);
    return { x: x + along[0] * ahead, y: y + along[1] * ahead };
  };
  const rest = 500 + length + (isBackward ? 30 : 60);
  const all = slots.filter((slot) => slot.held !== null).length;
  const say = wordsIn(scene.language);
  const line = [x + along[0] * 330 + out[0] * 235, y + along[1] * 330 + out[1] * 235];
  return (
    <g class={`clockman-date of-${seat}`} role="img" aria-label={`${scene.person(seat)}: ${say.toDate(all, slots.length)}`}>
      <path d={`M${line.join(' ')}l${along[0] * length} ${along[1] * length}`} />
      {slots.map((slot, at) => (
        <SlotMark key={at} slot={slot} {...spot(at)} />
      ))}
      {surplus.length > 0 && (
        <text class="more" x={x + along[0] * rest} y={y + along[1] * rest} font-size={280}>
          +{surplus.length}
        </text>
      )}
    </g>
  );
}

interface PileProps {
  x: number;
  y: number;
  count: number;
  label: string;
  kind: 'S' | 'E';
  isBack?: boolean;
}

/** A pile of cards, seen from its back or its face, and how many there are. */
function Pile({ x, y, count, label, kind, isBack = false }: PileProps) {
  const face = isBack ? `back kind-${kind}` : 'face-up';
  return (
    <g
      class={`clockman-pile ${face} ${count === 0 ? 'none' : ''}`}
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={label}
    >
      {count > 1 && <rect x={-255} y={-355} width={560} height={760} rx={70} />}
      <rect x={-290} y={-390} width={560} height={760} rx={70} />
      <g transform="translate(-10 -150)">
        <KindSign kind={kind} size={330} />
      </g>
      <text x={-10} y={190} font-size={290} font-weight="700">
        {count}
      </text>
    </g>
  );
}

function listed(counts: readonly string[]): string {
  const kinds = [...new Set(counts)];
  return kinds.map((kind) => `${kind} × ${counts.filter((each) => each === kind).length}`).join(', ');
}

export function Piles({ scene }: { scene: Scene }) {
  const view: ClockmanView = scene.json;
  const noun = (name: string) => facts.nouns[name]?.[scene.language] ?? '';
  const back = Object.entries(view.put_back).flatMap(([pose, count]) => Array<string>(count).fill(pose));
  const under = putBackCards(view);
  const events = under.map((token) => facts.cards[token]?.name[scene.language] ?? token);
  const label = (card: string, pile: string, rest: string) => `${noun(card)}, ${noun(pile)}: ${rest}`;
  const [symbols, drawn] = [view.symbol_pile, view.event_pile];
  const [backLabel, underLabel] = [listed(back) || '0', listed(events) || '0'];
  return (
    <>
      <Pile kind="S" isBack x={830} y={460} count={symbols} label={label('symbol', 'drawPile', String(symbols))} />
      <Pile kind="S" x={830} y={1380} count={back.length} label={label('symbol', 'putBack', backLabel)} />
      <Pile kind="E" isBack x={9540} y={920} count={drawn} label={label('event', 'drawPile', String(drawn))} />
      <Pile kind="E" x={8880} y={920} count={under.length} label={label('event', 'putBack', underLabel)} />
    </>
  );
}

/** The die of the seat whose turn it is. */
export function TurnDie({ scene }: { scene: Scene }) {
  const { turn, roll, phase, first_rolls: first } = scene.json.table;
  const shown = phase === 'start' ? Math.max(0, ...first) : roll;
  return (
    <g
      class={`clockman-turn of-${turn} ${shown === 0 ? 'none' : ''}`}
      transform="translate(9120 9060)"
      role="img"
      aria-label={wordsIn(scene.language).rolled(shown)}
    >
      <g key={`${turn} ${shown}`} class="clockman-thrown">
        <Die roll={shown} size={760} />
      </g>
    </g>
  );
}

/** Which way round. */
export function Clockwise({ scene }: { scene: Scene }) {
  return (
    <g
      class="clockman-clockwise"
      transform="translate(820 8800)"
      role="img"
      aria-label={wordsIn(scene.language).clockwise}
    >
      <path d="M330 220A400 400 0 1 1 330 -220" />
      <path d="M370 -420L345 -195L120 -225" />
    </g>
  );
}
