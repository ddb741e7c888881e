import type { Scene } from '../scene';
import { pointOf, type Layout, type Spot } from './layout';

interface Way {
  colour: number;
  spots: Spot[];
}

/** The ways that marbles have just gone, field by field, and where marbles were captured. */
function trail(events: readonly any[], layout: Layout): { ways: Way[]; captured: { colour: number; spot: Spot }[] } {
  const ways: Way[] = [];
  const captured: { colour: number; spot: Spot }[] = [];
  let end = '';
  for (const { kind, colour, other, from, to } of events) {
    const spot = (place: string, seat = colour) => layout.spotOf(seat, place, 0);
    if (kind === 'marble_captured') captured.push({ colour, spot: spot(from) });
    if (kind === 'marbles_swapped') ways.push({ colour, spots: [spot(from), spot(to, other)] });
    if (kind !== 'marble_moved') continue;
    const [first, ...others] = layout.wayOf(colour, from, to).map((place) => spot(place));
    if (end === `${colour} ${from}`) ways.at(-1)?.spots.push(...others);
    else ways.push({ colour, spots: [first!, ...others] });
    end = `${colour} ${to}`;
  }
  return { ways, captured };
}

export function Trail({ scene, layout }: { scene: Scene; layout: Layout }) {
  const { ways, captured } = trail(scene.since, layout);
  const size = layout.marble;
  return (
    <g class="tock-trail" aria-hidden="true">
      {ways.map(({ colour, spots }, at) => {
        const [x, y] = pointOf(spots[0] ?? { angle: 0, radius: 0 });
        return (
          <g key={at} class={`tock-of-${colour}`}>
            <polyline class="tock-gone" points={spots.map((spot) => pointOf(spot).join()).join(' ')} />
            <circle class="tock-left" cx={x} cy={y} r={size * 0.8} />
          </g>
        );
      })}
      {captured.map(({ colour, spot }, at) => {
        const [x, y] = pointOf({ ...spot, radius: spot.radius - 420 });
        const arm = size * 0.55;
        return (
          <path
            key={at}
            class={`tock-captured tock-of-${colour}`}
            d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`}
          />
        );
      })}
    </g>
  );
}
