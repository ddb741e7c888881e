import type { Viewer } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { language, words } from '../page';
import type { Sitting } from '../play/sitting';

/** Of a whole deal the last draws are told. */
const mostTold = 5;

interface Props {
  sitting: Sitting;
  /** The position that chance has led to. */
  at: number;
  viewer: Viewer;
}

/** What chance has drawn since somebody last decided. It is there to be seen: the log is what is read aloud. */
export function Drawn({ sitting, at, viewer }: Props) {
  const told = useMemo(() => {
    const first = sitting.drawsBefore(at);
    const all = Array.from({ length: at - first }, (_, draw) => sitting.told(first + draw, viewer, language.value).sentences);
    return all.flat().slice(-mostTold);
  }, [sitting, at, viewer, language.value]);
  if (told.length === 0) return null;
  return (
    <div class="drawn">
      <b>{words.value.drawn}</b>
      <ul>
        {told.map((sentence, index) => (
          <li key={`${at} ${index}`}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
