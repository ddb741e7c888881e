import { pace } from '../../page';
import type { Scene } from '../scene';
import { Animal } from './animals';
import { between, curve, line, type Layout, type Point } from './layout';
import { signOf, wordsOf } from './words';

const loop = (layout: Layout, share: number): string =>
  curve(Array.from({ length: layout.fields }, (_, field) => layout.across(field, share)));

const around = (layout: Layout, field: number): Point[] => [
  layout.border(field - 1, 0),
  layout.border(field - 1, 1),
  layout.across(field, 1),
  layout.border(field, 1),
  layout.border(field, 0),
  layout.across(field, 0),
];

/** The word for the start, written across its field. */
function Start({ layout, word }: { layout: Layout; word: string }) {
  const [inner, outer] = [layout.across(0, 0), layout.across(0, 1)];
  const [x, y] = between(inner, outer, 0.5);
  const angle = (Math.atan2(inner[1] - outer[1], inner[0] - outer[0]) * 180) / Math.PI;
  return (
    <>
      <polygon class="lauf-start" points={line(around(layout, 0))} />
      <text class="lauf-word" transform={`translate(${x} ${y}) rotate(${angle})`} font-size={400}>
        {word}
      </text>
    </>
  );
}

/** The surface of the track with its lanes and fields, and the numbers of the fields along its inner side. */
export function Track({ layout, language }: { layout: Layout; language: Scene['language'] }) {
  return (
    <g aria-hidden="true">
      <path class="lauf-verge" d={loop(layout, 0.5)} />
      <path class="lauf-ground" fill-rule="evenodd" d={loop(layout, 1) + loop(layout, 0)} />
      <Start layout={layout} word={wordsOf(language).start} />
      {layout.milestones.map((_, field) => (
        <polyline
          key={field}
          class={field % 5 === 4 || field % 5 === 0 ? 'lauf-border lauf-marked' : 'lauf-border'}
          points={line([layout.border(field, 0), layout.border(field, 1)])}
        />
      ))}
      {[0.25, 0.5, 0.75].map((share) => (
        <path key={share} class="lauf-lane" d={loop(layout, share)} />
      ))}
      {[0, 1].map((share) => (
        <path key={share} class="lauf-edge" d={loop(layout, share)} />
      ))}
      {layout.milestones.map(([x, y], field) => (
        <text key={field} class={field % 5 === 0 ? 'lauf-five' : 'lauf-mile'} x={x} y={y} font-size={field % 5 === 0 ? 310 : 265}>
          {field}
        </text>
      ))}
    </g>
  );
}

/** The line behind the field of the sign, in two rows of squares. */
export function Finish({ layout, sign }: { layout: Layout; sign: string }) {
  const goal = signOf(sign).field;
  const [inner, outer] = [layout.border(goal, 0), layout.border(goal, 1)];
  const long = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
  const angle = (Math.atan2(outer[1] - inner[1], outer[0] - inner[0]) * 180) / Math.PI;
  const size = long / 14;
  return (
    <g
      class="lauf-finish"
      aria-hidden="true"
      style={{ transform: `translate(${inner[0]}px, ${inner[1]}px) rotate(${angle}deg)`, transitionDuration: `${pace.value}ms` }}
    >
      <rect class="lauf-white lauf-line" x={0} y={-size} width={long} height={2 * size} />
      {Array.from({ length: 14 }, (_, at) => (
        <rect key={at} class="lauf-black" x={at * size} y={at % 2 === 0 ? -size : 0} width={size} height={size} />
      ))}
    </g>
  );
}

/** Where the sign can stand; where it stands there is a flag. */
export function Stations({ layout, sign, language }: { layout: Layout; sign: string; language: Scene['language'] }) {
  const say = wordsOf(language);
  return (
    <>
      {layout.stations.map((station) => {
        const [x, y] = station.at;
        const isGoal = station.sign === sign;
        const { field, [language]: name } = signOf(station.sign);
        const label = isGoal ? say.finish(name, field) : say.station(name, field);
        const [mileX, mileY] = layout.milestones[field] ?? [x, y];
        return (
          <g key={station.sign} class={`lauf-station ${isGoal ? 'lauf-goal' : ''}`} role="img" aria-label={label}>
            <title>{label}</title>
            <line class="lauf-lead" x1={x} y1={y} x2={x + (mileX - x) * 0.65} y2={y + (mileY - y) * 0.65} />
            <circle cx={x} cy={y} r={station.size - (isGoal ? 0 : 30)} />
            <g transform={`translate(${x} ${y}) scale(5)`}>
              <Animal sign={station.sign} />
            </g>
          </g>
        );
      })}
    </>
  );
}
