// Samara: spaces by months and strength, the calendar with its workers, and what seats own.
import type { Look, NameOf, Scene } from '../scene';
import { Board } from './board';
import { asks, Beside, Hand } from './hand';
import { sexNames, tileAt, tilesOf, toolNames, type Sex, type Tool } from './facts';
import './samara.css';
import { wordsIn } from './words';

const nameOf: NameOf = ({ kind, text }, language, json) => {
  const { vacation, step, done, build, raise, space } = wordsIn(language);
  if (kind === 'space') {
    const [column = 0, row = 0] = text.split(',').map(Number);
    return tileAt(json, text)?.name[language] ?? space(column, row);
  }
  if (kind === 'tool') return toolNames[text as Tool][language];
  if (kind === 'child') return `${raise} ${sexNames[text as Sex][language]}`;
  const named: Record<string, string> = { vacation, step, done, build };
  return named[kind] ?? null;
};

/** The tiles that count, each with its prestige. */
const parts = (scene: Scene, seat: number): string[] =>
  tilesOf(scene, seat)
    .filter(({ prestige }) => prestige > 0)
    .sort((a, b) => b.prestige - a.prestige)
    .map(({ name, prestige }) => `${name[scene.language]} ${prestige}`);

export default { Board, Hand, Beside, asks, nameOf, parts } satisfies Look;
