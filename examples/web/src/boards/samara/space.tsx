// A space of the board with its tile and the tools that lie there.
import type { Language } from '../../page';
import { keyOf } from '../../play/choice';
import { target } from '../target';
import { needsOf, toolNames, type Need, type Plot, type Scene, type Tile, type Tool } from './facts';
import { EffectIcon, NeedIcon, Prestige, ToolChip } from './icons';
import { fitted, Target } from './target';
import { describe } from './telling';
import { wordsIn } from './words';

interface Props {
  plot: Plot;
  box: readonly [number, number, number, number];
  scene: Scene;
  /** The index of its place in the geometry. */
  at: number;
  isChosen: boolean;
  chosenPart: string | null;
  /** Who has just built here, or taken or laid a tool. */
  lastBy: number | null;
  onPoint: (isPointed: boolean) => void;
}

/** One word a line; long words are squeezed a little, so that they stay large enough to read. */
function Name({ name, width }: { name: string; width: number }) {
  const lines = name.split(' ');
  const most = lines.length > 1 ? 190 : 225;
  const size = Math.min(...lines.map((line) => fitted(line, width, most, line.length > 8 ? 0.57 : 0.67)));
  return (
    <text class="samara-name" font-size={size}>
      {lines.map((line, at) => (
        <tspan
          key={at}
          x={width / 2 + 10}
          y={185 + (at - (lines.length - 1) / 2) * size * 0.92}
          {...(line.length > 8 ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Needs are drawn as large as their number lets them. */
function Needs({ needs }: { needs: Need[] }) {
  const columns = needs.length > 2 ? 2 : 1;
  const rows = Math.ceil(needs.length / columns);
  const size = Math.min(300, 700 / Math.max(rows, 1), columns === 2 ? 250 : 300);
  return (
    <>
      {needs.map((need, at) => {
        const x = 740 + ((at % columns) - (columns - 1) / 2) * size;
        const y = 715 + (Math.floor(at / columns) - (rows - 1) / 2) * size;
        return (
          <g key={at} transform={`translate(${x} ${y}) scale(${(size - 24) / 100})`}>
            <NeedIcon need={need} />
          </g>
        );
      })}
    </>
  );
}

function Card({ tile, width, language }: { tile: Tile; width: number; language: Language }) {
  const { effect, name, prestige } = tile;
  return (
    <>
      <path class="samara-band" d={`M0 60 q0 -60 60 -60 H${width - 60} q60 0 60 60 V335 H0 Z`} />
      <Name name={name[language]} width={width - 50} />
      <g transform={`translate(265 ${effect === undefined ? 715 : 610}) scale(4.1)`}>
        <Prestige amount={prestige} permanent={effect?.permanent === true} />
      </g>
      {effect !== undefined && (
        <g transform="translate(265 940) scale(1.9)">
          <EffectIcon colour={effect.colour} />
        </g>
      )}
      <Needs needs={needsOf(tile)} />
    </>
  );
}

function Lying({ plot, box, scene, at: place, isChosen, chosenPart, onPoint }: Props) {
  const [x, y, width] = box;
  const { tools } = plot;
  const step = Math.min(315, (width - 330) / Math.max(tools.length - 1, 1));
  const say = wordsIn(scene.language);
  const path = [{ kind: 'space', text: plot.word }];
  const made = (tool: Tool) =>
    target(scene, ['tool'], tool, `${say.take}: ${toolNames[tool][scene.language]}; ${say.space(plot.column, plot.row)}`, {
      path,
      at: place,
    });
  return (
    <>
      {tools.map((tool, at) => (
        <Target
          key={at}
          made={made(tool)}
          class={`samara-lying ${chosenPart === tool ? 'chosen' : ''}`}
          lit={isChosen && scene.open.has(`tool ${tool}`)}
          x={x + width / 2 + (at - (tools.length - 1) / 2) * step}
          y={y + 1240}
          onPoint={onPoint}
        >
          <g transform="scale(2.95)">
            <ToolChip tool={tool} />
          </g>
        </Target>
      ))}
    </>
  );
}

/** The space, or its tile at once where nothing else could be meant there. */
function spaceTarget({ plot, scene, at, isChosen }: Props) {
  const label = describe(plot, scene.language);
  const space = { kind: 'space', text: plot.word };
  const part = scene.open.get(keyOf(space));
  const codes = [...scene.chosen, ...(part === undefined ? [] : [part])].map(({ code }) => code);
  const isTile = isChosen || (part !== undefined && scene.game.parts(scene.view, codes).every(({ kind }) => kind === 'build'));
  return isTile
    ? target(scene, ['build'], 'build', label, { path: [space], at, chosen: isChosen })
    : target(scene, ['space'], plot.word, label, { at, chosen: false });
}

export function Space(props: Props) {
  const { plot, box, scene, isChosen, lastBy, onPoint } = props;
  const [x, y, width, height] = box;
  const { tile } = plot;
  const lit = scene.open.has(`space ${plot.word}`) || (isChosen && scene.open.has('build build'));
  const look = `samara-space ${tile === null ? 'bare' : (tile.effect?.colour ?? 'plain')} ${isChosen ? 'chosen' : ''}`;
  return (
    <>
      <Target made={spaceTarget(props)} class={look} lit={lit} x={x} y={y} onPoint={onPoint}>
        <rect class="samara-ground" width={width} height={height} rx={60} />
        {tile !== null && <Card tile={tile} width={width} language={scene.language} />}
        <rect class="samara-frame" width={width} height={height} rx={60} />
        {lastBy !== null && (
          <g class={`samara-by samara-seat-${lastBy}`} transform={`translate(${width - 112} ${tile === null ? 112 : height - 112})`}>
            <circle r={100} />
            <text font-size={165}>{scene.letter(lastBy)}</text>
          </g>
        )}
      </Target>
      <Lying {...props} />
    </>
  );
}
