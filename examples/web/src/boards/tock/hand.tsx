import type { Scene } from '../scene';
import { isOpen } from '../scene';
import { Face } from './card';
import { Seats } from './seats';
import { isChosen, target } from '../target';
import { useWalk } from '../walk';
import { cardName, copies, indexOf, rankOf, ranks, wordsOf } from './words';

const letters = Object.keys(ranks).sort((one, other) => order(one) - order(other));

/** The order in which hands are sorted: by what they count, the court last. */
function order(letter: string): number {
  return letter === 'A' ? 1 : Number(rankOf(letter).en) || 11 + 'JQK'.indexOf(letter);
}

function Cards({ scene }: { scene: Scene }) {
  const { json, language, game } = scene;
  const isSplit = game.options.seven === 'split';
  const held = letters.flatMap((letter) => Array.from({ length: json.hand[letter] ?? 0 }, (_, copy) => ({ letter, copy })));
  const say = wordsOf(language);
  const walk = useWalk<HTMLDivElement>();
  return (
    <div class={`tock-cards ${scene.open.size > 0 ? 'tock-choosing' : ''}`} role="group" aria-label={say.yourHand} {...walk}>
      {held.map(({ letter, copy }) => {
        const label = cardName(letter, isSplit, language);
        const chosen = copy === 0 && isChosen(scene, 'card', letter);
        const state = `${isOpen(scene, ['card'], letter) ? 'tock-open' : ''} ${chosen ? 'tock-chosen' : ''}`;
        return (
          <div key={`${letter}${copy}`} class={`tock-card ${state}`} title={label} {...target(scene, ['card'], letter, label, { chosen })}>
            <svg viewBox="0 0 100 140" aria-hidden="true">
              <Face rank={letter} isSplit={isSplit} />
            </svg>
          </div>
        );
      })}
      {held.length === 0 && <p class="tock-none">{say.noCards}</p>}
    </div>
  );
}

/** What is done with a chosen card but for moving a marble. */
function Actions({ scene }: { scene: Scene }) {
  const say = wordsOf(scene.language);
  const walk = useWalk<HTMLDivElement>();
  const all = [
    { kind: 'enter', text: 'in', label: say.enter },
    { kind: 'give', text: 'give', label: say.give },
    { kind: 'discard', text: 'discard', label: say.discard },
  ].filter(({ kind, text }) => isOpen(scene, [kind], text));
  if (all.length === 0) return null;
  return (
    <div class="tock-actions" {...walk}>
      {all.map(({ kind, text, label }) => (
        <button key={kind} type="button" {...target(scene, [kind], text, label)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** How many of every rank have gone, so that nobody has to remember it. */
function Gone({ scene }: { scene: Scene }) {
  const { json, language } = scene;
  const say = wordsOf(language);
  return (
    <div class="tock-gone-cards" role="group" aria-label={say.outOf}>
      <small>{say.outOf}</small>
      <ul>
        {letters.map((letter) => {
          const count = json.discards[letter] ?? 0;
          const label = say.countOf(rankOf(letter)[language], count, copies);
          return (
            <li key={letter} title={label} aria-label={label}>
              <b>{indexOf(letter)}</b>
              <svg viewBox="0 0 22 22" aria-hidden="true">
                {Array.from({ length: copies }, (_, at) => (
                  <rect
                    key={at}
                    class={at < count ? 'tock-out' : 'tock-in'}
                    x={at % 2 === 0 ? 1 : 12}
                    y={at < 2 ? 1 : 12}
                    width={9}
                    height={9}
                    rx={2}
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the signs of the board mean, as they are drawn there. */
function Signs({ scene: { language, seat } }: { scene: Scene }) {
  const { signs, signOf } = wordsOf(language);
  const drawn = [
    [<path class="tock-acts" d="M300 0L-180 -300V300Z" />, signOf.acts],
    [<><circle class="tock-guard" r={330} /><circle class="tock-round" r={215} /></>, signOf.guarded],
    [<circle class="tock-entrance" r={240} />, signOf.entrance],
    [<path class="tock-captured" d="M-200 -200L200 200M200 -200L-200 200" />, signOf.captured],
  ] as const;
  return (
    <details class={`tock-signs legend tock-of-${seat ?? 0}`}>
      <summary>{signs}</summary>
      <ul>
        {drawn.map(([sign, word]) => (
          <li key={word}>
            <svg viewBox="-400 -400 800 800" aria-hidden="true">
              {sign}
            </svg>{' '}
            {word}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Hand({ scene }: { scene: Scene }) {
  return (
    <div class="tock-hand">
      {scene.seat !== null && <Cards scene={scene} />}
      <Actions scene={scene} />
    </div>
  );
}

export function Beside({ scene }: { scene: Scene }) {
  const { json, language } = scene;
  const say = wordsOf(language);
  const { gave, received } = json;
  return (
    <div class="tock-hand">
      <Seats scene={scene} />
      <Gone scene={scene} />
      <Signs scene={scene} />
      {(gave ?? received) !== null && (
        <p class="tock-gifts">
          {gave !== null && say.gave(rankOf(gave)[language])} {received !== null && say.received(rankOf(received)[language])}
        </p>
      )}
    </div>
  );
}
