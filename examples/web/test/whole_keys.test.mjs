import { pressByKey } from './help.mjs';
import { testWholeGames } from './whole.mjs';

testWholeGames('by the keyboard alone', (page) => pressByKey(page, 5));
