// The board with its spaces, the calendar below it, and what the space says that is pointed at.
import type { SamaraEvent } from 'regelwerk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Calendar } from './calendar';
import { Detail } from './detail';
import { plotsOf, wordOfSpace, type Scene, type Tool } from './facts';
import { Axes, Legend } from './legend';
import { Space } from './space';
import { useWorkers } from './workers';
import { wordsIn } from './words';

/** Between the board and the calendar, for what the columns cost. */
const gap = 400;

/** Spaces that the last move changed, and who changed them. */
function changed(last: readonly SamaraEvent[]): Map<string, number> {
  const kinds = ['tile_taken', 'tool_taken', 'tool_lost'];
  return new Map(last.filter(({ kind }) => kinds.includes(kind)).map(({ space, seat }) => [wordOfSpace(space), seat]));
}

/** Presses a space, and what was meant on it as soon as that may be chosen: a tool, or the tile if nothing else is open. */
function usePressing(scene: Scene) {
  const meant = useRef<Tool | 'tile' | null>(null);
  const { chosen, open, press } = scene;
  const space = chosen.find((part) => part.kind === 'space')?.text ?? null;
  useEffect(() => {
    const wanted = meant.current;
    meant.current = null;
    if (wanted === null || chosen.length !== 1) return;
    if (wanted !== 'tile') press(['tool'], wanted);
    else if (open.size === 1 && open.has('build build')) press(['build'], 'build');
  }, [space]);
  return (word: string, tool: Tool | null) => {
    if (word !== space) {
      meant.current = open.has(`space ${word}`) ? (tool ?? 'tile') : null;
      press(['space'], word);
    } else if (tool === null) press(['build'], 'build');
    else press(['tool'], tool);
  };
}

export function Board({ scene }: { scene: Scene }) {
  const [pointed, setPointed] = useState<string | null>(null);
  const press = usePressing(scene);
  const workers = useWorkers(scene);
  const { game, language, open, chosen, last } = scene;
  const { places } = game.geometry(0);
  const plots = plotsOf(scene);
  const changes = changed(last);
  const chosenSpace = chosen.find((part) => part.kind === 'space')?.text ?? null;
  const chosenPart = chosen.find((part) => part.kind === 'tool' || part.kind === 'build')?.text ?? null;
  const months = places.slice(plots.length);
  return (
    <div class="samara">
      <svg class="board samara-board" viewBox="-500 -60 10560 10480" role="group" aria-label={wordsIn(language).board}>
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
                language={language}
                open={open.has(`space ${plot.word}`) || (isChosen && open.has('build build'))}
                opensTool={(tool) => isChosen && open.has(`tool ${tool}`)}
                isChosen={isChosen}
                chosenPart={isChosen ? chosenPart : null}
                lastBy={changes.get(plot.word) ?? null}
                onPress={(tool) => press(plot.word, tool)}
                onPoint={(isPointed) => setPointed(isPointed ? plot.word : null)}
              />
            )
          );
        })}
        <g transform={`translate(0 ${gap})`}>
          <Calendar scene={scene} places={months} workers={workers} />
        </g>
      </svg>
      <Detail scene={scene} plot={plots.find(({ word }) => word === (pointed ?? chosenSpace)) ?? null} />
    </div>
  );
}
