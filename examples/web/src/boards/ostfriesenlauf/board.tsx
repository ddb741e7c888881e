import { useMemo } from 'preact/hooks';
import { pace } from '../../page';
import { Fitted } from '../fitted';
import { useGait } from '../gait';
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { Centre } from './centre';
import { layoutOf, line, turned } from './layout';
import { legsOf, runnersOf, turnedIn, useRound, waysOf } from './race';
import { Token } from './token';
import { Finish, Stations, Track } from './track';
import { signed, wordsOf } from './words';

/** The winding track with its runners, the stacks and the cards of the round in its middle. */
export function Board({ scene }: { scene: Scene }) {
  const { json, language } = scene;
  const layout = useMemo(() => layoutOf(scene.game), [scene.game]);
  const runners = runnersOf(scene, layout);
  const round = useRound(scene);
  const isFresh = json.laid_backs.every((back: string | null) => back === null);
  const say = wordsOf(language);
  const walk = useWalk<SVGSVGElement>();
  useGait(walk.ref, scene, legsOf(turnedIn(scene.last), runners, layout));
  const ways = waysOf(isFresh ? round : turnedIn(scene.since), runners, layout);
  return (
    <Fitted scene={scene} side={10000} piece={940} letter={197}>
    <svg class="board lauf" viewBox="0 0 10000 10000" role="group" aria-label={say.board} {...walk}>
      <Track layout={layout} language={language} />
      <Finish layout={layout} sign={json.table.sign} />
      <Stations layout={layout} sign={json.table.sign} language={language} />
      {ways.map(({ runner, points }) => (
        <g key={runner} class={runner < scene.game.seats ? `lauf-of-${runner}` : 'lauf-nobody'} aria-hidden="true">
          <polyline class="lauf-way" points={line(points)} />
          <circle class="lauf-left" cx={points[0]?.[0]} cy={points[0]?.[1]} r={110} />
        </g>
      ))}
      <Centre scene={scene} round={isFresh ? round : []} />
      {[...runners]
        .sort((one, other) => one.runner - other.runner)
        .map(({ runner, place, position, spot }) => {
          const label = say.onField(scene.person(runner), say.places[place] ?? '', signed(position));
          return (
            <g
              key={runner}
              class="lauf-runner"
              data-piece={runner}
              role="img"
              aria-label={label}
              style={{ transform: turned(spot), transitionDuration: `${pace.value * 2}ms` }}
            >
              <title>{label}</title>
              <Token scene={scene} runner={runner} size={215} />
            </g>
          );
        })}
    </svg>
    </Fitted>
  );
}
