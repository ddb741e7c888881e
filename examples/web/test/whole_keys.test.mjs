import { pressByKey, pressOn } from './help.mjs';
import { testWholeGames } from './whole.mjs';

/** Of Tock, whose games take hundreds of presses on a way past all marbles and cards, these; clicks end the game. */
const mostByKey = { tock: 100 };

testWholeGames('by the keyboard', async (page, title) => {
  const most = mostByKey[title];
  const byKey = await pressByKey(page, 5, most);
  if (byKey.pressed !== most) return byKey;
  const byClicks = await pressOn(page, 5);
  return {
    pressed: byKey.pressed + byClicks.pressed,
    onBoards: byKey.onBoards + byClicks.onBoards,
    faults: [...byKey.faults, ...byClicks.faults],
  };
});
