// Small drawings, each in a square of side 100 around its middle.
import type { JSX } from 'preact';
import compass from '../../../../draw/art/samara/compass.svg?raw';
import hourglass from '../../../../draw/art/samara/hourglass.svg?raw';
import house from '../../../../draw/art/samara/house.svg?raw';
import man from '../../../../draw/art/samara/man.svg?raw';
import pane from '../../../../draw/art/samara/pane.svg?raw';
import saw from '../../../../draw/art/samara/saw.svg?raw';
import shine from '../../../../draw/art/samara/shine.svg?raw';
import square from '../../../../draw/art/samara/square.svg?raw';
import trowel from '../../../../draw/art/samara/trowel.svg?raw';
import woman from '../../../../draw/art/samara/woman.svg?raw';
import wrench from '../../../../draw/art/samara/wrench.svg?raw';
import { drawing } from '../drawing';
import type { Effect, Need, Sex, Tool } from './facts';

const drawn = (svg: string) => <g {...drawing(svg)} />;

const needs: Record<Need, JSX.Element> = {
  saw: drawn(saw),
  trowel: drawn(trowel),
  glass: (
    <>
      {drawn(pane)}
      {drawn(shine)}
    </>
  ),
};
const smallTrowel = <g transform="translate(-12 12) scale(0.72)" {...drawing(trowel)} />;
const tools: Record<Tool, JSX.Element> = {
  saw: drawn(saw),
  compass: (
    <>
      {smallTrowel}
      {drawn(compass)}
    </>
  ),
  square: (
    <>
      {smallTrowel}
      {drawn(square)}
    </>
  ),
  glassA: (
    <>
      {drawn(pane)}
      <text class="samara-letter">A</text>
    </>
  ),
  glassB: (
    <>
      {drawn(pane)}
      <text class="samara-letter">B</text>
    </>
  ),
};
export const needOf: Record<Tool, Need> = { saw: 'saw', compass: 'trowel', square: 'trowel', glassA: 'glass', glassB: 'glass' };

export function NeedIcon({ need }: { need: Need }) {
  return (
    <g class={`samara-need ${need}`}>
      <rect x={-50} y={-50} width={100} height={100} rx={16} />
      <g transform="scale(0.86)">{needs[need]}</g>
    </g>
  );
}
export function ToolChip({ tool }: { tool: Tool }) {
  return (
    <g class={`samara-chip ${needOf[tool]}`}>
      <circle r={50} class="samara-disc" />
      <g transform="scale(0.74)">{tools[tool]}</g>
    </g>
  );
}

const figures: Record<Sex, string> = { woman, man };
export function Figure({ sex }: { sex: Sex }) {
  return <g class="samara-figure" {...drawing(figures[sex])} />;
}

const effects: Record<Effect['colour'], string> = { grey: wrench, red: man, blue: hourglass };
/** What a tile acts on: tools, workers or time. */
export function EffectIcon({ colour }: { colour: Effect['colour'] }) {
  return <g class="samara-effect" {...drawing(effects[colour])} />;
}

/** A house; a circle for what acts for good, as on printed tiles. */
export function Prestige({ amount, permanent }: { amount: number; permanent: boolean }) {
  return (
    <g class={`samara-prestige ${permanent ? 'permanent' : ''}`}>
      {permanent ? <circle r={50} /> : drawn(house)}
      <text y={permanent ? 2 : 8}>{amount}</text>
    </g>
  );
}

/** One of these drawings in text. */
export function Inline({ children }: { children: JSX.Element }) {
  return (
    <svg class="samara-inline" viewBox="-54 -54 108 108" aria-hidden="true">
      {children}
    </svg>
  );
}
