import type { Look, NameOf } from '../scene';
import { Board } from './board';
import { facts } from './facts';
import { Hand } from './hand';
import './clockman.css';

const nameOf: NameOf = ({ kind, text }, language) => {
  if (kind === 'card') return facts.cards[text]?.name[language] ?? null;
  if (kind === 'symbol') return `${facts.nouns['symbol']?.[language] ?? ''} ${text}`;
  return ['answer', 'offer', 'circle'].includes(kind) ? (facts.answers[text]?.[language] ?? null) : null;
};

export default { Board, Hand, nameOf } satisfies Look;
