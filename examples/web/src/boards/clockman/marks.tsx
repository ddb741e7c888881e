// Small drawings that come again on board, cards and seats.
import type { Digit } from './facts';

/** How the arms of the five poses are held, in degrees clockwise from upward. */
const arms: Record<string, readonly [number, number]> = {
  A: [-32, 32],
  B: [-90, 90],
  C: [-148, 148],
  D: [-32, 122],
  E: [-122, 32],
};

function Arm({ angle, r }: { angle: number; r: number }) {
  const [x, y] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const [from, to] = [r * 0.6, r * 1.28];
  return (
    <>
      <line x1={x * from} y1={y * from} x2={x * to} y2={y * to} stroke-width={r * 0.24} stroke-linecap="round" />
      <circle cx={x * to} cy={y * to} r={r * 0.2} stroke="none" />
    </>
  );
}

/** A blockade, or the figure on a symbol card: the arms and the letter tell the pose. */
export function Pose({ pose, r, letter = true }: { pose: string; r: number; letter?: boolean }) {
  return (
    <g class="clockman-pose">
      {(arms[pose] ?? []).map((angle) => (
        <Arm key={angle} angle={angle} r={r} />
      ))}
      <circle r={r * 0.86} />
      {letter && (
        <text font-size={r * 1.4} font-weight="700">
          {pose}
        </text>
      )}
    </g>
  );
}

const outlines = [
  'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  'M-.74 -.88H.74Q.88 -.88 .88 -.74V.74Q.88 .88 .74 .88H-.74Q-.88 .88 -.88 .74V-.74Q-.88 -.88 -.74 -.88Z',
  'M0 -1.2L1.16 .78Q1.2 .9 1.08 .9H-1.08Q-1.2 .9 -1.16 .78Z',
  'M0 -1.22L1.22 0L0 1.22L-1.22 0Z',
];

/** The sign of a seat: a colour and a shape. Letters are poses here, and digits are of dates. */
export function SeatSign({ seat, r }: { seat: number; r: number }) {
  return (
    <g class="clockman-sign">
      <path
        class={`seat-${seat}`}
        d={outlines[seat % 4] ?? ''}
        transform={`scale(${r})`}
        vector-effect="non-scaling-stroke"
      />
    </g>
  );
}

/** A digit card, or an L: two arrows towards the centre, which is at this angle in degrees. */
export function DigitCard({ digit, size, inward = 0 }: { digit: Digit | 'L'; size: number; inward?: number }) {
  const [w, h] = [size * 0.8, size];
  return (
    <g class="clockman-digit">
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={size * 0.12} />
      {digit === 'L' ? (
        <path
          d="M-.3 .05L0 -.25L.3 .05M-.3 .35L0 .05L.3 .35"
          transform={`rotate(${inward + 90}) scale(${size * 0.75})`}
          stroke-width="0.13"
        />
      ) : (
        <text font-size={size * 0.86} font-weight="700">
          {digit}
        </text>
      )}
    </g>
  );
}

/** The sign of a kind of field. */
export function KindSign({ kind, size }: { kind: string; size: number }) {
  const scaled = `scale(${size})`;
  if (kind === 'S') {
    return (
      <g class="clockman-kind" transform={scaled}>
        <circle r=".24" class="filled" />
        <path d="M-.17 -.17L-.4 -.4M.17 -.17L.4 -.4M0 .2V.42" stroke-width=".12" />
      </g>
    );
  }
  if (kind === 'E') {
    return (
      <g class="clockman-kind" transform={scaled}>
        <path d="M0 -.44V.12" stroke-width=".19" />
        <circle cy=".4" r=".11" class="filled" />
      </g>
    );
  }
  if (kind === 'T') {
    return (
      <g class="clockman-kind" transform={scaled}>
        <path d="M0 -.44V.16M-.24 -.08L0 .18L.24 -.08M-.4 .14V.42H.4V.14" stroke-width=".11" />
      </g>
    );
  }
  return null;
}

/** The nine spots of a die, line by line, and which of them each number has. */
const pips: Record<number, string> = { 1: '4', 2: '08', 3: '048', 4: '0268', 5: '02468', 6: '023568' };

/** A die; what counts more than a die shows is written. */
export function Die({ roll, size }: { roll: number; size: number }) {
  return (
    <g class="clockman-die">
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />
      {[...(pips[roll] ?? '')].map(Number).map((spot) => (
        <circle
          key={spot}
          cx={((spot % 3) - 1) * size * 0.26}
          cy={(Math.floor(spot / 3) - 1) * size * 0.26}
          r={size * 0.095}
        />
      ))}
      {roll > 6 && (
        <text font-size={size * 0.6} font-weight="700">
          {roll}
        </text>
      )}
    </g>
  );
}
