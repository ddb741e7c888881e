import { pressByKey } from './help.mjs';
import { testWholeGames } from './whole.mjs';

// By keys a whole game takes many presses, so titles with short games are played; targets.test.mjs walks over the boards
// of the others.
testWholeGames('by the keyboard', (page) => pressByKey(page, 5), ['ostfriesenlauf', 'samara', 'clou']);
