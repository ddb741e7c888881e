import './ostfriesenlauf.css';
import type { Look, NameOf, Scene } from '../scene';
import { Board } from './board';
import { Beside, Hand } from './hand';
import { wordsOf } from './words';

const nameOf: NameOf = ({ kind, text }, language) => (kind === 'stack' ? wordsOf(language).drawn(text) : null);

/** What somebody does who draws or lays a card. */
const asks = ({ json, language }: Scene, choose: string): string => wordsOf(language).asks[json.table.phase] ?? choose;

export default { Board, Hand, Beside, nameOf, asks } satisfies Look;
