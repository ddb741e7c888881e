import { isOpen, type Scene } from '../scene';
import { target } from '../target';

/** A target that shows whether it is open and whether it is chosen. */
export function pressable(scene: Scene, kinds: readonly string[], text: string, label: string, name: string, at?: number) {
  const open = isOpen(scene, kinds, text);
  const chosen = scene.chosen.some((part) => kinds.includes(part.kind) && part.text === text);
  return {
    ...target(scene, kinds, text, label, { chosen, at }),
    class: [name, open ? 'open' : '', chosen ? 'chosen-part' : ''].filter(Boolean).join(' '),
  };
}
