import { indexOf, rankOf } from './words';

/** What a card does, as small pictures: a marble brought in, a number of fields, a swap, a ban. */
function Effects({ rank, isSplit }: { rank: string; isSplit: boolean }) {
  const { enters, forward, backward, steps, swaps, bans } = rankOf(rank);
  const number = forward > 0 ? `+${forward}` : backward > 0 ? `−${backward}` : steps > 0 ? (isSplit ? `${steps}×1` : `1–${steps}`) : '';
  const middle = enters || bans ? 84 : 76;
  return (
    <>
      {enters && (
        <g class="tock-icon" transform="translate(50 48)">
          <circle class="tock-solid" cy={-9} r={9} />
          <path d="M-17 8a17 8 0 0 0 34 0M0 4v10M-5 10l5 5l5-5" />
        </g>
      )}
      {number !== '' && (
        <text class="tock-effect" x={50} y={middle} font-size={number.length > 2 ? 31 : 37}>
          {number}
        </text>
      )}
      {swaps && (
        <g class="tock-icon" transform="translate(50 72)">
          <circle class="tock-solid" cx={-22} r={9} />
          <circle cx={22} r={9} />
          <path d="M-20-16q20-14 38 0m-1-8l1 8l-8 1M20 16q-20 14-38 0m1 8l-1-8l8-1" />
        </g>
      )}
      {bans && (
        <g class="tock-icon" transform="translate(50 48)">
          <rect x={-8} y={-11} width={16} height={22} rx={2} />
          <path d="M-15 15L15-15" />
        </g>
      )}
    </>
  );
}

/** The front of a card, 100 wide and 140 high. */
export function Face({ rank, isSplit }: { rank: string; isSplit: boolean }) {
  const index = indexOf(rank);
  return (
    <g class="tock-face">
      <rect class="tock-front" x={1.5} y={1.5} width={97} height={137} rx={11} />
      <text class="tock-index" x={index.length > 1 ? 25 : 20} y={25} font-size={index.length > 1 ? 31 : 33}>
        {index}
      </text>
      <g transform="rotate(180 50 70)">
        <text class="tock-index" x={index.length > 1 ? 25 : 20} y={25} font-size={index.length > 1 ? 31 : 33}>
          {index}
        </text>
      </g>
      <Effects rank={rank} isSplit={isSplit} />
    </g>
  );
}
