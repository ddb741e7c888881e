// A board that is wider than a narrow screen: it is moved below the finger, and by itself to where something may be chosen.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from './scene';

/** How far a box has to be moved so that some of its spots are in it; 0 if one is. */
function offBy(box: Element, spots: readonly Element[]): number {
  const { left, right } = box.getBoundingClientRect();
  const offs = spots.map((spot) => {
    const { left: from, right: to } = spot.getBoundingClientRect();
    return from < left || to > right ? (from + to - left - right) / 2 : 0;
  });
  return offs.reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best), offs[0] ?? 0);
}

export function Wide({ scene, children }: { scene: Scene; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  // What is chosen does not move what lies below the finger.
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null || box.scrollWidth <= box.clientWidth) return;
    box.scrollLeft += offBy(box, [...box.querySelectorAll('[data-target][aria-disabled="false"]')]);
  }, [scene.view, scene.open.size > 0]);
  return (
    <div class="wide" ref={ref}>
      {children}
    </div>
  );
}
