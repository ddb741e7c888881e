// How a box, a circle, a circle-box and a symbol circle look, blank and filled in.
import type { Board } from 'regelwerk';
import { Cross, Effects, Symbols, widthOf } from './glyphs';
import type { Condition, Effect } from './printed';

type Place = Board['places'][number];

interface Printed {
  place: Place;
  number: number;
  isCrossed: boolean;
}

const printedIn = ({ sign, k }: Condition): string => (sign === '' ? '' : `${sign}${k}`);

/** What a box asks for, all of it within: also how it compares with the box before it, by its number once it has one. */
const askedOf = (condition: Condition, before: number): string =>
  [printedIn(condition), condition.previous === '' ? '' : `${condition.previous}${before > 0 ? before : '◂'}`].filter(Boolean).join(' ');

/** A number as it is written by hand. */
export function Written({ x, y, size, number }: { x: number; y: number; size: number; number: number }) {
  if (number === 0) return null;
  return (
    <text class="clou-written" x={x} y={y} font-size={size}>
      {number}
    </text>
  );
}

/** A box of a row: what it asks for within, a line to the box that it is compared with, below it what fires. */
export function RowBox({ place, number, before, condition, fires }: Printed & { before: number; condition: Condition; fires: Effect[] }) {
  const [x, y, width, height] = place.box;
  const [middle, centre] = place.at;
  const tile = 400;
  return (
    <>
      <rect class="blank" x={x} y={y} width={width} height={height} rx="60" />
      <text class="condition" x={number > 0 ? x + 190 : middle} y={number > 0 ? y + 170 : centre} font-size={number > 0 ? 230 : 380}>
        {askedOf(condition, before)}
      </text>
      <Written x={middle + 40} y={centre + 30} size={640} number={number} />
      {condition.previous !== '' && <path class="clou-line" d={`M${x - 335} ${centre}H${x}`} />}
      <Effects fires={fires} x={middle - widthOf(fires.length, tile) / 2} y={y + height + 30 + tile / 2} size={tile} />
    </>
  );
}

/** A box of a pyramid: the comparison with the sum below, and what fires, within. */
export function PyramidBox({ place, number, condition, fires }: Printed & { condition: Condition; fires: Effect[] }) {
  const [x, y, width, height] = place.box;
  const centre = place.at[1];
  const tile = fires.length > 1 ? 300 : 390;
  const free = width - widthOf(fires.length, tile) - 60;
  const sign = condition.previous;
  const hint = sign === '' ? printedIn(condition) : `${sign}Σ`;
  const isFull = number > 0;
  return (
    <>
      <rect class="blank" x={x} y={y} width={width} height={height} rx="60" />
      <text class="condition" x={isFull ? x + 150 : x + 20 + free / 2} y={isFull ? y + height - 130 : centre} font-size={isFull ? 200 : Math.min(290, (free - 20) / hint.length / 0.75)}>
        {hint}
      </text>
      <Written x={x + free / 2 + (isFull ? 60 : 0)} y={centre} size={480} number={number} />
      <Effects fires={fires} x={x + free + 20} y={centre} size={tile} />
    </>
  );
}

/** A circle with its number, crossed or not. */
export function NumberCircle({ place, printed, isCrossed, radius }: Printed & { printed: number; radius: number }) {
  const [x, y] = place.at;
  return (
    <>
      <circle class="blank" cx={x} cy={y} r={radius} />
      <text class="printed" x={x} y={y} font-size={radius * 1.05}>
        {printed}
      </text>
      {isCrossed && <Cross x={x} y={y} size={radius * 1.9} />}
    </>
  );
}

/** A box within a circle: first a number is written, then it is crossed. */
export function CircleBox({ place, number, isCrossed, condition, radius }: Printed & { condition: Condition; radius: number }) {
  const [x, y] = place.at;
  const half = radius * 0.66;
  return (
    <>
      <circle class="blank" cx={x} cy={y} r={radius} />
      <rect class="blank within" x={x - half} y={y - half} width={half * 2} height={half * 2} rx="30" />
      {number === 0 && (
        <text class="condition" x={x} y={y} font-size={radius * 0.85}>
          {printedIn(condition)}
        </text>
      )}
      <Written x={x} y={y + 15} size={radius * 1.15} number={number} />
      {isCrossed && <Cross x={x} y={y} size={radius * 1.9} />}
    </>
  );
}

/** A circle that is crossed with a symbol. */
export function SymbolCircle({ place, symbols, isCrossed, radius }: Printed & { symbols: string[]; radius: number }) {
  const [x, y] = place.at;
  const side = radius * 1.3;
  return (
    <>
      <circle class="blank" cx={x} cy={y} r={radius} />
      <Symbols set={symbols} x={x - side / 2} y={y - side / 2} size={side} />
      {isCrossed && <Cross x={x} y={y} size={radius * 1.9} />}
    </>
  );
}
