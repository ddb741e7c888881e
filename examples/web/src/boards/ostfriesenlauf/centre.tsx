import { isOpen, type Scene } from '../scene';
import { Back, Front } from './card';
import { type Turned } from './race';
import { target } from '../target';
import { Token } from './token';
import { backs, faceOf, signOf, wordsOf } from './words';

const width = 940;
const height = width * 1.4;
const columnOf = (at: number): number => 5000 + (at - 1.5) * (width + 140);

interface Slot {
  runner: number;
  back: string | null;
  face: string | null;
  isPast: boolean;
}

/** What lies in laying order: the round that was just turned over, or the cards laid so far in this one. */
function slotsOf({ json, seat }: Scene, round: readonly Turned[]): Slot[] {
  if (round.length > 0) return round.map(({ runner, back, face }) => ({ runner, back, face, isPast: false }));
  const { race, turn } = json.table;
  return [0, 1, 2, 3].map((at) => {
    const runner: number = race[race.length - 1 - at].runner;
    const back: string | null = json.laid_backs[at];
    const face = runner === seat && json.laid !== null ? json.laid.slice(2) : null;
    return { runner, back, face, isPast: at < turn };
  });
}

function labelOf({ runner, back, face, isPast }: Slot, scene: Scene): string {
  const say = wordsOf(scene.language);
  const name = scene.person(runner);
  if (back === null) return isPast ? say.nothing(name) : say.empty(name);
  return face === null ? say.laid(name, back) : say.turned(name, back, faceOf(face)[scene.language]);
}

function Laid({ slot, at, scene }: { slot: Slot; at: number; scene: Scene }) {
  const { runner, back, face } = slot;
  const { turn, phase } = scene.json.table;
  const isNext = back === null && at === turn && phase !== 'deal' && phase !== 'over';
  const label = labelOf(slot, scene);
  return (
    <g transform={`translate(${columnOf(at)} 5110)`} role="img" aria-label={label}>
      <title>{label}</title>
      <svg x={-width / 2} y={-height / 2} width={width} height={height} viewBox="0 0 100 140">
        {back === null && <rect class={`lauf-slot ${isNext ? 'lauf-next' : ''}`} x={4} y={4} width={92} height={132} rx={10} />}
        {back !== null && face === null && <Back back={back} />}
        {back !== null && face !== null && <Front back={back} face={face} language={scene.language} />}
      </svg>
      <g transform={`translate(0 ${height / 2 + 280})`}>
        <Token scene={scene} runner={runner} size={210} />
      </g>
    </g>
  );
}

/** In the middle: the stacks, below them what is laid, and where the finish is. */
export function Centre({ scene, round }: { scene: Scene; round: readonly Turned[] }) {
  const { json, language } = scene;
  const { sign, phase } = json.table;
  const say = wordsOf(language);
  const slots = phase === 'deal' ? [] : slotsOf(scene, round);
  const { field, [language]: name } = signOf(sign);
  return (
    <>
      {backs.map((back, at) => {
        const open = isOpen(scene, ['stack'], String(back));
        const label = say.stack(back, json.stack_sizes[at]);
        return (
          <g
            key={back}
            class={`lauf-stack ${open ? 'lauf-open' : ''}`}
            transform={`translate(${columnOf(at)} 3060)`}
            {...target(scene, ['stack'], String(back), label)}
          >
            <title>{label}</title>
            <rect class="lauf-under" x={-width / 2 + 55} y={-height / 2 + 50} width={width - 20} height={height - 20} rx={105} />
            <svg x={-width / 2} y={-height / 2} width={width} height={height} viewBox="0 0 100 140" aria-hidden="true">
              <Back back={String(back)} count={json.stack_sizes[at]} />
            </svg>
            <rect class="lauf-halo" x={-width / 2 - 5} y={-height / 2 - 5} width={width + 10} height={height + 10} rx={110} />
          </g>
        );
      })}
      {slots.length > 0 && (
        <text class="lauf-caption" x={5000} y={4130} font-size={290}>
          {round.length > 0 ? say.laidBefore : say.laidNow}
        </text>
      )}
      {slots.map((slot, at) => (
        <Laid key={at} slot={slot} at={at} scene={scene} />
      ))}
      <text class="lauf-caption" x={5000} y={6540} font-size={275}>
        {say.finish(name, field)}
      </text>
    </>
  );
}
