// The five places of the finish sign, drawn in a square of 100 by 100 around 0,0.
import type { JSX } from 'preact';

const spikes = Array.from({ length: 9 }, (_, at) => {
  const angle = Math.PI + (at * Math.PI) / 8;
  const point = (turn: number, radius: number) => `${Math.round(6 + radius * Math.cos(turn))} ${Math.round(18 + radius * Math.sin(turn))}`;
  return `L${point(angle - 0.19, 29)}L${point(angle, 40)}`;
}).join('');

const animals: Record<string, JSX.Element> = {
  fish: (
    <>
      <path d="M-38 0Q-10-34 20-4L40-22Q34 0 40 22L20 4Q-10 34-38 0Z" />
      <circle class="lauf-eye" cx={-20} cy={-5} r={4} />
      <path class="lauf-cut" d="M-6-15Q2 0-6 15" />
    </>
  ),
  hedgehog: (
    <>
      <path d={`M-44 20Q-40 2-24 4${spikes}L46 22Z`} />
      <circle class="lauf-eye" cx={-28} cy={12} r={3.5} />
      <path d="M-20 20v8h10v-8M16 20v8h10v-8" />
    </>
  ),
  turtle: (
    <>
      <path d="M-26 14Q-22-24 8-24Q36-24 40 14Z" />
      <path d="M-24 12Q-46 14-44-2Q-40-14-28-6L-18 8Z" />
      <path d="M-18 14l-4 14h13l3-14M20 14l4 14h12l-4-14" />
      <circle class="lauf-eye" cx={-36} cy={0} r={3} />
      <path class="lauf-cut" d="M-6 12L0-22M22 12L15-22M-22-2H36" />
    </>
  ),
  snail: (
    <>
      <path d="M-44 28Q-46 2-34-4L-40-22M-34-4L-26-22M-34-4Q-20 2-20 16H40Q46 28 38 28Z" />
      <path class="lauf-stalk" d="M-36-4L-41-22M-32-4L-26-22" />
      <circle cx={10} cy={-4} r={24} />
      <path class="lauf-cut" d="M10-3a5 5 0 1 1 6 5a11 11 0 1 1 6-15a17 17 0 0 1 4 14" />
    </>
  ),
  sheep: (
    <>
      <path d="M-14 14v18h8v-16M20 14v18h8v-18" />
      <path d="M-22 14a13 13 0 0 1-2-22a14 14 0 0 1 20-14a15 15 0 0 1 26 2a14 14 0 0 1 14 18a13 13 0 0 1-8 18a14 14 0 0 1-20 2a14 14 0 0 1-20 0a12 12 0 0 1-10-4Z" />
      <ellipse class="lauf-head" cx={-30} cy={-4} rx={11} ry={15} />
      <circle class="lauf-eye" cx={-32} cy={-8} r={3} />
    </>
  ),
};

export function Animal({ sign }: { sign: string }) {
  return <g class="lauf-animal">{animals[sign]}</g>;
}
