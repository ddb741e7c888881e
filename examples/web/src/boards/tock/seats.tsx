import type { Scene } from '../scene';
import { wordsOf } from './words';

/** The other seat of a team; null where everybody plays alone. */
function mateOf({ game, json }: Scene, seat: number): number | null {
  const all = Array.from({ length: json.table.seats }, (_, other) => other);
  return all.find((other) => other !== seat && game.team(other) === game.team(seat)) ?? null;
}

function Backs({ count, label }: { count: number; label: string }) {
  return (
    <svg class="tock-backs" viewBox="0 0 62 20" role="img" aria-label={label}>
      <title>{label}</title>
      {Array.from({ length: count }, (_, at) => (
        <rect key={at} x={1 + at * 9} y={1} width={13} height={18} rx={2} />
      ))}
    </svg>
  );
}

function Home({ places, label }: { places: readonly string[]; label: string }) {
  return (
    <svg class="tock-home" viewBox="0 0 64 16" role="img" aria-label={label}>
      <title>{label}</title>
      {[0, 1, 2, 3].map((field) => (
        <circle key={field} class={places.includes(`h${field}`) ? 'tock-full' : ''} cx={8 + field * 16} cy={8} r={6} />
      ))}
    </svg>
  );
}

/** Who sits where, with what everybody may know of them. */
export function Seats({ scene }: { scene: Scene }) {
  const { json, language, seat: viewer } = scene;
  const { seats, turn, leader, phase, chosen, marbles } = json.table;
  const say = wordsOf(language);
  return (
    <ul class="tock-seats">
      {Array.from({ length: seats }, (_, seat) => {
        const mate = mateOf(scene, seat);
        const acts = turn === seat && phase !== 'deal' && phase !== 'over';
        const home = marbles[seat].filter((place: string) => place.startsWith('h')).length;
        const notes = [
          seat === viewer ? say.you : '',
          mate === null ? '' : say.withMate(scene.person(mate)),
          chosen.includes(seat) ? say.chose : acts ? say.acts : '',
          leader === seat ? say.leads : '',
        ].filter(Boolean);
        return (
          <li key={seat} class={`tock-of-${seat} ${acts ? 'tock-turn' : ''}`}>
            <svg class="tock-badge" viewBox="-10 -10 20 20" aria-hidden="true">
              <circle r={9} />
              <text y={0.5} font-size={13}>
                {scene.letter(seat)}
              </text>
            </svg>
            <b>{scene.person(seat)}</b>
            <small>{notes.join(' · ')}</small>
            <Home places={marbles[seat]} label={say.home(home)} />
            <Backs count={json.hand_sizes[seat]} label={say.cards(json.hand_sizes[seat])} />
          </li>
        );
      })}
    </ul>
  );
}
