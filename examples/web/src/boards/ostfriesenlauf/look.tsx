import './ostfriesenlauf.css';
import type { Look, NameOf } from '../scene';
import { Board } from './board';
import { Beside, Hand } from './hand';
import { wordsOf } from './words';

const nameOf: NameOf = ({ kind, text }, language) => (kind === 'stack' ? wordsOf(language).drawn(text) : null);

export default { Board, Hand, Beside, nameOf } satisfies Look;
