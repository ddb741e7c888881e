import type { View } from 'regelwerk';
import { useEffect, useState } from 'preact/hooks';
import type { NameOf } from '../boards/scene';
import { language, words } from '../page';
import { values } from '../play/computer';
import { foretold } from '../play/foretold';
import { hasHelp, setHelp } from '../play/help';
import type { Person } from '../play/people';
import type { Sitting } from '../play/sitting';

/** Shorter than a look at the board. */
const thinkingTime = 300;
/** So many moves tell what they have in common, which says nothing of the best. */
const mostCompared = 6;

interface Props {
  sitting: Sitting;
  view: View;
  nameOf: NameOf;
  person: Person;
  mayDecide: boolean;
}

/** One sentence at every decision: what the computer would do. It is as high without one, so that nothing jumps. */
export function Tip({ sitting, view, nameOf, person, mayDecide }: Props) {
  const { game, id } = sitting;
  const say = words.value;
  const spoken = language.value;
  const isWanted = hasHelp(id);
  const [told, setTold] = useState('');
  useEffect(() => {
    setTold('');
    if (!isWanted || !mayDecide) return undefined;
    const ended = new AbortController();
    values(game, view, thinkingTime, ended.signal).then(
      (all) => setTold(foretold(game, view, all.slice(0, mostCompared).map(({ move }) => move), nameOf, person, spoken)[0] ?? ''),
      () => {},
    );
    return () => ended.abort();
  }, [game, view, isWanted, mayDecide, spoken]);
  if (!isWanted) return null;
  return (
    <div class="tip">
      <p role="status">
        {told !== '' && (
          <>
            <b>{say.help.tip}</b> {told}.
          </>
        )}
      </p>
      <button type="button" class="plain" aria-label={say.help.off} title={say.help.off} onClick={() => setHelp(id, false)} />
    </div>
  );
}

/** Switches the help of a game on and off, wherever somebody has begun it. */
export function TipSwitch({ id }: { id: string }) {
  const isWanted = hasHelp(id);
  return (
    <button type="button" aria-pressed={isWanted} onClick={() => setHelp(id, !isWanted)}>
      {words.value.help.each}
    </button>
  );
}
