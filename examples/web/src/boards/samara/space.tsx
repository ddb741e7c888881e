// A space of the board with its tile and the tools that lie there.
import type { Language } from '../../page';
import { needsOf, toolNames, type Need, type Plot, type Tile, type Tool } from './facts';
import { EffectIcon, NeedIcon, Prestige, ToolChip } from './icons';
import { fitted, Target } from './target';
import { describe } from './telling';
import { wordsIn } from './words';

interface Props {
  plot: Plot;
  box: readonly [number, number, number, number];
  language: Language;
  /** Whether the space may be chosen, or its tile. */
  open: boolean;
  opensTool: (tool: Tool) => boolean;
  isChosen: boolean;
  chosenPart: string | null;
  /** Who has just built here, or taken or laid a tool. */
  lastBy: number | null;
  onPress: (tool: Tool | null) => void;
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

function Lying({ plot, box, language, opensTool, chosenPart, onPress, onPoint }: Props) {
  const [x, y, width] = box;
  const { tools } = plot;
  const step = Math.min(315, (width - 330) / Math.max(tools.length - 1, 1));
  const say = wordsIn(language);
  return (
    <>
      {tools.map((tool, at) => (
        <Target
          key={at}
          class={`samara-lying ${chosenPart === tool ? 'chosen' : ''}`}
          label={`${say.take}: ${toolNames[tool][language]}; ${say.space(plot.column, plot.row)}`}
          open={opensTool(tool)}
          x={x + width / 2 + (at - (tools.length - 1) / 2) * step}
          y={y + 1240}
          onPress={() => onPress(tool)}
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

export function Space(props: Props) {
  const { plot, box, language, open, isChosen, lastBy, onPress, onPoint } = props;
  const [x, y, width, height] = box;
  const { tile } = plot;
  const look = `samara-space ${tile === null ? 'bare' : (tile.effect?.colour ?? 'plain')} ${isChosen ? 'chosen' : ''}`;
  const label = describe(plot, language);
  return (
    <>
      <Target class={look} label={label} open={open} x={x} y={y} onPress={() => onPress(null)} onPoint={onPoint}>
        <rect class="samara-ground" width={width} height={height} rx={60} />
        {tile !== null && <Card tile={tile} width={width} language={language} />}
        <rect class="samara-frame" width={width} height={height} rx={60} />
        {lastBy !== null && (
          <g class={`samara-by samara-seat-${lastBy}`} transform={`translate(${width - 112} ${tile === null ? 112 : height - 112})`}>
            <circle r={100} />
            <text font-size={165}>{lastBy}</text>
          </g>
        )}
      </Target>
      <Lying {...props} />
    </>
  );
}
