import type { Title } from 'regelwerk';

const circle = (x: number, y: number, r: number, tone: string) => <circle cx={x} cy={y} r={r} class={tone} />;

const emblems: Record<Title, () => preact.VNode> = {
  tock: () => (
    <>
      <circle cx="32" cy="32" r="23" class="line" />
      {circle(32, 9, 6, 'seat-0')}
      {circle(55, 32, 6, 'seat-1')}
      {circle(32, 55, 6, 'seat-2')}
      {circle(9, 32, 6, 'seat-3')}
    </>
  ),
  ostfriesenlauf: () => (
    <>
      <path d="M8 50 C24 50 20 16 34 16 S44 46 56 40" class="line" />
      {circle(34, 16, 6, 'seat-1')}
      {circle(14, 46, 6, 'seat-2')}
    </>
  ),
  samara: () => <path d="M8 54 V42 H22 V30 H36 V18 H50 V8" class="line" />,
  clockman: () => (
    <>
      {[25, 18, 11].map((r) => (
        <circle key={r} cx="32" cy="32" r={r} class="line" />
      ))}
      {circle(32, 32, 4, 'seat-0')}
    </>
  ),
  clou: () => <path d="M20 30 V20 a12 12 0 0 1 24 0 V30 M14 30 H50 V56 H14 Z" class="line" />,
  'clou campaign': () => <path d="M16 24 L24 12 H40 L48 24 L32 54 Z M16 24 H48" class="line" />,
};

/** A picture of what a title is about, for its card. */
export function Emblem({ title }: { title: Title }) {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      {emblems[title]()}
    </svg>
  );
}
