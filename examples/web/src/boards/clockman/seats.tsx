// What is public about every seat: its date, what it holds, what binds it. A seat and its digits can be chosen.
import type { ClockmanView } from 'regelwerk';
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { cardsOf, dateOf, deciderOf, hiddenCards, type Slot } from './facts';
import { EventCard } from './cards';
import { Die, KindSign, SeatSign } from './marks';
import { pressable } from './press';
import { wordsIn } from './words';

/** Whose digits are chosen among now, if any. */
export function giverOf({ json, chosen, open }: Scene): number | null {
  if (![...open.keys()].some((key) => key.startsWith('digit ') || key.startsWith('bundle '))) return null;
  const seats = chosen.filter((part) => part.kind === 'seat').map((part) => Number(part.text));
  const given = chosen.filter((part) => part.kind === 'digit' || part.kind === 'bundle').length;
  const { phase, asked, turn } = json.table;
  if (phase === 'rob') return asked;
  if (phase === 'grab') return seats[0] ?? null;
  return given === 0 ? turn : (seats[given - 1] ?? null);
}

/** A place of a date. While digits of another seat are chosen among, those here stand for nothing. */
function DigitPlace({ scene, slot, isAsked }: { scene: Scene; slot: Slot; isAsked: boolean }) {
  const say = wordsIn(scene.language);
  if (slot.held === null) {
    return (
      <span class="clockman-place missing" title={say.missing}>
        {slot.due}
      </span>
    );
  }
  const label = slot.isLoose ? `${slot.held}, ${say.loose}` : slot.held;
  const name = `clockman-place ${slot.isLoose ? 'loose' : 'held'}`;
  if (!isAsked) return <span class={name} role="img" aria-label={label} children={slot.held} />;
  return <span {...pressable(scene, ['digit', 'bundle'], slot.held, label, name)}>{slot.held}</span>;
}

function DateRow({ scene, seat }: { scene: Scene; seat: number }) {
  const { slots, surplus } = dateOf(scene.game.options.ones, scene.json.table.digits[seat]);
  const giver = giverOf(scene);
  const isAsked = giver === null || giver === seat;
  const row = (all: readonly Slot[]) =>
    all.map((slot, at) => <DigitPlace key={at} scene={scene} slot={slot} isAsked={isAsked} />);
  return (
    <div class="clockman-row">
      {row(slots.slice(0, 2))}
      <i>.</i>
      {row(slots.slice(2, 4))}
      <i>.</i>
      {row(slots.slice(4))}
      {surplus.length > 0 && <i>+</i>}
      {row(surplus)}
    </div>
  );
}

/** How many cards of a kind a seat holds. */
function Count({ kind, count, label }: { kind: 'S' | 'E'; count: number; label: string }) {
  return (
    <span class={`clockman-count kind-${kind}`} title={label}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <KindSign kind={kind} size={84} />
      </svg>
      {count}
    </span>
  );
}

function bondsOf(view: ClockmanView, seat: number, scene: Scene): string[] {
  const say = wordsIn(scene.language);
  const pacts = view.table.pacts.flatMap((pact) => {
    const [a, b] = pact.split('+').map(Number);
    return a === seat ? [say.pactWith(scene.person(b ?? 0))] : b === seat ? [say.pactWith(scene.person(a ?? 0))] : [];
  });
  const skips = view.table.skips[seat] ?? 0;
  return skips > 0 ? [say.misses(skips), ...pacts] : pacts;
}

function SeatRow({ scene, seat }: { scene: Scene; seat: number }) {
  const view: ClockmanView = scene.json;
  const say = wordsIn(scene.language);
  const [symbols, events] = [view.symbol_counts[seat] ?? 0, hiddenCards(view, seat)];
  const isNext = view.table.phase !== 'over' && deciderOf(view) === seat;
  const counts = say.cards(symbols, events);
  const first = view.table.phase === 'start' ? (view.table.first_rolls[seat] ?? 0) : 0;
  const made = pressable(scene, ['seat'], String(seat), `${scene.person(seat)}, ${counts}`, 'clockman-name');
  return (
    <li class={`clockman-seat of-${seat} ${isNext ? 'next' : ''}`}>
      <span {...made}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <SeatSign seat={seat} r={38} />
        </svg>
        {scene.person(seat)}
        {scene.seat === seat && <small>({say.you})</small>}
      </span>
      <span class="clockman-counts">
        {first > 0 && (
          <svg viewBox="-50 -50 100 100" role="img" aria-label={say.rolled(first)}>
            <Die roll={first} size={90} />
          </svg>
        )}
        <Count kind="S" count={symbols} label={counts} />
        <Count kind="E" count={events} label={counts} />
      </span>
      <DateRow scene={scene} seat={seat} />
      {bondsOf(view, seat, scene).map((bond) => (
        <span key={bond} class="clockman-bond">
          {bond}
        </span>
      ))}
      {cardsOf(view, 'open', seat).map(({ token, counter }, at) => (
        <EventCard key={at} scene={scene} token={token} counter={counter} isShort />
      ))}
    </li>
  );
}

export function Seats({ scene }: { scene: Scene }) {
  const walk = useWalk<HTMLUListElement>();
  return (
    <ul class="clockman-seats" {...walk}>
      {Array.from({ length: scene.json.table.seats }, (_, seat) => (
        <SeatRow key={seat} scene={scene} seat={seat} />
      ))}
    </ul>
  );
}
