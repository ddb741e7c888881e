import type { Scene } from '../scene';

import { Badge } from './token';
import { backs, signed, wordsOf } from './words';

/** The backs of somebody's cards, which all may see. */
function Backs({ sizes, label }: { sizes: readonly number[]; label: string }) {
  const cards = backs.flatMap((back) => Array.from({ length: sizes[back - 1] ?? 0 }, () => back));
  return (
    <svg class="lauf-backs" viewBox="0 0 95 25" role="img" aria-label={label}>
      <title>{label}</title>
      {cards.map((back, at) => (
        <g key={at} transform={`translate(${at * 19} 0)`}>
          <rect class="lauf-back" x={0.5} y={0.5} width={16.5} height={24} rx={2.5} />
          <text class="lauf-on-band" x={8.7} y={13} font-size={15}>
            {back}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The race from first to last: who is where, holds what, and what they have to do. */
export function Standing({ scene }: { scene: Scene }) {
  const { json, language, game, seat: viewer } = scene;
  const { race, turn, phase } = json.table;
  const say = wordsOf(language);
  const acting = phase === 'draw' || phase === 'lay' || phase === 'card' ? race[race.length - 1 - turn]?.runner : undefined;
  return (
    <ol class="lauf-standing">
      {race.map(({ runner, position }: { runner: number; position: number }, place: number) => {
        const isOwned = runner < game.seats;
        const acts = acting === runner;
        const sizes: number[] = json.hand_sizes[runner];
        const held = backs.filter((back) => (sizes[back - 1] ?? 0) > 0).map((back) => say.hand(sizes[back - 1] ?? 0, back));
        const notes = [
          isOwned ? '' : say.nobody,
          runner === viewer ? say.you : '',
          acts && isOwned ? (phase === 'lay' ? say.lay : say.draw) : '',
        ].filter(Boolean);
        return (
          <li key={place} class={acts ? 'lauf-acts' : ''}>
            <b>{say.places[place]}</b>
            <Badge scene={scene} runner={runner} />
            <b>{scene.person(runner)}</b>
            <small>{notes.join(' · ')}</small>
            <span class="lauf-position">{say.field(signed(position))}</span>
            {held.length > 0 ? <Backs sizes={sizes} label={held.join(', ')} /> : <span class="lauf-backs" />}
          </li>
        );
      })}
    </ol>
  );
}
