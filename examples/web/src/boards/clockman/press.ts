import type { TargetedKeyboardEvent } from 'preact';
import { isOpen, type Scene } from '../scene';

const isChosen = ({ chosen }: Scene, kinds: readonly string[], text: string): boolean =>
  chosen.some((part) => kinds.includes(part.kind) && part.text === text);

/** What makes an element stand for a part: it can be pressed by hand and by key, and shows whether it is open. */
export function pressable(scene: Scene, kinds: readonly string[], text: string, label: string, name: string) {
  const open = isOpen(scene, kinds, text);
  const chosen = isChosen(scene, kinds, text);
  const press = () => scene.press(kinds, text);
  return {
    role: 'button' as const,
    class: [name, open ? 'open' : '', chosen ? 'chosen-part' : ''].filter(Boolean).join(' '),
    // In small letters: SVG takes no attribute by another spelling.
    tabindex: open ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !open,
    'aria-pressed': chosen,
    onClick: press,
    onKeyDown: (event: TargetedKeyboardEvent<Element>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
