import type { Viewer } from 'regelwerk';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../page';
import type { Sitting } from '../play/sitting';
import { chooseSound, isSounding, sound, soundOf } from '../play/sound';

/** Whether anything is heard, kept like the pace. */
export function SoundChoice() {
  return (
    <label class="field">
      <span>{words.value.sound}</span>
      <input type="checkbox" name="sound" checked={isSounding.value} onChange={(event) => chooseSound(event.currentTarget.checked)} />
    </label>
  );
}

/** Lets the last move be heard, and that somebody here has to decide; nothing of what was there when the page opened. */
export function Sounds({ sitting, length, viewer, mayDecide }: { sitting: Sitting; length: number; viewer: Viewer; mayDecide: boolean }) {
  const heard = useRef({ sitting, length });
  useEffect(() => {
    const before = heard.current;
    heard.current = { sitting, length };
    if (before.sitting !== sitting || length <= before.length || !sitting.hasBegun) return;
    const kinds = sitting.happened(length - 1, viewer).map(({ kind }) => kind);
    const made = soundOf(kinds);
    if (sitting.actor === 'nobody') sound('end');
    else if (made !== null) sound(made);
    if (mayDecide && sitting.game.actor(sitting.state(before.length)) !== sitting.actor) sound('turn');
  }, [sitting, length]);
  return null;
}
