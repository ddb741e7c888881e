import type { Look } from '../scene';
import { Board } from './board';
import { Hand } from './hand';
import './clockman.css';

export default { Board, Hand } satisfies Look;
