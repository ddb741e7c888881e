import { isOpen, type Scene } from './scene';

/** What makes something on the board or in the hand a button. */
export function target(scene: Scene, kinds: readonly string[], text: string, label: string) {
  const opened = isOpen(scene, kinds, text);
  const press = () => scene.press(kinds, text);
  return {
    role: 'button' as const,
    tabindex: opened ? 0 : -1,
    'aria-disabled': !opened,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}

export const isChosen = (scene: Scene, kind: string, text: string): boolean =>
  scene.chosen.some((part) => part.kind === kind && part.text === text);
