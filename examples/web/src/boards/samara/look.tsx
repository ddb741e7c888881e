// Samara: spaces by months and strength, the calendar with its workers, and what seats own.
import type { Look } from '../scene';
import { Board } from './board';
import { Hand } from './hand';
import './samara.css';

export default { Board, Hand } satisfies Look;
