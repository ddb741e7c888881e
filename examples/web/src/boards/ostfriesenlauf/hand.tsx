import { isOpen, type Scene } from '../scene';
import { Front } from './card';
import { useRound, type Turned } from './race';
import { Standing } from './standing';
import { target } from '../target';
import { useWalk } from '../walk';
import { Badge } from './token';
import { backs, faceOf, shortOf, signed, stacks, wordsOf } from './words';

function Cards({ scene }: { scene: Scene }) {
  const { json, language } = scene;
  const say = wordsOf(language);
  const walk = useWalk<HTMLDivElement>();
  const held: string[] = json.hand.filter((card: string | null) => card !== null);
  return (
    <div class="lauf-cards" role="group" aria-label={say.yourHand} {...walk}>
      {held.map((card, at) => {
        const [back, face] = [card.slice(0, 1), card.slice(2)];
        const runner: number = json.table.race[Number(back) - 1].runner;
        const words = faceOf(face)[language];
        const label = say.card(say.places[Number(back) - 1] ?? '', words, scene.person(runner));
        return (
          <div
            key={`${card} ${held.indexOf(card) === at}`}
            class={`lauf-card ${isOpen(scene, ['card'], card) ? 'lauf-open' : ''}`}
            title={label}
            {...target(scene, ['card'], card, label)}
          >
            <svg viewBox="0 0 100 140" aria-hidden="true">
              <Front back={back} face={face} language={language} />
            </svg>
            <small>{words}</small>
            <small class="lauf-now">
              {say.places[Number(back) - 1]} = <Badge scene={scene} runner={runner} />
            </small>
          </div>
        );
      })}
    </div>
  );
}

function effectOf(event: any, scene: Scene): string {
  const say = wordsOf(scene.language);
  const name = scene.person(event.runner);
  if (event.kind === 'runner_moved') return say.moved(name, signed(event.from), signed(event.to));
  if (event.kind === 'runners_swapped') return say.swapped(name, scene.person(event.other));
  return event.kind === 'runner_stayed' ? say.stayed(name) : '';
}

/** What the cards of the last round did, in their order. */
function LastRound({ scene, round }: { scene: Scene; round: readonly Turned[] }) {
  const { language } = scene;
  const say = wordsOf(language);
  if (round.length === 0) return null;
  return (
    <section class="lauf-round">
      <h2>{say.lastRound}</h2>
      <ol>
        {round.map(({ runner, back, face, effects }, at) => (
          <li key={at}>
            <Badge scene={scene} runner={runner} />
            <span>
              <b>{faceOf(face)[language]}</b> {say.forPlace(say.places[Number(back) - 1] ?? '')}
              <small> {effects.map((event) => effectOf(event, scene)).filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The faces of all stacks, those that have gone struck out. */
function Faces({ scene }: { scene: Scene }) {
  const { json, language } = scene;
  const say = wordsOf(language);
  return (
    <details class="lauf-faces">
      <summary>{say.all}</summary>
      <p>{say.gone}</p>
      {backs.map((back) => {
        const left = { ...json.played[back] };
        return (
          <div key={back}>
            <b>{say.places[back - 1]}</b>
            <ul>
              {(stacks[back] ?? []).map((face, at) => {
                const isGone = left[face] > 0;
                if (isGone) --left[face];
                const words = faceOf(face)[language] + (isGone ? `, ${say.isGone}` : '');
                return (
                  <li key={at} class={isGone ? 'lauf-gone' : ''} title={words} aria-label={words}>
                    {shortOf(face, language)}
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </details>
  );
}

export const Hand = ({ scene }: { scene: Scene }) => (
  <div class="lauf-hand">{scene.seat !== null && <Cards scene={scene} />}</div>
);

export function Beside({ scene }: { scene: Scene }) {
  const round = useRound(scene);
  return (
    <div class="lauf-hand">
      <Standing scene={scene} />
      <Faces scene={scene} />
      <LastRound scene={scene} round={round} />
    </div>
  );
}
