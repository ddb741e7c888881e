// The board with its spaces, and the calendar below it.
import type { SamaraEvent } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { Fitted } from '../fitted';
import { useGait } from '../gait';
import { usePointing } from '../pointed';
import { useWalk } from '../walk';
import { Calendar, legsOf } from './calendar';
import { plotsOf, wordOfSpace, type Scene } from './facts';
import { Axes, Legend } from './legend';
import { Space } from './space';
import { useWorkers } from './workers';
import { wordsIn } from './words';

/** Between the board and the calendar, for what the columns cost. */
const gap = 400;

/** Spaces that were changed, and who changed them last. */
function changed(events: readonly SamaraEvent[]): Map<string, number> {
  const kinds = ['tile_taken', 'tool_taken', 'tool_lost'];
  return new Map(events.filter(({ kind }) => kinds.includes(kind)).map(({ space, seat }) => [wordOfSpace(space), seat]));
}

export function Board({ scene }: { scene: Scene }) {
  const point = usePointing();
  const workers = useWorkers(scene);
  const { game, language, chosen, last, since } = scene;
  const { places, keys } = useMemo(() => game.geometry(0), [game]);
  const walk = useWalk<SVGSVGElement>(keys);
  const plots = plotsOf(scene);
  const changes = changed(since);
  const chosenSpace = chosen.find((part) => part.kind === 'space')?.text ?? null;
  const chosenPart = chosen.find((part) => part.kind === 'tool' || part.kind === 'build')?.text ?? null;
  const months = places.slice(plots.length);
  useGait(walk.ref, scene, legsOf(last, workers, months));
  return (
    <Fitted scene={scene} side={10560} piece={295} letter={113}>
      <svg class="board samara samara-board" viewBox="-500 -60 10560 10480" role="group" aria-label={wordsIn(language).board} {...walk}>
        <Axes places={places} plots={plots} language={language} />
        <Legend language={language} withEffects={game.options['specials'] === true} />
        {plots.map((plot, at) => {
          const place = places[at];
          const isChosen = plot.word === chosenSpace;
          return (
            place && (
              <Space
                key={plot.word}
                plot={plot}
                box={place.box}
                scene={scene}
                at={at}
                isChosen={isChosen}
                chosenPart={isChosen ? chosenPart : null}
                lastBy={changes.get(plot.word) ?? null}
                onPoint={(isPointed) => point(isPointed ? plot.word : null)}
              />
            )
          );
        })}
        <g transform={`translate(0 ${gap})`}>
          <Calendar scene={scene} places={months} first={plots.length} workers={workers} />
        </g>
      </svg>
    </Fitted>
  );
}
