// A board fitted to its room, and a closer view of it where its pieces are too small for a finger or its letters for eyes:
// then the whole is a small map in a corner.
import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../page';
import { set, setting } from '../play/store';
import type { Scene } from './scene';

interface Props {
  scene: Scene;
  /** In its own units: how wide the board is, its smallest piece that can be pressed, its smallest letters. */
  side: number;
  piece: number;
  letter: number;
  children: ComponentChildren;
}

/** In pixels, what a mouse and a finger can hit, and what can be read. */
const leastPiece = () => (matchMedia('(pointer: coarse)').matches ? 36 : 24);
const leastLetter = 11.2;
/** A closer view shows less by at least so much, else it would not be worth its map; and how far it can be brought. */
const leastCloser = 1.4;
const farthest = 3;
const step = 1.5;

/** A point of the board, as shares of its side, and where in the room it shall be seen. */
interface Anchor {
  of: readonly [number, number];
  at: readonly [number, number];
}

/** How far a stretch has to be moved to lie between two ends; nothing if it does. */
const off = (from: number, to: number, low: number, high: number): number =>
  from < low || to > high ? (from + to - low - high) / 2 : 0;

/** Moves a room so that something is in it that may be chosen. */
function leadTo(room: Element, spots: readonly Element[]): void {
  const { left, right, top, bottom } = room.getBoundingClientRect();
  const offs = spots.map((spot) => {
    const box = spot.getBoundingClientRect();
    return [off(box.left, box.right, left, right), off(box.top, box.bottom, top, bottom)] as const;
  });
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x, y);
  const [first, ...others] = offs;
  if (first === undefined) return;
  const [x, y] = others.reduce((best, each) => (far(each) < far(best) ? each : best), first);
  room.scrollBy(x, y);
}

/** What part of the board is seen, as shares of its side. */
const seenIn = (room: Element) =>
  [room.scrollLeft / room.scrollWidth, room.scrollTop / room.scrollHeight, room.clientWidth / room.scrollWidth, room.clientHeight / room.scrollHeight] as const;

/** Lets a mouse drag the room, and two fingers bring it closer. */
function useHands(room: RefObject<HTMLElement | null>, zoom: number, zoomTo: (zoom: number, x: number, y: number) => void): void {
  const latest = useRef({ zoom, zoomTo });
  latest.current = { zoom, zoomTo };
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let isDragged = false;
    box.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX, clientY }) => {
        isDragged = false;
        if (pointerType !== 'mouse' || button !== 0 || latest.current.zoom === 1) return;
        const [left, top] = [box.scrollLeft, box.scrollTop];
        const drag = new AbortController();
        addEventListener(
          'pointermove',
          (moved) => {
            const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
            isDragged ||= Math.hypot(x, y) > 6;
            if (isDragged) box.scrollTo(left - x, top - y);
          },
          { signal: drag.signal },
        );
        for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => drag.abort(), { signal: drag.signal });
      },
      { signal },
    );
    // What was dragged is not pressed.
    box.addEventListener('click', (event) => isDragged && (event.stopPropagation(), event.preventDefault()), { signal, capture: true });
    let pinch: { apart: number; zoom: number } | null = null;
    const two = ({ touches: [a, b] }: TouchEvent) =>
      a === undefined || b === undefined
        ? null
        : { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    box.addEventListener(
      'touchmove',
      (event) => {
        const now = two(event);
        if (now === null) return;
        event.preventDefault();
        pinch ??= { apart: now.apart, zoom: latest.current.zoom };
        latest.current.zoomTo((pinch.zoom * now.apart) / pinch.apart, now.x, now.y);
      },
      { signal, passive: false },
    );
    box.addEventListener('touchend', () => (pinch = null), { signal });
    return () => ended.abort();
  }, []);
}

