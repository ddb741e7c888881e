import type { Viewer } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { language, words } from '../page';
import type { Sitting } from '../play/sitting';

interface Props {
  sitting: Sitting;
  length: number;
  viewer: Viewer;
  shown: number | null;
  onShow: (at: number) => void;
}

/** How many of the last moves are told; earlier ones can be looked at move by move. */
const mostLines = 60;

/** What happened, as the viewer was told it, the last first. */
export function Log({ sitting, length, viewer, shown, onShow }: Props) {
  const first = Math.max(0, length - mostLines);
  const lines = useMemo(
    () =>
      Array.from({ length: length - first }, (_, at) => ({
        at: first + at,
        ...sitting.told(first + at, viewer, language.value),
      })).reverse(),
    [sitting, length, viewer, language.value],
  );
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{words.value.log}</h2>
      <input
        type="range"
        min={0}
        max={length}
        value={shown ?? length}
        aria-label={words.value.review}
        onInput={(event) => onShow(Number(event.currentTarget.value))}
      />
      <ol reversed aria-live="polite" tabindex={0} aria-labelledby="log">
        {lines.map(({ at, sentences, rules }) => (
          <li key={at}>
            {sentences.join('; ')} <small>{rules.join(' ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
