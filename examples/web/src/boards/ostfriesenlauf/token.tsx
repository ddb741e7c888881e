import type { Scene } from '../scene';

/** The shapes of the four runners, of about one size. */
function Shape({ runner, size }: { runner: number; size: number }) {
  const class_ = 'lauf-shape';
  if (runner === 0) return <circle class={class_} r={size} />;
  if (runner === 1) return <rect class={class_} x={-size * 0.9} y={-size * 0.9} width={size * 1.8} height={size * 1.8} rx={size * 0.2} />;
  const [wide, high] = [size * 1.2, size * 1.2];
  const points = runner === 2 ? [0, -high, wide, high * 0.82, -wide, high * 0.82] : [0, -high, wide, 0, 0, high, -wide, 0];
  return <polygon class={class_} points={points.join(' ')} />;
}

interface Props {
  scene: Scene;
  runner: number;
}

/** A runner as a token with its letter. */
export function Token({ scene, runner, size }: Props & { size: number }) {
  return (
    <g class={`lauf-token ${runner < scene.game.seats ? `lauf-of-${runner}` : 'lauf-nobody'}`}>
      <Shape runner={runner} size={size} />
      <text y={runner === 2 ? size * 0.28 : size * 0.06} font-size={size * 1.3}>
        {scene.letter(runner, scene.json.table.race.length)}
      </text>
    </g>
  );
}

/** The same within a line of words. */
export function Badge({ scene, runner }: Props) {
  return (
    <svg class="lauf-badge" viewBox="-13 -13 26 26" aria-hidden="true">
      <Token scene={scene} runner={runner} size={10} />
    </svg>
  );
}
