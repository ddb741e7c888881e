// Small drawings, each in a square of side 100 around its middle.
import type { JSX } from 'preact';
import type { Effect, Need, Sex, Tool } from './facts';

const saw = (
  <>
    <path d="M14 -22 L-48 -8 V10 l9 15 l8 -15 l8 15 l8 -15 l8 15 l8 -15 l8 15 l5 -10 Z" class="samara-metal" />
    <path d="M10 -30 H38 Q49 -30 49 -19 V17 Q49 28 38 28 H10 Z M22 -14 V12 H36 V-14 Z" fill-rule="evenodd" />
  </>
);
const trowel = (
  <g transform="translate(2 -2) rotate(-45)">
    <path d="M-60 0 Q-30 -12 2 -32 V32 Q-30 12 -60 0 Z" class="samara-metal" />
    <path d="M2 -6 H16 V-11 Q16 -14 19 -14 H54 Q60 -14 60 -8 V8 Q60 14 54 14 H19 Q16 14 16 11 V6 H2 Z" />
  </g>
);
const pane = <path d="M0 -46 L40 0 L0 46 L-40 0 Z" class="samara-metal" />;

const needs: Record<Need, JSX.Element> = {
  saw,
  trowel,
  glass: (
    <>
      {pane}
      <path d="M-16 8 L12 -24 M-2 18 L20 -8" class="samara-stroke" />
    </>
  ),
};
const small = (drawing: JSX.Element) => <g transform="translate(-12 12) scale(0.72)">{drawing}</g>;
const tools: Record<Tool, JSX.Element> = {
  saw,
  compass: (
    <>
      {small(trowel)}
      <path d="M26 -40 L10 0 M26 -40 L42 0" class="samara-stroke" />
      <circle cx={26} cy={-42} r={7} />
    </>
  ),
  square: (
    <>
      {small(trowel)}
      <path d="M8 -42 H40 V-6" class="samara-stroke samara-bold" />
    </>
  ),
  glassA: (
    <>
      {pane}
      <text class="samara-letter">A</text>
    </>
  ),
  glassB: (
    <>
      {pane}
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

const figures: Record<Sex, string> = {
  woman: 'M0 -20 C14 -20 18 -12 22 0 L36 46 Q36 50 32 50 H-32 Q-36 50 -36 46 L-22 0 C-18 -12 -14 -20 0 -20 Z',
  man: 'M-20 -20 H20 Q30 -20 30 -10 V14 Q30 19 25 19 H20 V46 Q20 50 16 50 H-16 Q-20 50 -20 46 V19 H-25 Q-30 19 -30 14 V-10 Q-30 -20 -20 -20 Z',
};
export function Figure({ sex }: { sex: Sex }) {
  return (
    <g class="samara-figure">
      <path d={figures[sex]} />
      <circle cy={-34} r={15} />
    </g>
  );
}

const effects: Record<Effect['colour'], JSX.Element> = {
  grey: <path d="M14 -44 A26 26 0 0 0 -8 -8 L-44 28 L-28 44 L8 8 A26 26 0 0 0 44 -14 L26 -6 L8 -8 L6 -26 Z" />,
  red: (
    <g>
      <path d={figures.man} />
      <circle cy={-34} r={15} />
    </g>
  ),
  blue: <path d="M-34 -46 H34 V-36 L8 0 L34 36 V46 H-34 V36 L-8 0 L-34 -36 Z" />,
};
/** What a tile acts on: tools, workers or time. */
export function EffectIcon({ colour }: { colour: Effect['colour'] }) {
  return <g class="samara-effect">{effects[colour]}</g>;
}

const shield = 'M-46 -14 L0 -50 L46 -14 V44 Q46 50 40 50 H-40 Q-46 50 -46 44 Z';
/** A house; a circle for what acts for good, as on printed tiles. */
export function Prestige({ amount, permanent }: { amount: number; permanent: boolean }) {
  return (
    <g class={`samara-prestige ${permanent ? 'permanent' : ''}`}>
      {permanent ? <circle r={50} /> : <path d={shield} />}
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
