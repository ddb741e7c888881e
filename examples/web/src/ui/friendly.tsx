// Taking back among friends: also where something was seen since, which the game then says of itself.
import { language, words } from '../page';
import { withNames, type Person } from '../play/people';
import type { Sitting } from '../play/sitting';

interface ChoiceProps {
  isFriendly: boolean;
  onChange: (isFriendly: boolean) => void;
}
/** Whether everybody may take back, whatever was seen. */
export function FriendlyChoice({ isFriendly, onChange }: ChoiceProps) {
  return (
    <label class="flag">
      <input type="checkbox" name="friendly" checked={isFriendly} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {words.value.friendly.choice}
    </label>
  );
}

/** Why something cannot be taken back, to whoever would: the library speaks of seats. */
export const toYou = (why: string, person: Person): string =>
  withNames(why, person).replaceAll('another seat', 'somebody else').replaceAll('the seat', 'you').replaceAll('dem Spieler', 'dir');

/** What somebody has seen since a decision, and that it is fine; `why` is the library's reason against it. */
export function fineAmongFriends(sitting: Sitting, seat: number, why: string, person: Person): string {
  const { friendly } = words.value;
  const { game, length } = sitting;
  const from = sitting.lastDecision(seat) ?? length;
  const since = Array.from({ length: length - from }, (_, at) => from + at).filter((at) => game.actor(sitting.state(at)) !== seat);
  const drawn = since.filter((at) => game.actor(sitting.state(at)) === 'chance');
  const [seen] = (drawn.length > 0 ? drawn : since).flatMap((at) => sitting.drawn(at, seat, language.value, person));
  return seen === undefined ? friendly.fine(toYou(why, person)) : friendly.seen(seen);
}
