// A position set up on its board: a piece is tapped and then where it goes, or dragged there, or chosen by keys. What cannot
// be is told there, as the library tells it.
import type { Board, Library, Title } from 'regelwerk';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import { language, words } from '../page';
import { crossed, piecesOf, type Piece } from '../play/pieces';
import { Reason, whyOf } from './reason';

interface Props {
  rules: Library;
  title: Title;
  game: AnyGame;
  line: string;
  /** Whether pieces may be moved now. */
  isOn: boolean;
  class: string;
  onLine: (line: string) => void;
  children: ComponentChildren;
}

/** Why a piece cannot be where it was put, and where on the screen that was, as shares of the board's room. */
interface Refused {
  text: string;
  left: number;
  top: number;
}

const isPlan = (title: Title): boolean => title === 'clou' || title === 'clou campaign';
/** So far beside a place, in the board's units, a press still means it. */
const reach = 700;

export function Placing({ rules, title, game, line, isOn, class: name, onLine, children }: Props) {
  const say = words.value;
  const room = useRef<HTMLElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const begun = useRef<number | null>(null);
  const { places } = game.geometry() as Board;
  const pieces = piecesOf(title, line, places);
  const piece = held === null ? undefined : pieces[held];
  const drawing = () => room.current?.querySelector<SVGSVGElement>(isPlan(title) ? '[data-paper=plan] svg[role=group]' : 'svg[role=group]');

  /** Where a place is drawn, in the board's units: a drawing may leave its geometry, and then says where its spots are. */
  const pointOf = (at: number): DOMPoint => {
    const [board, spot] = [drawing(), drawing()?.querySelector(`[data-at="${at}"]`)];
    const point = new DOMPoint(...places[at]!.at);
    const matrix = board?.getScreenCTM();
    if (matrix === null || matrix === undefined || spot === null || spot === undefined) return point;
    const { left, top, right, bottom } = spot.getBoundingClientRect();
    const { x, y } = point.matrixTransform(matrix);
    if (x >= left && x <= right && y >= top && y <= bottom) return point;
    return new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(matrix.inverse());
  };
  /** The place of the board nearest to a point of the screen; of those around it the smallest. */
  const placeAt = (x: number, y: number): number | null => {
    const matrix = drawing()?.getScreenCTM();
    if (matrix === null || matrix === undefined) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const all = places.map(({ box: [, , width, height] }, index) => {
      const { x: left, y: top } = pointOf(index);
      const [across, down] = [Math.abs(point.x - left), Math.abs(point.y - top)];
      const isIn = across <= width / 2 && down <= height / 2;
      return { index, distance: isIn ? Math.min(width, height) / 10 - reach : Math.hypot(across, down) };
    });
    const [nearest] = all.sort((one, other) => one.distance - other.distance);
    return nearest === undefined || nearest.distance > reach ? null : nearest.index;
  };
  const tell = (text: string, at: number) => {
    const box = room.current?.getBoundingClientRect();
    const matrix = drawing()?.getScreenCTM();
    if (box === undefined || matrix === null || matrix === undefined) return;
    const { x, y } = pointOf(at).matrixTransform(matrix);
    setRefused({ text, left: (x - box.left) / box.width, top: (y - box.top) / box.height });
  };
  /** Takes the first of these lines that is a position. */
  const take = (lines: readonly string[], at: number) => {
    let first: unknown = null;
    for (const each of lines) {
      try {
        game.parse(each);
        setHeld(null);
        setRefused(null);
        return onLine(each);
      } catch (error) {
        first ??= error;
      }
    }
    if (first === null) tell(say.placing.notThere, at);
    else tell(whyOf(rules, first, language.value), at);
  };
  const put = (moved: Piece, at: number) => {
    const place = places[at];
    if (place === undefined) return;
    const isTheirs = place.seat === undefined || place.seat === moved.seat;
    take(isTheirs ? moved.to(place) : [], at);
  };
  const press = (at: number | null) => {
    const place = at === null ? undefined : places[at];
    setRefused(null);
    if (at === null || place === undefined) return;
    if (isPlan(title)) return take(crossed(line, place), at);
    // Of several at one place the next one is meant, and after the last none.
    const here = pieces.flatMap((each, index) => (each.isAt(place) ? [index] : []));
    if (piece !== undefined && !piece.isAt(place)) return put(piece, at);
    setHeld(here.find((index) => held === null || index > held) ?? null);
  };
  useLayoutEffect(() => setHeld(null), [line, isOn]);
  // A finger upon a piece drags it, beside them it moves the page.
  useLayoutEffect(() => {
    const spots = [...(drawing()?.querySelectorAll('[data-at]') ?? [])];
    for (const spot of spots) {
      const place = places[Number(spot.getAttribute('data-at'))];
      spot.toggleAttribute('data-piece', isOn && place !== undefined && pieces.some((each) => each.isAt(place)));
    }
  }, [line, isOn]);
  // What is held, and where it may go, is drawn on the board itself.
  useLayoutEffect(() => {
    const board = drawing();
    if (!isOn || piece === undefined || board === null || board === undefined) return undefined;
    const marks = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const can = (lines: readonly string[]) => lines.some((each) => isPosition(game, each));
    const own = places.findIndex((place) => piece.isAt(place));
    for (const [at, place] of places.entries()) {
      const isHere = at === own;
      const isTheirs = place.seat === undefined || place.seat === piece.seat;
      if (!isHere && (piece.isAt(place) || !isTheirs || !can(piece.to(place)))) continue;
      const mark = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
      const { x, y } = pointOf(at);
      const radius = isHere ? Math.min(place.box[2], place.box[3]) / 2 + 90 : 90;
      for (const [key, value] of Object.entries({ cx: x, cy: y, r: radius })) mark.setAttribute(key, String(value));
      mark.setAttribute('class', isHere ? 'placing-held' : 'placing-can');
      marks.append(mark);
    }
    board.append(marks);
    return () => marks.remove();
  }, [held, line, isOn, language.value]);

  const onDown = (event: PointerEvent) => {
    const at = placeAt(event.clientX, event.clientY);
    begun.current = null;
    if (at === null || isPlan(title)) return;
    const index = pieces.findIndex((each) => each.isAt(places[at]!));
    begun.current = index < 0 ? null : index;
  };
  const onMove = (event: PointerEvent) => {
    const dragged = begun.current === null ? undefined : pieces[begun.current];
    if (dragged === undefined || held === begun.current) return;
    const at = placeAt(event.clientX, event.clientY);
    if (at !== null && !dragged.isAt(places[at]!)) setHeld(begun.current);
  };
  const onUp = (event: PointerEvent) => {
    if ((event.target as Element).closest('button, a') !== null) return;
    const at = placeAt(event.clientX, event.clientY);
    const dragged = begun.current === null ? undefined : pieces[begun.current];
    begun.current = null;
    if (dragged !== undefined && at !== null && !dragged.isAt(places[at]!)) {
      setRefused(null);
      return put(dragged, at);
    }
    press(at);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setHeld(null);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const spot = (event.target as Element).closest('[data-at]');
    if (spot === null || spot.closest('svg[role=group]') !== drawing()) return;
    event.preventDefault();
    event.stopPropagation();
    press(Number(spot.getAttribute('data-at')));
  };
  const handlers = isOn ? { onPointerDown: onDown, onPointerMove: onMove, onPointerUp: onUp, onKeyDownCapture: onKey } : {};
  const told = () => {
    if (piece !== undefined) return say.placing.goes(piece.seat === null ? null : (say.colours[piece.seat] ?? ''));
    return isPlan(title) ? say.placing.crossed : say.placing.tap;
  };
  return (
    <section ref={room} class={`${name} ${isOn ? 'placing' : ''}`} {...handlers}>
      <p class="hint" role="status">
        {isOn && told()}
      </p>
      {children}
      {isOn && refused !== null && (
        <p
          class={`placing-why ${refused.top > 0.6 ? 'above' : ''}`}
          role="alert"
          style={{ '--left': `${Math.round(refused.left * 100)}%`, top: `${Math.round(refused.top * 100)}%` }}
        >
          <Reason title={title} text={refused.text} />
        </p>
      )}
    </section>
  );
}

function isPosition(game: AnyGame, line: string): boolean {
  try {
    game.parse(line);
    return true;
  } catch {
    return false;
  }
}
