// What rows and columns cost, and what the drawings on tiles mean.
import type { Board as Geometry } from 'regelwerk';
import type { ComponentChildren } from 'preact';
import type { Language } from '../../page';
import type { Effect, Need, Plot } from './facts';
import { EffectIcon, Figure, NeedIcon, Prestige } from './icons';
import { wordsIn } from './words';

interface AxesProps {
  places: Geometry['places'];
  plots: readonly Plot[];
  language: Language;
}

/** Strength at the left of the rows, months below the columns. */
export function Axes({ places, plots, language }: AxesProps) {
  const say = wordsIn(language);
  const at = (column: number, row: number) => places[plots.findIndex((plot) => plot.column === column && plot.row === row)]?.at;
  const rows = [...new Set(plots.map(({ row }) => row))];
  const columns = [...new Set(plots.map(({ column }) => column))];
  const foot = 6190;
  return (
    <g class="samara-axes" aria-hidden="true">
      {rows.map((row) => (
        <g key={row} transform={`translate(-250 ${at(1, row)?.[1] ?? 0})`}>
          <g transform="translate(0 -190) scale(2.6)">
            <Figure sex="man" />
          </g>
          <text y={170} font-size={400}>
            {row}
          </text>
        </g>
      ))}
      {columns.map((column) => (
        <text key={column} x={at(column, 1)?.[0] ?? 0} y={foot} font-size={320}>
          +{column}
        </text>
      ))}
      <title>{`${say.strength}, ${say.months}`}</title>
    </g>
  );
}

const needs: Need[] = ['saw', 'trowel', 'glass'];
const colours: Effect['colour'][] = ['grey', 'red', 'blue'];

function Line({ x, y, text, children }: { x: number; y: number; text: string; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform="scale(2.5)">{children}</g>
      <text x={210} font-size={222}>
        {text}
      </text>
    </g>
  );
}

function Effects({ language }: { language: Language }) {
  const say = wordsIn(language);
  return (
    <>
      {colours.map((colour, at) => (
        <Line key={colour} x={7960} y={1480 + at * 370} text={say.effects[colour]}>
          <EffectIcon colour={colour} />
        </Line>
      ))}
      <Line x={7960} y={2590} text={say.permanent}>
        <Prestige amount={1} permanent />
      </Line>
    </>
  );
}

/** In the corner of the board where no spaces are. */
export function Legend({ language, withEffects }: { language: Language; withEffects: boolean }) {
  const say = wordsIn(language);
  return (
    <g class="samara-legend" aria-hidden="true">
      {needs.map((need, at) => (
        <Line key={need} x={6880} y={240 + at * 370} text={say[need]}>
          <NeedIcon need={need} />
        </Line>
      ))}
      {withEffects && <Effects language={language} />}
    </g>
  );
}
