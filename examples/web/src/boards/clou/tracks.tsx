// The tracks of a plan: what was crossed at the setup stands before the number of players, what the game has crossed after.
import type { Board } from 'regelwerk';
import { Cross, Glyph } from './glyphs';
import type { Track } from './printed';

type Place = Board['places'][number];

interface Props {
  place: Place;
  name: string;
  glyph: string;
  word: string;
  track: Track;
  players: number;
  crossed: number;
  /** What is printed in the symbols from the second state of the track on. */
  signs?: readonly string[];
}

/** How much of a strip its icon and its word take. */
const headOf = (word: string): number => 520 + word.length * 158;

/** By how many players a symbol is the first that is left. */
const countAt = ({ first }: Track, index: number): string => {
  const players = first.lastIndexOf(index);
  return players < 0 || index === 0 ? '' : String(players + 1);
};

export function TrackRow({ place, name, glyph, word, track, players, crossed, signs = [] }: Props) {
  const [x, y, width, height] = place.box;
  const setUp = track.first[players - 1] ?? 0;
  const head = headOf(word);
  const step = Math.min(height * 0.98, (width - head - 40) / track.length);
  const side = Math.min(height * 0.68, step * 0.86);
  const top = y + (height - side) / 2;
  return (
    <g class={`clou-track ${name}`}>
      <rect class="strip" x={x} y={y} width={width} height={height} rx="80" />
      <Glyph name={glyph} x={x + 50} y={y + height / 2 - 150} size={300} />
      <text class="word" x={x + 400} y={y + height / 2} font-size="262">
        {word}
      </text>
      {Array.from({ length: track.length }, (_, index) => {
        const left = x + head + step * index + (step - side) / 2;
        const isSetUp = index < setUp;
        return (
          <g key={index} class={isSetUp ? 'set-up' : ''}>
            <rect class="cell" x={left} y={top} width={side} height={side} rx={side * 0.22} />
            <text class="count" x={left + side / 2} y={top + side / 2} font-size={side * 0.72}>
              {signs[index + 1] ?? countAt(track, index)}
            </text>
            {isSetUp && <path class="stroke" d={`M${left} ${top + side}L${left + side} ${top}`} />}
            {index >= setUp && index < setUp + crossed && <Cross x={left + side / 2} y={top + side / 2} size={side * 0.95} />}
          </g>
        );
      })}
    </g>
  );
}
