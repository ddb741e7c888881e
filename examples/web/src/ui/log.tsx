import type { Viewer } from 'regelwerk';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tellerOf } from '../learn/books';
import { addressOf, language, words } from '../page';
import type { Person } from '../play/people';
import type { Sitting } from '../play/sitting';
import { set, setting } from '../play/store';

interface Props {
  sitting: Sitting;
  person: Person;
  length: number;
  viewer: Viewer;
  shown: number | null;
  onShow: (at: number) => void;
}

/** How many of the last moves are told; earlier ones can be looked at move by move. */
const mostLines = 60;

/** How many of the last moves stay where they are read aloud. */
const mostSpoken = 20;

/** How much of a sitting each viewer has heard. */
export type Heard = Map<Viewer, number>;

interface Spoken {
  at: number;
  text: string;
}

/**
 * Reads aloud what is new, in the order in which it happened: nothing of what was there when the page opened, nor when
 * only the language changes or a move is taken back. The list itself, the last first, would be read in the wrong order.
 */
export function Aloud({ sitting, person, length, viewer, heard }: Pick<Props, 'sitting' | 'person' | 'length' | 'viewer'> & { heard: Heard }) {
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);
  useEffect(() => {
    const from = heard.get(viewer) ?? length;
    heard.set(viewer, length);
    const first = Math.max(from, length - mostSpoken);
    const fresh = Array.from({ length: Math.max(0, length - first) }, (_, at) => ({
      at: first + at,
      text: sitting.told(first + at, viewer, language.value, person).sentences.join('; '),
    }));
    setSpoken((before) => [...before.filter(({ at }) => at < first), ...fresh].slice(-mostSpoken));
  }, [sitting, length, viewer]);
  return (
    <div class="aloud" role="log" aria-live="polite" aria-relevant="additions" aria-label={words.value.log}>
      {spoken.map(({ at, text }) => text !== '' && <p key={at}>{text}</p>)}
    </div>
  );
}

/** What happened, as the viewer was told it, the last first. */
export function Log({ sitting, person, length, viewer, shown, onShow }: Props) {
  // On narrow screens only the last line is seen, until somebody wants more.
  const [isOpen, setOpen] = useState(false);
  const [withRules, setRules] = useState(setting('log rules') === 'shown');
  const toggleRules = () => {
    set('log rules', withRules ? 'hidden' : 'shown');
    setRules(!withRules);
  };
  const first = Math.max(0, length - mostLines);
  const lines = useMemo(
    () =>
      Array.from({ length: length - first }, (_, at) => ({
        at: first + at,
        ...sitting.told(first + at, viewer, language.value, person),
      }))
        .filter(({ sentences }) => sentences.length > 0)
        .reverse(),
    [sitting, length, viewer, language.value],
  );
  // What laid the game out is one line.
  const begins = sitting.states.findIndex((state) => typeof sitting.game.actor(state) === 'number');
  const [played, laidOut] = [lines.filter(({ at }) => at >= begins), lines.filter(({ at }) => at < begins)];
  /** What was taken back between a line and the next one, which stands above it. */
  const marked = (at: number, next = Infinity) =>
    sitting.looked
      .filter((looked, index, all) => looked > at && looked <= next && all.indexOf(looked) === index)
      .map((looked) => (
        <li key={`looked ${looked}`} class="taken-back">
          {words.value.friendly.marked}
        </li>
      ));
  const line = ({ at, sentences, rules }: (typeof lines)[number]) => (
    <li key={at} value={at + 1}>
      {sentences.join('; ')}{' '}
      <small hidden={!withRules}>
        {rules.map((rule) => (
          <a key={rule} href={addressOf('learn', tellerOf(sitting.title, rule), rule)}>
            {rule}
          </a>
        ))}
      </small>
    </li>
  );
  return (
    <section class={isOpen ? 'log open' : 'log'} aria-labelledby="log">
      <div class="log-head">
        <h2 id="log">{words.value.log}</h2>
        <input
          type="range"
          min={0}
          max={length}
          value={shown ?? length}
          aria-label={words.value.review}
          onInput={(event) => onShow(Number(event.currentTarget.value))}
        />
        <button type="button" class="plain rules-too" aria-pressed={withRules} onClick={toggleRules}>
          {words.value.options}
        </button>
        <button type="button" class="plain opens" aria-label={words.value.openLog} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </div>
      <ol reversed tabindex={0} aria-labelledby="log">
        {played.length === 0 && marked(-1)}
        {played.flatMap((each, index) => [...marked(each.at, played[index - 1]?.at), line(each)])}
        {laidOut.length < 2 ? (
          laidOut.map(line)
        ) : (
          <li value={begins}>
            <details>
              <summary>{words.value.setupFacts}</summary>
              <ol reversed>{laidOut.map(line)}</ol>
            </details>
          </li>
        )}
      </ol>
    </section>
  );
}
