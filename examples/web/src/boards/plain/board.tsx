import type { Board as Geometry, Part } from 'regelwerk';
import { partAt, type Dress, type Piece } from './dress';
import { pace } from '../../page';

interface Props {
  geometry: Geometry;
  dress: Dress;
  open: ReadonlyMap<string, Part>;
  label: string;
  /** A place was chosen: by a click or a key. */
  onPlace: (place: string) => void;
}

const isAt = (piece: Piece, place: { place: string; seat?: number }): boolean =>
  piece.place === place.place && (piece.of === undefined || place.seat === undefined || piece.of === place.seat);

/** A board as the library's geometry describes it, with what stands on it. */
export function Board({ geometry, dress, open, label, onPlace }: Props) {
  const { side, places, ways } = geometry;
  const marks = new Map(dress.marks.map((mark) => [mark.place, mark.text]));
  return (
    <svg class="board" viewBox={`0 0 ${side} ${side}`} role="group" aria-label={label}>
      <g class="ways">
        {ways.map(([from, to], at) => {
          const [a, b] = [places[from], places[to]];
          return a && b && <line key={at} x1={a.at[0]} y1={a.at[1]} x2={b.at[0]} y2={b.at[1]} />;
        })}
      </g>
      {places.map((place, at) => {
        const [x, y, width, height] = place.box;
        const text = marks.get(place.place);
        const isOpen = partAt(open, place.place) !== undefined;
        const stands = dress.pieces.filter((piece) => isAt(piece, place));
        const name = [place.place, text, ...stands.map((piece) => `seat ${piece.seat ?? ''}`)].filter(Boolean).join(', ');
        return (
          <g
            key={at}
            class={`place ${place.outline} ${isOpen ? 'open' : ''} ${place.seat === undefined ? '' : `of-${place.seat}`}`}
            role="button"
            aria-label={name}
            aria-disabled={!isOpen}
            data-place={place.place}
            tabindex={isOpen ? 0 : -1}
            onClick={() => onPlace(place.place)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') onPlace(place.place);
            }}
          >
            {place.outline === 'circle' ? (
              <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />
            ) : (
              <rect x={x} y={y} width={width} height={height} rx={side / 200} />
            )}
            {text !== undefined && (
              <text x={x + width / 2} y={y + height / 2} font-size={Math.min(height * 0.6, (width * 1.6) / text.length)}>
                {text}
              </text>
            )}
          </g>
        );
      })}
      {dress.pieces.map((piece) => {
        const place = places.find((each) => isAt(piece, each));
        if (place === undefined) return null;
        const beside = dress.pieces.filter((other) => isAt(other, place));
        const size = Math.min(place.box[2], place.box[3]) / (beside.length > 1 ? 3 : 2.4);
        const shift = (beside.indexOf(piece) - (beside.length - 1) / 2) * size * 1.2;
        return (
          <g
            key={piece.id}
            class={`piece ${piece.seat === undefined ? 'nobody' : `seat-${piece.seat}`}`}
            style={{ transform: `translate(${place.at[0] + shift}px, ${place.at[1]}px)`, transitionDuration: `${pace.value}ms` }}
            aria-hidden="true"
          >
            <circle r={size} />
            <text font-size={size * 1.1}>{piece.label ?? ''}</text>
          </g>
        );
      })}
    </svg>
  );
}
