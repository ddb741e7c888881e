import './ostfriesenlauf.css';
import type { Look, NameOf, Scene } from '../scene';
import { Board } from './board';
import { Beside, Hand } from './hand';
import { wordsOf } from './words';

const nameOf: NameOf = ({ kind, text }, language) => (kind === 'stack' ? wordsOf(language).drawn(text) : null);

/** What somebody does who draws or lays a card. */
const asks = ({ json, language }: Scene, choose: string): string => wordsOf(language).asks[json.table.phase] ?? choose;

/** How far a runner has come. */
const parts = ({ json, language }: Scene, seat: number): string[] => {
  const places: readonly { runner: number; position: number }[] = json.table.race;
  return places.filter(({ runner }) => runner === seat).map(({ position }) => wordsOf(language).field(String(position)));
};

export default { Board, Hand, Beside, nameOf, asks, parts } satisfies Look;
