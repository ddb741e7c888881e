import './tock.css';
import type { Look, NameOf } from '../scene';
import { Board } from './board';
import { Beside, Hand } from './hand';
import { rankOf, wordsOf } from './words';

const nameOf: NameOf = ({ kind, text }, language) => {
  const { enter, give, discard } = wordsOf(language);
  const actions: Record<string, string> = { enter, give, discard };
  return kind === 'card' ? rankOf(text)[language] : (actions[kind] ?? null);
};

export default { Board, Hand, Beside, nameOf } satisfies Look;
