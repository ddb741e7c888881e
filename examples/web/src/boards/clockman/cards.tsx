// The viewer's cards: symbols by their poses, events with what they say.
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { cardsOf, facts, poses } from './facts';
import { cardName, cardText } from './labels';
import { KindSign, Pose } from './marks';
import { pressable } from './press';
import { wordsIn } from './words';

/** All five poses have their place, so that what is missing is seen and nothing jumps. */
export function SymbolCards({ scene }: { scene: Scene }) {
  const noun = facts.nouns['symbol']?.[scene.language] ?? '';
  const walk = useWalk<HTMLDivElement>();
  return (
    <div class="clockman-symbols" {...walk}>
      {poses.map((pose) => {
        const count: number = scene.json.symbols[pose] ?? 0;
        const made = pressable(scene, ['symbol'], pose, `${noun} ${pose}: ${count}`, 'clockman-symbol');
        return (
          <div key={pose} {...made} data-count={count}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Pose pose={pose} r={34} />
            </svg>
            <b>{count > 0 ? `× ${count}` : '–'}</b>
          </div>
        );
      })}
    </div>
  );
}

interface CardProps {
  scene: Scene;
  token: string;
  counter?: string;
  isShort?: boolean;
}

/** An event card; pressed, it is played or pays. */
export function EventCard({ scene, token, counter = '', isShort = false }: CardProps) {
  const { language } = scene;
  const mode = facts.cards[token]?.mode ?? 'open';
  const name = cardName(scene, token);
  const left = counter === '' ? '' : wordsIn(language).left(counter);
  const made = pressable(scene, ['card'], token, [name, left].filter(Boolean).join(', '), 'clockman-event');
  return (
    <div {...made} title={cardText(scene, token)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <KindSign kind="E" size={86} />
      </svg>
      <div>
        <b>{name}</b>
        <small>
          {facts.modes[mode][language]}
          {left !== '' && ` · ${left}`}
        </small>
        {!isShort && <p>{cardText(scene, token)}</p>}
      </div>
    </div>
  );
}

export function EventCards({ scene, seat }: { scene: Scene; seat: number }) {
  const held = cardsOf(scene.json, 'hand', seat);
  const walk = useWalk<HTMLDivElement>();
  return (
    <div class="clockman-events" {...walk}>
      {held.length === 0 && <p class="clockman-none">{wordsIn(scene.language).noEvents}</p>}
      {held.map(({ token }, at) => (
        <EventCard key={`${token} ${at}`} scene={scene} token={token} />
      ))}
    </div>
  );
}
