// Moves drawn where they would be made: a halo round each part that is seen on the board or in the hand, and an arrow where
// something goes from one to another. The parts are found by what makes them targets, so no board knows of it.
import type { Move, Part, View } from 'regelwerk';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import { keyOf } from '../play/choice';

export interface DrawnMove {
  move: Move;
  /** From the best on, 1 and so on. */
  rank: number;
  /** How strongly it is drawn, from 0 to 1. */
  weight: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A part of a move, and where it is seen. */
interface Seen {
  part: Part;
  element: Element;
  box: Box;
}
interface Shown extends DrawnMove {
  seen: Seen[];
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const words = (element: Element, name: string) => (element.getAttribute(name) ?? '').split('|').filter(Boolean);

/** How well an element fits a move: what is chosen on the way to it is of the same move, or named by what is. */
function fit(element: Element, keys: readonly string[]): number {
  const named = (key: string) => keys.some((each) => each.includes(key.slice(key.indexOf(' ') + 1)));
  const path = words(element, 'data-path').map((key) => (keys.includes(key) ? 2 : named(key) ? 1 : -2));
  const isSpent = element.hasAttribute('data-spent');
  return path.reduce((sum, each) => sum + each, (element.checkVisibility() ? 0.5 : 0) - (isSpent ? 0.25 : 0));
}
/** What stands for a part of a move, and not for an earlier one that is alike. */
function elementOf(part: Part, keys: readonly string[], taken: ReadonlySet<Element>): Element | undefined {
  const stands = (element: Element) => words(element, 'data-target').includes(keyOf(part)) && !taken.has(element);
  const all = [...document.querySelectorAll('.table [data-target]')].filter(stands);
  return all.sort((one, other) => fit(other, keys) - fit(one, keys))[0];
}

/** Where a part is seen: on a paper that lies below another one, the tab of that paper tells it. */
function placeOf(element: Element): Element | null {
  if (element.checkVisibility()) return element;
  const paper = element.closest<HTMLElement>('[role=tabpanel][hidden]')?.dataset['paper'];
  return paper === undefined ? null : document.querySelector(`.table [role=tab][data-paper="${CSS.escape(paper)}"]`);
}

/** The box of what is drawn of an element, if its middle is in the room through which one sees it. */
function boxOf(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = { x, y, width, height };
  const room = element.closest('.fit-room, .held, .side')?.getBoundingClientRect();
  const [across, down] = middle(box);
  const isIn = room === undefined || (across >= room.left && across <= room.right && down >= room.top && down <= room.bottom);
  return isIn && width > 0 ? box : null;
}

function shownOf(parts: readonly Part[], move: DrawnMove): Shown {
  const keys = parts.map(keyOf);
  const seen: Seen[] = [];
  const taken = new Set<Element>();
  for (const part of parts) {
    const found = elementOf(part, keys, taken);
    if (found === undefined) continue;
    taken.add(found);
    const element = placeOf(found);
    const box = element === null ? null : boxOf(element);
    if (element === null || box === null || seen.some((each) => each.element === element)) continue;
    seen.push({ part, element, box });
  }
  return { ...move, seen };
}

/** From edge to edge of what goes from one place of the board to another, a little bent. */
function arrowOf(from: Seen, to: Seen): string | null {
  const board = from.element.closest('svg.board, .boards svg');
  if (board === null || !board.contains(to.element) || from.part.kind === to.part.kind || overlap(from.box, to.box)) return null;
  const [[a, b], [c, d]] = [middle(from.box), middle(to.box)];
  const long = Math.hypot(c - a, d - b);
  const [x, y] = [(c - a) / long, (d - b) / long];
  const [away, near] = [Math.min(from.box.width, from.box.height) / 2, Math.min(to.box.width, to.box.height) / 2 + 6];
  if (long <= away + near) return null;
  const bend = long * 0.12;
  return `M${a + x * away} ${b + y * away}Q${(a + c) / 2 - y * bend} ${(b + d) / 2 + x * bend} ${c - x * near} ${d - y * near}`;
}

const aside = 4;

function Halo({ box: { x, y, width, height } }: { box: Box }) {
  const isRound = Math.abs(width - height) < Math.min(width, height) / 5;
  const round = isRound ? Math.max(width, height) / 2 + aside : 10;
  return <rect x={x - aside} y={y - aside} width={width + 2 * aside} height={height + 2 * aside} rx={round} />;
}

/** On which of its parts the number of a move stands: where no better one has anything, else on the last. */
function numbered(all: readonly Shown[], { rank, seen }: Shown): Seen | undefined {
  const isFree = ({ element }: Seen) => !all.some((other) => other.rank < rank && other.seen.some((each) => each.element === element));
  return [...seen].reverse().find(isFree) ?? seen.at(-1);
}

interface Props {
  game: AnyGame;
  view: View;
  /** The best first. */
  moves: readonly DrawnMove[];
}

export function DrawnMoves({ game, view, moves }: Props) {
  const parts = useMemo(() => moves.map(({ move }) => game.partsOf(view, move)), [game, view, moves]);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const asked = useRef(0);
  useLayoutEffect(() => {
    const measure = () => setShown(moves.map((move, at) => shownOf(parts[at] ?? [], move)));
    const later = () => {
      cancelAnimationFrame(asked.current);
      asked.current = requestAnimationFrame(measure);
    };
    measure();
    const ended = new AbortController();
    for (const kind of ['scroll', 'resize', 'transitionend']) addEventListener(kind, later, { capture: true, signal: ended.signal });
    const [changes, sizes] = [new MutationObserver(later), new ResizeObserver(later)];
    for (const place of document.querySelectorAll('.table > :is(.boards, .held)')) {
      changes.observe(place, { subtree: true, childList: true, attributes: true });
      sizes.observe(place);
    }
    return () => {
      cancelAnimationFrame(asked.current);
      ended.abort();
      changes.disconnect();
      sizes.disconnect();
    };
  }, [moves, parts]);
  const look = ({ rank }: Shown) => (rank === 1 || shown.length === 1 ? 'drawn-move best' : 'drawn-move');
  return (
    <svg class="drawn-moves" aria-hidden="true">
      <marker id="drawn-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
        <path d="M0 0L10 5L0 10z" />
      </marker>
      {[...shown].reverse().map((each) => (
        <g key={each.move} class={look(each)} style={{ '--weight': each.weight.toFixed(2) }} data-rank={each.rank}>
          {['casing', 'line'].map((layer) => (
            <g key={layer} class={layer}>
              {each.seen.map(({ box }, at) => (
                <Halo key={at} box={box} />
              ))}
              {each.seen.slice(1).map((to, at) => {
                const arrow = arrowOf(each.seen[at]!, to);
                return arrow !== null && <path key={at} d={arrow} marker-end={layer === 'line' ? 'url(#drawn-head)' : undefined} />;
              })}
            </g>
          ))}
        </g>
      ))}
      {[...shown].reverse().map((each) => {
        const box = numbered(shown, each)?.box;
        return (
          box !== undefined && (
            <g key={each.move} class={`rank ${look(each)}`} transform={`translate(${box.x + box.width} ${box.y})`}>
              <circle r={10} />
              <text>{each.rank}</text>
            </g>
          )
        );
      })}
    </svg>
  );
}
