import './ostfriesenlauf.css';
import type { Look } from '../scene';
import { Board } from './board';
import { Hand } from './hand';

export default { Board, Hand } satisfies Look;
