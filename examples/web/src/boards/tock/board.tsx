import { useMemo } from 'preact/hooks';
import { pace } from '../../page';
import { Fitted } from '../fitted';
import { useGait } from '../gait';
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { Centre } from './centre';
import { layoutOf, pointOf, turned, type Layout, type Site, type Spot } from './layout';
import { legsOf, useMarbles, type Marble } from './marbles';
import { Targets } from './targets';
import { Trail } from './trail';
import { wordsOf } from './words';

function Field({ site }: { site: Site }) {
  const [x, y] = pointOf(site.spot);
  const own = site.seat === undefined ? '' : `tock-of tock-of-${site.seat}`;
  return <circle class={`tock-${site.role ?? site.kind} ${own}`} cx={x} cy={y} r={site.size} />;
}

/** The hollow way that the four fields of a lane lie in, open towards its entrance. */
function Lane({ sites, seat }: { sites: readonly Site[]; seat: number }) {
  const lane = sites.filter((site) => site.kind === 'lane' && site.seat === seat);
  const entrance = sites.find((site) => site.role === 'entrance' && site.seat === seat);
  const [from, to] = [entrance ?? lane[0], lane.at(-1)].map((site) => pointOf(site?.spot ?? { angle: 0, radius: 0 }));
  if (from === undefined || to === undefined) return null;
  return <line class={`tock-way tock-of-${seat}`} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />;
}

/** Points from the middle to the area of whoever acts. */
const arrow = 'M0 0L-330 -260V260Z';

function Area({ site, start, acts, layout }: { site: Site; start: Spot; acts: boolean; layout: Layout }) {
  const [x, y] = pointOf(site.spot);
  const [a, b] = pointOf(start);
  const inward = pointOf({ ...site.spot, radius: site.spot.radius - site.size - 60 });
  return (
    <g class={`tock-of-${site.seat}`}>
      <line class="tock-spoke" x1={x} y1={y} x2={a} y2={b} />
      <circle class="tock-area" cx={x} cy={y} r={site.size} />
      {[0, 1, 2, 3].map((hollow) => {
        const [cx, cy] = pointOf(layout.spotOf(site.seat ?? 0, '-', hollow));
        return <circle key={hollow} class="tock-hollow" cx={cx} cy={cy} r={185} />;
      })}
      {acts && <path class="tock-acts" d={arrow} transform={`translate(${inward[0]} ${inward[1]}) rotate(${site.spot.angle})`} />}
    </g>
  );
}

function Ball({ marble, radius, letter }: { marble: Marble; radius: number; letter: string }) {
  const size = marble.place === '-' ? Math.min(radius, 195) : radius;
  return (
    <g
      class={`tock-ball tock-of-${marble.seat}`}
      data-piece={marble.id}
      style={{ transform: turned(marble.spot), transitionDuration: `${pace.value}ms` }}
    >
      {marble.isGuarded && <circle class="tock-guard" r={size + 85} />}
      <circle class="tock-round" r={size} />
      <ellipse class="tock-shine" cx={-size * 0.35} cy={-size * 0.5} rx={size * 0.28} ry={size * 0.16} />
      <text y={15} font-size={Math.max(265, size * 1.4)}>
        {letter}
      </text>
    </g>
  );
}

/** The round board: the ring, lanes and start areas inside of it, the cards in the middle. */
export function Board({ scene }: { scene: Scene }) {
  const layout = useMemo(() => layoutOf(scene.game), [scene.game]);
  const marbles = useMarbles(scene, layout);
  const walk = useWalk<SVGSVGElement>(layout.keys);
  useGait(walk.ref, scene, legsOf(scene.last, marbles, layout));
  const { turn, phase } = scene.json.table;
  const seats = Array.from({ length: layout.seats }, (_, seat) => seat);
  const { sites, middle } = layout;
  const areas = sites.filter(({ kind }) => kind === 'area');
  const fields = sites.filter(({ kind }) => kind !== 'area');
  return (
    <Fitted scene={scene} side={10000} piece={layout.pitch} letter={265}>
    <svg class="board tock" viewBox="0 0 10000 10000" role="group" aria-label={wordsOf(scene.language).board} {...walk}>
      <circle class="tock-disc" cx={middle} cy={middle} r={4940} />
      <circle class="tock-groove" cx={middle} cy={middle} r={sites[0]?.spot.radius} />
      <circle class="tock-field" cx={middle} cy={middle} r={2030} />
      {seats.map((seat) => (
        <Lane key={seat} sites={sites} seat={seat} />
      ))}
      {areas.map((site) => {
        const start = sites.find(({ role, seat }) => role === 'start' && seat === site.seat)?.spot ?? site.spot;
        const acts = turn === site.seat && phase !== 'deal' && phase !== 'over';
        return <Area key={site.seat} site={site} start={start} acts={acts} layout={layout} />;
      })}
      {fields.map((site, at) => (
        <Field key={at} site={site} />
      ))}
      {layout.numbers.map(({ text, spot }) => {
        const [x, y] = pointOf(spot);
        return (
          <text key={text} class="tock-number" x={x} y={y} font-size={265} aria-hidden="true">
            {text}
          </text>
        );
      })}
      <Trail scene={scene} layout={layout} />
      <Centre scene={scene} />
      {marbles.map((marble) => (
        <Ball key={marble.id} marble={marble} radius={layout.marble} letter={scene.letter(marble.seat)} />
      ))}
      <Targets scene={scene} layout={layout} marbles={marbles} />
    </svg>
    </Fitted>
  );
}
