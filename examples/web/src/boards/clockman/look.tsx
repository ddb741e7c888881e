import type { Look, NameOf } from '../scene';
import { Board } from './board';
import { facts } from './facts';
import { Beside, Hand } from './hand';
import { asks } from './question';
import './clockman.css';

const nameOf: NameOf = ({ kind, text }, language) => {
  if (kind === 'card') return facts.cards[text]?.name[language] ?? null;
  if (kind === 'symbol') return `${facts.nouns['symbol']?.[language] ?? ''} ${text}`;
  if (kind === 'field') return `${facts.nouns['field']?.[language] ?? ''} ${text}`;
  return ['answer', 'offer', 'circle'].includes(kind) ? (facts.answers[text]?.[language] ?? null) : null;
};

export default { Board, Hand, Beside, asks, nameOf } satisfies Look;
