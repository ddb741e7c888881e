// What can be pressed on the board, over all that is drawn. What is open can be pressed beside its field as well.
import { isOpen, type Scene } from '../scene';
import { distance, pointOf, type Layout, type Site } from './layout';
import type { Marble } from './marbles';
import { isChosen, place, target } from '../target';
import { nounOf, wordsOf } from './words';

/** Whose marbles are moved now (TK-15): for a begun 7 it is told, else a partner's once the own ones are home. */
export function colourPlayed({ json, game, seat }: Scene): number | null {
  const { phase, turn, colour, marbles, seats } = json.table;
  if (phase === 'step') return colour;
  const player = seat ?? turn;
  const isHome = marbles[player]?.every((place: string) => place.startsWith('h'));
  if (!isHome) return player;
  const all = Array.from({ length: seats }, (_, other) => other);
  return all.find((other) => other !== player && game.team(other) === game.team(player)) ?? player;
}

interface Goal {
  site: Site;
  /** None if it stands for nothing that can be chosen, as other seats' lanes and areas do. */
  kinds: string[];
  text: string;
}

function goalOf(site: Site, colour: number | null): Goal {
  if (site.kind === 'ring') return { site, kinds: ['field', 'marble'], text: site.place };
  if (site.seat !== colour) return { site, kinds: [], text: site.place };
  return site.kind === 'lane' ? { site, kinds: ['field', 'marble'], text: site.place } : { site, kinds: ['enter'], text: 'in' };
}

function labelOf(site: Site, marbles: readonly Marble[], { language, person }: Scene): string {
  const say = wordsOf(language);
  const kind = { ring: 'field', lane: 'home', area: 'area' }[site.kind];
  const name = `${nounOf(kind, language)}${site.kind === 'area' ? '' : ` ${site.place}`}`;
  const role = site.role === undefined ? '' : say.of(nounOf(site.role, language), person(site.seat ?? 0));
  const here = marbles.filter(({ place, seat }) => place === site.place && (site.kind === 'ring' || seat === site.seat));
  const stands =
    site.kind === 'area'
      ? [say.marbles(here.length)]
      : here.map(({ seat, isGuarded }) => say.marbleOf(person(seat)) + (isGuarded ? `, ${say.guarded}` : ''));
  const owned = site.kind === 'ring' ? name : say.of(name, person(site.seat ?? 0));
  return [owned, role, ...stands].filter(Boolean).join(', ');
}

/** How far around a place its presses reach: a finger's width, but not into another open place. */
function reachOf(goal: Goal, lit: readonly Goal[]): number {
  const apart = lit.filter((other) => other !== goal).map((other) => distance(other.site.spot, goal.site.spot) / 2);
  return Math.max(goal.site.size, Math.min(360, ...apart));
}

function Target({ goal, scene, layout, label }: { goal: Goal; scene: Scene; layout: Layout; label: string }) {
  const { site, kinds, text } = goal;
  const [x, y] = pointOf(site.spot);
  const chosen = isChosen(scene, 'marble', text) && kinds.includes('marble');
  const state = `${isOpen(scene, kinds, text) ? 'tock-open' : ''} ${chosen ? 'tock-chosen' : ''}`;
  const size = site.kind === 'area' ? site.size : Math.max(site.size, layout.marble) + 25;
  const made = kinds.length === 0 ? place(label, site.at) : target(scene, kinds, text, label, { at: site.at, chosen });
  return (
    <g class={`tock-target ${state}`} {...made}>
      <title>{label}</title>
      <circle class="tock-gap" cx={x} cy={y} r={size} />
      <circle class="tock-halo" cx={x} cy={y} r={size + 55} />
    </g>
  );
}

export function Targets({ scene, layout, marbles }: { scene: Scene; layout: Layout; marbles: readonly Marble[] }) {
  const colour = colourPlayed(scene);
  const goals = layout.sites.map((site) => goalOf(site, colour));
  const lit = goals.filter(({ kinds, text }) => isOpen(scene, kinds, text));
  return (
    <>
      {goals.map((goal) => {
        const label = labelOf(goal.site, marbles, scene);
        return <Target key={goal.site.at} goal={goal} scene={scene} layout={layout} label={label} />;
      })}
      {lit.map((goal) => {
        const [x, y] = pointOf(goal.site.spot);
        const press = () => scene.press(goal.kinds, goal.text);
        return <circle key={goal.site.at} class="tock-reach" cx={x} cy={y} r={reachOf(goal, lit)} aria-hidden="true" onClick={press} />;
      })}
    </>
  );
}
