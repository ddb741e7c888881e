// The small symbols, in squares of side 24, and what is written by hand.
import type { Effect } from './printed';

interface Shape {
  fill?: string;
  line?: string;
}
const shapes: Record<string, Shape> = {
  strength: { fill: 'M1.5 9.5h2v5h-2zM4.5 6.5h3.5v11H4.5zM8 10.7h8v2.6H8zM16 6.5h3.5v11H16zM20.500 9.500h2v5h-2z' },
  dexterity: { fill: 'M20.500 3C11.500 3.500 6 8.500 6 16l2 1.800C15.500 17.500 20.500 12 20.500 3z', line: 'M3.500 21.500L14 10' },
  clever: { fill: 'M12 2.500a6.500 6.500 0 0 0-3.800 11.800c.8.7 1 1.400 1 2.200h5.600c0-.8.2-1.500 1-2.200A6.500 6.500 0 0 0 12 2.500zM9.300 17.700h5.400v1.700H9.300zM10.300 20.500h3.400v1.300h-3.400z' },
  electro: { fill: 'M14 1.500L4.500 13.500h6l-1.500 9 10-12.500h-6.500z' },
  lock: { fill: 'M4.500 11h15v10.500h-15z', line: 'M8 11V7.500a4 4 0 0 1 8 0V11' },
  safe: { line: 'M3.500 3.500h17v17h-17zM12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM12 5.500v4M12 14.500v4M5.500 12h4M14.500 12h4' },
  escape: { line: 'M4 5l7 7-7 7M12.500 5l7 7-7 7' },
  trace: { fill: 'M11 2.500c3.500 0 5 3 5 6 0 2.600-1.200 4.500-1.400 6.500H8.800C8.600 13 7 11.500 7 8.500c0-3 1.500-6 4-6zM9 16.500h5.400c.1 3-.9 5-2.700 5s-2.800-2-2.700-5z' },
  alarm: { fill: 'M12 2.500c-4 0-6 3-6 7V15l-2 2.500h16L18 15V9.500c0-4-2-7-6-7zM9.500 19h5c0 3-5 3-5 0z' },
  time: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.500l3.500 2' },
  police: { fill: 'M6.500 17v-4.500a5.500 5.500 0 0 1 11 0V17zM4.500 18.500h15V21h-15z', line: 'M12 5V2M5.500 7.500L3.500 5.500M18.500 7.500l2-2' },
  diamond: { fill: 'M6.500 4h11l4 5.500L12 21 2.500 9.500z' },
  double: { line: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z' },
  special: { fill: 'M12 2l3 6.700 7.200.8-5.400 4.800 1.500 7.200L12 17.900l-6.300 3.600 1.500-7.200L1.800 9.500 9 8.700z' },
  loot: { fill: 'M8.500 2.500h7L13.700 6h-3.400zM9.800 7.300h4.400c4 2.700 6.300 6.200 6.300 9.400 0 3.300-2.800 4.800-8.500 4.800s-8.500-1.500-8.500-4.800c0-3.200 2.300-6.700 6.300-9.400z' },
  coin: { line: 'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z' },
  combination: { line: 'M7.500 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11.500 12H22M17.500 12v4M21.500 12v3' },
  fill: { fill: 'M4 20.500l1.300-5.300L15.800 4.700l4 4L9.300 19.200z' },
  room: { line: 'M3.500 12h15M13 6.500l6 5.500-6 5.500' },
};

interface At {
  x: number;
  y: number;
  size: number;
}

/** The shape alone, its corner at this point. */
export function Glyph({ name, x, y, size }: At & { name: string }) {
  const { fill, line } = shapes[name] ?? {};
  return (
    <g class={`clou-glyph ${name}`} transform={`translate(${x} ${y}) scale(${size / 24})`} aria-hidden="true">
      {fill !== undefined && <path d={fill} />}
      {line !== undefined && <path class="stroked" d={line} />}
    </g>
  );
}

/** Where the shapes of one, two or three symbols stand on a tile, and how large. */
const settings: Record<number, { size: number; at: [number, number][] }> = {
  1: { size: 0.76, at: [[0.5, 0.5]] },
  2: { size: 0.5, at: [[0.29, 0.29], [0.71, 0.71]] },
  3: { size: 0.44, at: [[0.27, 0.28], [0.73, 0.28], [0.5, 0.73]] },
};
const grounds: Record<number, string[]> = {
  1: ['M0 0H24V24H0z'],
  2: ['M0 0H24L0 24z', 'M24 0V24H0z'],
  3: ['M0 0H12V13L0 24z', 'M12 0H24V24L12 13z', 'M0 24L12 13L24 24z'],
};

/** A symbol on its colour; of a choice all of them on one tile. */
export function Symbols({ set, x, y, size }: At & { set: readonly string[] }) {
  const setting = settings[set.length] ?? settings[3]!;
  const side = size * setting.size;
  return (
    <g class="clou-tile" aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
        {set.map((each, index) => (
          <path key={each} class={`ground ${each}`} d={grounds[set.length]?.[index] ?? ''} />
        ))}
        <rect class="edge" width="24" height="24" rx="2" />
      </g>
      {set.map((each, index) => {
        const [left, top] = setting.at[index] ?? [0.5, 0.5];
        return <Glyph key={each} name={each} x={x + left * size - side / 2} y={y + top * size - side / 2} size={side} />;
      })}
    </g>
  );
}

/** What fires: coloured tiles, and white ones for what is kept. */
export function EffectTile({ effect, x, y, size }: At & { effect: Effect }) {
  if (effect.symbols !== undefined) return <Symbols set={effect.symbols} x={x} y={y} size={size} />;
  const text = effect.shift === undefined ? String(effect.extra) : `±${effect.shift}`;
  return (
    <g class={`clou-white ${effect.extra === undefined ? '' : 'extra'}`} aria-hidden="true">
      <rect x={x} y={y} width={size} height={size} rx={size * (effect.extra === undefined ? 0.45 : 0.2)} />
      {effect.fill ? (
        <Glyph name="fill" x={x + size * 0.17} y={y + size * 0.17} size={size * 0.66} />
      ) : (
        <text x={x + size / 2} y={y + size / 2} font-size={size * (text.length > 1 ? 0.58 : 0.72)}>
          {text}
        </text>
      )}
    </g>
  );
}

/** How wide a row of tiles is. */
export const widthOf = (count: number, size: number): number => count * size + Math.max(0, count - 1) * size * 0.14;

/** Tiles side by side, the middle of their left edge at this point. */
export function Effects({ fires, x, y, size }: At & { fires: readonly Effect[] }) {
  return (
    <>
      {fires.map((effect, index) => (
        <EffectTile key={index} effect={effect} x={x + index * size * 1.14} y={y - size / 2} size={size} />
      ))}
    </>
  );
}

/** Two strokes by hand over a middle. */
export function Cross({ x, y, size }: At) {
  const strokes = 'M-.92-.84C-.4-.3.3.36.9.94M.96-.9C.3-.34-.36.2-.94.88';
  return (
    <g class="clou-cross" aria-hidden="true" transform={`translate(${x} ${y}) scale(${size / 2})`}>
      <path class="under" d={strokes} />
      <path d={strokes} />
    </g>
  );
}

/** The pips of a die. */
const pips: [number, number][][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

export function DieFace({ face }: { face: number }) {
  return (
    <svg class="clou-face" viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="5" />
      {pips[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r="2.3" />
      ))}
    </svg>
  );
}

/** A symbol or an effect by itself, between words or on a button. */
export function Icon({ set, glyph, effect }: { set?: readonly string[]; glyph?: string; effect?: Effect }) {
  return (
    <svg class="clou-icon" viewBox="0 0 24 24" aria-hidden="true">
      {set !== undefined && <Symbols set={set} x={0.5} y={0.5} size={23} />}
      {glyph !== undefined && <Glyph name={glyph} x={1} y={1} size={22} />}
      {effect !== undefined && <EffectTile effect={effect} x={0.75} y={0.75} size={22.5} />}
    </svg>
  );
}

interface LineProps {
  text: string;
  x: number;
  y: number;
  size: number;
  width: number;
  of?: string;
}

/** A line of text of this size; one that is too long is condensed a little and then smaller, so that it fits. */
export function Line({ text, x, y, size, width, of = '' }: LineProps) {
  const natural = text.length * 0.6;
  const fitting = Math.min(size, width / (natural * 0.8));
  const isCondensed = natural * fitting > width;
  return (
    <text class={of} x={x} y={y} font-size={fitting} textLength={isCondensed ? width : undefined} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  );
}
