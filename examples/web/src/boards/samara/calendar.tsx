// The months in view, NOW at the left, with the workers that stand in them, the nearest to the board at the top.
import type { Board as Geometry } from 'regelwerk';
import { pace } from '../../page';
import type { Leg } from '../gait';
import { target } from '../target';
import { lastMonth, type Scene } from './facts';
import { Figure } from './icons';
import { fitted, Target } from './target';
import { describeWorker } from './telling';
import { journeysOf, movedSpots, type Journey, type Worker } from './workers';
import { wordsIn } from './words';

type Place = Geometry['places'][number];

const head = 400;

function Month({ place, ahead, scene }: { place: Place; ahead: number; scene: Scene }) {
  const [x, y, width, height] = place.box;
  const say = wordsIn(scene.language);
  const inView = ahead <= lastMonth(scene);
  const label = ahead === 0 ? say.now : `+${ahead}`;
  // The calendar is of two boards laid end to end.
  const isEdge = ahead > 0 && ahead === scene.json.table.months;
  return (
    <g class={`samara-month ${ahead === 0 ? 'now' : ''} ${inView ? '' : 'beyond'}`} aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} rx={50} />
      {inView && (
        <text x={x + width / 2} y={y + head / 2} font-size={fitted(label, width - 80, 290)}>
          {label}
        </text>
      )}
      {isEdge && <line class="samara-edge" x1={x - 20} x2={x - 20} y1={y - 60} y2={y + height} />}
    </g>
  );
}

/** A worker in words that parts have: as a helper in NOW, and as one that a tile asks for. */
function partsOf({ month, place }: Worker, phase: string): [string, string] {
  return phase === 'action' && month === 0 ? ['helper', `+${place}`] : ['worker', `${month}.${place}`];
}

/** How far apart workers of a month stand. */
const stepOf = ({ box }: Place, beside: number): number => Math.min(560, (box[3] - head - 40) / beside);
const besideIn = (workers: readonly Worker[], month: number): number => workers.filter((worker) => worker.month === month).length;
/** The corner of a worker's token, were it in a month in the row in which it stands now. */
function cornerOf(places: readonly Place[], workers: readonly Worker[], worker: Worker, month: number): [number, number] {
  const [here, there] = [places[worker.month], places[month]];
  if (here === undefined || there === undefined) return [0, 0];
  return [there.box[0] + 25, here.box[1] + head + worker.place * stepOf(here, besideIn(workers, worker.month))];
}

/** How the last move led workers, month by month. */
export const legsOf = (events: Scene['last'], workers: readonly Worker[], places: readonly Place[]): Leg[] =>
  journeysOf(events, workers).map(({ worker, from, to }) => ({
    piece: String(worker.id),
    stops: Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => {
      const [x, y] = cornerOf(places, workers, worker, from + at * Math.sign(to - from));
      return `translate(${x}px, ${y}px)`;
    }),
  }));

/** The way of a worker, below all that stands there. */
function Way({ journey: { worker, from, to }, places, workers }: { journey: Journey; places: readonly Place[]; workers: readonly Worker[] }) {
  const [a, b] = [from, to].map((month) => cornerOf(places, workers, worker, month));
  if (a === undefined || b === undefined || from === to) return null;
  const y = a[1] + 0.5 * stepOf(places[worker.month]!, besideIn(workers, worker.month)) - 18;
  return (
    <g class={`samara-gone samara-seat-${worker.seat}`} aria-hidden="true">
      <line x1={a[0] + 380} y1={y} x2={b[0] + 40} y2={y} />
      <circle cx={a[0] + 380} cy={y} r={90} />
    </g>
  );
}

interface TokenProps {
  worker: Worker;
  place: Place;
  /** The index of the place in the geometry. */
  at: number;
  /** How many stand in its month. */
  beside: number;
  hasMoved: boolean;
  scene: Scene;
}

function Token({ worker, place, at, beside, hasMoved, scene }: TokenProps) {
  const [left, top, room] = place.box;
  const step = stepOf(place, beside);
  const [width, height] = [room - 50, step - 36];
  const size = Math.min(height * 0.86, 300) / 100;
  const count = worker.figures.length;
  const spread = Math.min(size * 40, (width - 450 - size * 70) / Math.max(count - 1, 1));
  const [kind, text] = partsOf(worker, scene.json.table.phase);
  const isChosen = scene.chosen.some((part) => part.kind === kind && part.text === text);
  const isActive = worker.month === 0 && worker.place === 0 && scene.json.table.phase === 'action';
  const disc = Math.min(124, height / 2 - 10);
  return (
    <Target
      class={`samara-worker samara-seat-${worker.seat} ${isChosen ? 'chosen' : ''} ${isActive ? 'active' : ''} ${hasMoved ? 'moved' : ''}`}
      made={target(scene, [kind], text, describeWorker(worker, scene), { at, chosen: isChosen })}
      lit={scene.open.has(`${kind} ${text}`)}
      x={left + 25}
      y={top + head + worker.place * step}
      glides={pace.value}
      piece={String(worker.id)}
    >
      <rect class="samara-token" width={width} height={height} rx={Math.min(110, height / 2)} />
      {[...worker.figures.entries()].reverse().map(([depth, sex]) => (
        <g key={depth} transform={`translate(${262 + size * 35 + depth * spread} ${height / 2}) scale(${size})`}>
          <Figure sex={sex} />
        </g>
      ))}
      <circle class="samara-who" cx={140} cy={height / 2} r={disc} />
      <text class="samara-who-number" x={140} y={height / 2} font-size={disc * 1.85}>
        {scene.letter(worker.seat)}
      </text>
      <text class="samara-strength" x={width - 100} y={height / 2} font-size={Math.min(290, height * 0.9)}>
        {count}
      </text>
      <rect class="samara-frame" width={width} height={height} rx={Math.min(110, height / 2)} />
    </Target>
  );
}

interface CalendarProps {
  scene: Scene;
  places: readonly Place[];
  /** The index of the first of them in the geometry. */
  first: number;
  workers: readonly Worker[];
}

export function Calendar({ scene, places, first, workers }: CalendarProps) {
  const moved = movedSpots(scene.since);
  const inMonth = (month: number) => besideIn(workers, month);
  // In an order that lasts: what is moved in the document would not glide.
  const lasting = [...workers].sort((a, b) => a.id - b.id);
  return (
    <>
      {places.map((place, ahead) => (
        <Month key={ahead} place={place} ahead={ahead} scene={scene} />
      ))}
      {journeysOf(scene.since, workers).map((journey) => (
        <Way key={journey.worker.id} journey={journey} places={places} workers={workers} />
      ))}
      {lasting.map((worker) => {
        const place = places[worker.month];
        const hasMoved = moved.has(`${worker.month}.${worker.place}`);
        return (
          place && (
            <Token
              key={worker.id}
              worker={worker}
              place={place}
              at={first + worker.month}
              beside={inMonth(worker.month)}
              hasMoved={hasMoved}
              scene={scene}
            />
          )
        );
      })}
    </>
  );
}
