import type { Scene } from '../scene';
import { Face } from './card';
import { isOpen, useRecent } from '../scene';
import { target } from '../target';
import { cardName, dealsOf, nounOf, wordsOf } from './words';

interface Played {
  rank: string;
  seat: number;
}

/** The card on top of the discards: the last one that was seen to go there, as long as one of its rank lies there. */
function useTop(scene: Scene): Played | null {
  const top = useRecent(scene, (events) => {
    const seen = events.filter(({ kind }) => kind === 'card_played' || kind === 'card_discarded').at(-1);
    return seen === undefined ? null : ({ rank: seen.rank, seat: seen.seat } satisfies Played);
  });
  return top !== null && scene.json.discards[top.rank] > 0 ? top : null;
}

function Deck({ size, label }: { size: number; label: string }) {
  return (
    <g class="tock-deck" role="img" aria-label={label}>
      <rect class="tock-pile" x={-480} y={-670} width={960} height={1340} rx={105} />
      {size > 1 && <rect class="tock-back" x={-510} y={-640} width={960} height={1340} rx={105} />}
      {size > 0 && (
        <>
          <rect class="tock-back" x={-480} y={-670} width={960} height={1340} rx={105} />
          <rect class="tock-weave" x={-400} y={-590} width={800} height={1180} rx={70} />
          <text y={20} font-size={460}>
            {size}
          </text>
        </>
      )}
    </g>
  );
}

/** Deck and discards, and what holds for the card that is played now. */
export function Centre({ scene }: { scene: Scene }) {
  const { json, language, game } = scene;
  const { deal, seats, steps_left, ban, phase } = json.table;
  const say = wordsOf(language);
  const top = useTop(scene);
  const isSplit = game.options.seven === 'split';
  const count = Object.values<number>(json.discards).reduce((sum, each) => sum + each, 0);
  const discards = `${nounOf('discards', language)}: ${say.cards(count)}`;
  const label = top === null ? discards : `${discards}; ${say.playedBy(cardName(top.rank, isSplit, language), scene.person(top.seat))}`;
  const open = isOpen(scene, ['discard'], 'discard');
  const notice = steps_left > 0 ? `7: ${say.stepsLeft(steps_left)}` : ban && phase === 'play' ? `10: ${say.ban}` : '';
  return (
    <g class="tock-centre">
      <g transform="translate(4400 4950)">
        <Deck size={json.deck_size} label={`${nounOf('deck', language)}: ${say.cards(json.deck_size)}`} />
      </g>
      <g transform="translate(5600 4950)" class={`tock-discards ${open ? 'tock-open' : ''}`} {...target(scene, ['discard'], 'discard', label)}>
        <title>{label}</title>
        <rect class="tock-pile" x={-480} y={-670} width={960} height={1340} rx={105} />
        {top !== null && (
          <svg x={-480} y={-672} width={960} height={1344} viewBox="0 0 100 140" aria-hidden="true">
            <Face rank={top.rank} isSplit={isSplit} />
          </svg>
        )}
        <rect class="tock-halo" x={-530} y={-720} width={1060} height={1440} rx={130} />
      </g>
      <text class="tock-caption" x={4250} y={5830} font-size={265}>
        {say.deck}
      </text>
      <text class="tock-caption" x={5700} y={5830} font-size={265}>
        {count} {say.played}
      </text>
      <text class="tock-caption" x={5000} y={3950} font-size={300}>
        {say.deal(deal + 1, dealsOf(seats).length)}
      </text>
      {notice !== '' && (
        <text class="tock-notice" x={5000} y={6300} font-size={350}>
          {notice}
        </text>
      )}
    </g>
  );
}
