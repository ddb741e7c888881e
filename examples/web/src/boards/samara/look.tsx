// Samara: spaces by months and strength, the calendar with its workers, and what seats own.
import type { Look, NameOf } from '../scene';
import { Board } from './board';
import { asks, Beside, Hand } from './hand';
import './samara.css';
import { wordsIn } from './words';

const nameOf: NameOf = ({ kind, text }, language) => {
  if (kind === 'space') return text.replace(',', '/');
  const { vacation, step, done } = wordsIn(language);
  const named: Record<string, string> = { vacation, step, done };
  return named[kind] ?? null;
};

export default { Board, Hand, Beside, asks, nameOf } satisfies Look;
