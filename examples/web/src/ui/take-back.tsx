import type { Move } from 'regelwerk';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { language, words } from '../page';
import type { Person } from '../play/people';
import type { Room } from '../play/room';
import type { Sitting } from '../play/sitting';
import { fineAmongFriends, toYou } from './friendly';

interface Asked {
  room: Room;
  sitting: Sitting;
  /** Who would take back; null if nobody here plays. */
  seat: number | null;
  person: Person;
  /** Looks at a position. */
  onShow: (at: number) => void;
  /** Plays on from a position as another game. */
  onBranch: (at: number) => void;
  /** Moves were taken back or played again; what there is to tell of it, if anything. */
  onMoved: (told: string) => void;
}
interface TakeBack {
  button: VNode;
  /** Plays again what was taken back. */
  again: VNode | false;
  /** Why not, and what there is instead. */
  refused: VNode;
  /** Another move was made: nothing can be played again. */
  forget: () => void;
}

/** Lets somebody take back the last decision, and play it again. */
export function useTakeBack({ room, sitting, seat, person, onShow, onBranch, onMoved }: Asked): TakeBack {
  const say = words.value;
  const spoken = language.value;
  const { length } = sitting;
  /** The length at which somebody wanted to take back what cannot be. */
  const [asked, setAsked] = useState<number | null>(null);
  /** What was taken back of this sitting, the last at the end: from which move on, and the moves. */
  const [undone, setUndone] = useState<{ of: Sitting; all: readonly { at: number; moves: readonly Move[] }[] }>({ of: sitting, all: [] });
  const isHere = room.role.value === 'playing';
  const decided = seat === null ? null : sitting.lastDecision(seat);
  const whyNot = useMemo(() => (seat === null ? '' : sitting.whyNotTakeBack(seat, spoken)), [sitting, length, seat, spoken]);
  const isAllowed = whyNot === null || (sitting.isFriendly && decided !== null);
  const fine = useMemo(
    () => (isAllowed && whyNot !== null && seat !== null ? fineAmongFriends(sitting, seat, whyNot, person) : undefined),
    [isAllowed, whyNot, sitting, length, seat],
  );
  const takenBack = undone.of === sitting ? undone.all : [];
  const [last] = takenBack.slice(-1).filter((each) => each.at === length);
  const takeBack = () => {
    if (seat === null || room.role.value !== 'playing') return;
    if (!isAllowed) return setAsked(length);
    const moves = sitting.takeBack(seat);
    setUndone({ of: sitting, all: [...takenBack, { at: sitting.length, moves }] });
    onMoved(fine ?? '');
  };
  const playAgain = () => {
    if (room.role.value !== 'playing') return;
    for (const move of last?.moves ?? []) sitting.play(move);
    setUndone({ of: sitting, all: takenBack.slice(0, -1) });
    onMoved('');
  };
  const button = (
    <button type="button" disabled={decided === null || !isHere} class={isAllowed ? undefined : 'unlikely'} title={fine} onClick={takeBack}>
      {say.takeBack}
    </button>
  );
  const again = isHere && last !== undefined && (
    <button type="button" onClick={playAgain}>
      {say.playAgain}
    </button>
  );
  const refused = (
    <div role="status">
      {asked === length && decided !== null && whyNot !== null && !isAllowed && (
        <div class="no-way-back">
          <p>{say.noTakeBack(toYou(whyNot, person))}</p>
          <button type="button" onClick={() => onShow(decided)}>
            {say.lookAtDecision}
          </button>
          <button type="button" onClick={() => onBranch(decided)}>
            {say.branchAtDecision}
          </button>
          <button type="button" class="plain" aria-label={say.close} onClick={() => setAsked(null)}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
  return { button, again, refused, forget: () => setUndone({ of: sitting, all: [] }) };
}
