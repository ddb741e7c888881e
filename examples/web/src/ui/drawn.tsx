import type { Viewer } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { language, words } from '../page';
import type { Person } from '../play/people';
import type { Sitting } from '../play/sitting';

/** Of a whole deal the last draws are told, alike ones as one. */
const mostTold = 2;

/** Sentences, those that are said several times in a row once, with how often. */
function counted(sentences: readonly string[]): string[] {
  const runs: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.sentence === sentence) ++run.times;
    else runs.push({ sentence, times: 1 });
  }
  return runs.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence} × ${times}`));
}

interface Props {
  sitting: Sitting;
  person: Person;
  /** The position that chance has led to. */
  at: number;
  viewer: Viewer;
}

/** What chance has drawn last. It is there to be seen: the log is what is read aloud. */
export function Drawn({ sitting, person, at, viewer }: Props) {
  const { told, isPast } = useMemo(() => {
    // They stay, so that what is pressed does not jump whenever they come and go.
    const { first, end } = sitting.draws(at, at);
    // What was laid out before anybody decided is on the board.
    if (first === 0 && end < at) return { told: [], isPast: true };
    const all = Array.from({ length: end - first }, (_, draw) => sitting.drawn(first + draw, viewer, language.value, person));
    return { told: counted(all.flat()).slice(-mostTold), isPast: end < at };
  }, [sitting, at, viewer, language.value]);
  if (told.length === 0) return null;
  return (
    <div class={isPast ? 'drawn past' : 'drawn'} tabIndex={0} role="group" aria-labelledby="drawn">
      <b id="drawn">{words.value.drawn}</b>
      <ul>
        {told.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
