// How things are pressed. Some are reached in steps, a box by its group: then the step before is taken with it.
import type { Part } from 'regelwerk';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isOpen, type Scene } from '../scene';

export interface Step {
  kind: string;
  text: string;
}
export type Press = (...path: Step[]) => void;

const isStepOpen = (scene: Scene, { kind, text }: Step): boolean => isOpen(scene, [kind], text);

/** Presses the first step of a path that is open and those after it, each once the one before has been taken. */
export function usePress(scene: Scene): Press {
  const [rest, setRest] = useState<Step[]>([]);
  const take = ([step, ...later]: Step[]) => {
    if (step === undefined) return;
    setRest(isStepOpen(scene, step) ? later : []);
    scene.press([step.kind], step.text);
  };
  useEffect(() => take(rest), [rest]);
  return (...path) => {
    const from = path.map((step) => isStepOpen(scene, step)).lastIndexOf(true);
    take(path.slice(from < 0 ? -1 : from));
  };
}

/** What leads to places: boxes by their group or area, demands by their challenge. */
const holders = ['group', 'challenge'];

export type Light = 'open' | 'near' | '';

/** A place is lit if it may be chosen, at once or behind what it lies in. */
export function lightOf(scene: Scene, place: Step): Light {
  if (isStepOpen(scene, place)) return 'open';
  return reachOf(scene).has(`${place.kind} ${place.text}`) ? 'open' : '';
}

const reaches = new WeakMap<Scene, ReadonlySet<string>>();

/** All places behind the groups and challenges that are open. */
function reachOf(scene: Scene): ReadonlySet<string> {
  const { view, game, open, chosen } = scene;
  const known = reaches.get(scene);
  if (known !== undefined) return known;
  const codes = chosen.map((part) => part.code);
  const behind = (part: Part) => game.parts(view, [...codes, part.code]).map((each) => `${each.kind} ${each.text}`);
  const reach = new Set([...open.values()].filter((part) => holders.includes(part.kind)).flatMap(behind));
  reaches.set(scene, reach);
  return reach;
}

interface SpotProps {
  label: string;
  light: Light;
  of: string;
  isChosen?: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

/** Something on a plan or sheet that can be pressed, by a click or a key. Attributes of SVG are spelt in small letters. */
export function Spot({ label, light, of, isChosen = false, onPress, children }: SpotProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      class={`clou-spot ${of} ${light} ${isChosen ? 'chosen' : ''}`}
      role="button"
      tabindex={light === '' ? -1 : 0}
      aria-label={label}
      aria-disabled={light === ''}
      aria-pressed={isChosen}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}