export function Fitted({ scene, side, piece, letter, children }: Props) {
  const say = words.value.closer;
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const [size, setSize] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [seen, setSeen] = useState<ReturnType<typeof seenIn>>([0, 0, 1, 1]);
  const needed = size === 0 ? 1 : (side / size) * Math.max(leastPiece() / piece, leastLetter / letter);
  const closer = needed > 1 ? Math.max(needed, leastCloser) : 1;

  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    box.querySelector('svg')?.setAttribute('id', id);
    const measure = () => setSize(Math.min(box.clientWidth, box.clientHeight));
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    return () => watching.disconnect();
  }, []);
  // Who has come closer once wants to see boards so, wherever they would be small.
  useLayoutEffect(() => setZoom(setting('closer') === 'yes' ? closer : 1), [closer]);
  useLayoutEffect(() => {
    const [box, kept] = [room.current, anchor.current];
    if (box === null || zoom === 1) return;
    const whole = size * zoom;
    if (kept !== null) box.scrollTo(kept.of[0] * whole - kept.at[0], kept.of[1] * whole - kept.at[1]);
    setSeen(seenIn(box));
  }, [zoom, size]);
  // What is chosen does not move what lies below the finger.
  useLayoutEffect(() => {
    if (room.current !== null && zoom > 1) leadTo(room.current, [...room.current.querySelectorAll('[data-target][aria-disabled="false"]')]);
  }, [scene.view, scene.open.size > 0, zoom > 1]);

  const zoomTo = (wanted: number, x: number, y: number) => {
    const box = room.current;
    if (box === null || closer === 1) return;
    const next = Math.min(Math.max(wanted, 1), Math.max(closer, farthest) * step);
    const { left, top } = box.getBoundingClientRect();
    const board = box.querySelector('svg')?.getBoundingClientRect() ?? box.getBoundingClientRect();
    anchor.current = { of: [(x - board.left) / board.width, (y - board.top) / board.height], at: [x - left, y - top] };
    set('closer', next > 1 ? 'yes' : 'no');
    setZoom(next);
  };
  const zoomBy = (wanted: number) => {
    const { left, top, width, height } = room.current!.getBoundingClientRect();
    zoomTo(wanted, left + width / 2, top + height / 2);
  };
  useHands(room, zoom, zoomTo);
  const toggle = (event: MouseEvent) => {
    const isPress = event.target instanceof Element && event.target.closest('[aria-disabled="false"]') !== null;
    if (!isPress) zoomTo(zoom > 1 ? 1 : closer, event.clientX, event.clientY);
  };
  const goTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const [box, map] = [room.current!, (currentTarget as Element).getBoundingClientRect()];
    const at = (share: number, whole: number, shown: number) => share * whole - shown / 2;
    box.scrollTo(
      at((clientX - map.left) / map.width, box.scrollWidth, box.clientWidth),
      at((clientY - map.top) / map.height, box.scrollHeight, box.clientHeight),
    );
  };
  const [x, y, width, height] = seen.map((share) => 100 * share);
  return (
    <div class={zoom > 1 ? 'fit closer' : 'fit'} style={{ '--zoom': String(zoom) }}>
      <div class="fit-room" ref={room} onScroll={() => setSeen(seenIn(room.current!))} onDblClick={toggle}>
        {children}
      </div>
      {zoom > 1 && (
        <svg class="fit-map" viewBox="0 0 100 100" aria-hidden="true" onClick={goTo}>
          <use href={`#${id}`} width={100} height={100} />
          <rect x={x} y={y} width={width} height={height} />
        </svg>
      )}
      {closer > 1 && (
        <div class="fit-buttons">
          <button type="button" aria-label={say.nearer} onClick={() => zoomBy(zoom === 1 ? closer : zoom * step)}>
            +
          </button>
          {zoom > 1 && (
            <button type="button" aria-label={say.whole} onClick={() => zoomBy(1)}>
              −
            </button>
          )}
        </div>
      )}
    </div>
  );
}
