// What the edition prints on board and cards, and what follows from it for those who look at a view.
import type { ClockmanView } from 'regelwerk';
import printed from 'data/clockman.json';
import type { Language } from '../../page';

export type Named = Record<Language, string>;
export type Digit = '0' | '1' | '2' | 'X';
type Mode = 'at_once' | 'on_demand' | 'open';

interface Printed {
  rings: string[];
  kinds: Record<string, Named>;
  passages: { outer: string; inner: string; pose: string }[];
  lifts: Record<string, string>;
  lastPoses: Record<string, string>;
  quotas: Record<string, [number, number, number]>;
  deck: string[];
  cards: Record<string, { mode: Mode; rule: string; name: Named }>;
  texts: Record<string, Named>;
  modes: Record<Mode, Named>;
  phases: Record<string, Named>;
  answers: Record<string, Named>;
  nouns: Record<string, Named>;
}
export const facts: Printed = printed;

export const digits: readonly Digit[] = ['0', '1', '2', 'X'];
export const poses = ['A', 'B', 'C', 'D', 'E'] as const;

/** The letter of a ring field's kind; nothing for other fields. */
export function kindOf(place: string): string | undefined {
  const [ring, index] = place.split('.').map(Number);
  return index === undefined ? undefined : facts.rings[(ring ?? 0) - 1]?.[index];
}
export const isDigitField = (kind: string): boolean => '012XL'.includes(kind);
export const isRing = (place: string): boolean => place.includes('.');
/** Straights and start fields of all seats are called alike. */
export const isOwn = (place: string): boolean => place === 's' || place.startsWith('g');
export const keyOf = (place: string, seat: number): string => (isOwn(place) ? `${place}@${seat}` : place);

export const passageOf = (place: string) => facts.passages[Number(place.slice(1))];
export const lastPose = (seats: number, seat: number): string => facts.lastPoses[seats]?.[seat] ?? '';

type Held = ClockmanView['table']['digits'][number];

/** A place of a date, with the digit that fills it. */
export interface Slot {
  due: Digit | null;
  held: Digit | null;
  isLoose: boolean;
}
const template = [...'01012000'] as Digit[];

function dueSlots(ones: number): Slot[] {
  const due = [...template];
  const quota = facts.quotas[ones] ?? [];
  quota.forEach((count, digit) => {
    const word = String(digit) as Digit;
    for (let more = due.filter((each) => each === word).length; more < count; ++more) due.push(word);
  });
  return due.map((each) => ({ due: each, held: null, isLoose: false }));
}

/** The date as it is put together: its places, and the cards beyond them. */
export function dateOf(ones: number, held: Held): { slots: Slot[]; surplus: Slot[] } {
  const slots = dueSlots(ones);
  const surplus: Slot[] = [];
  for (const digit of digits) {
    const cards = [...Array<boolean>(held.date[digit]).fill(false), ...Array<boolean>(held.loose[digit]).fill(true)];
    for (const isLoose of cards) {
      const slot = slots.find((each) => each.held === null && (digit === 'X' || each.due === digit));
      if (slot === undefined) surplus.push({ due: null, held: digit, isLoose });
      else Object.assign(slot, { held: digit, isLoose });
    }
  }
  return { slots, surplus };
}

/** Event cards that a seat holds, as far as the viewer knows them, or that lie open before it. */
export function cardsOf(
  view: ClockmanView,
  where: 'hand' | 'open',
  seat: number,
): { token: string; counter: string }[] {
  return view.events.spots.flatMap((spot, at) => {
    const [place, owner, counter = ''] = spot.split(':');
    return place === where && owner === String(seat) ? [{ token: facts.deck[at] ?? '', counter }] : [];
  });
}
export const putBackCards = (view: ClockmanView): string[] =>
  view.events.spots.flatMap((spot, at) => (spot === 'under' ? [facts.deck[at] ?? ''] : []));
export const hiddenCards = (view: ClockmanView, seat: number): number =>
  Math.max(view.events.hand_sizes[seat] ?? 0, cardsOf(view, 'hand', seat).length);

/** The seat that decides, by the phase: who is asked, or whose turn it is. */
export function deciderOf({ table }: ClockmanView): number {
  return ['trade', 'others', 'pact', 'guard', 'stay', 'veto'].includes(table.phase) ? table.asked : table.turn;
}
