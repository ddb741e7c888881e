import { pressOn } from './help.mjs';
import { testWholeGames } from './whole.mjs';

testWholeGames('by clicks', (page) => pressOn(page, 11));
