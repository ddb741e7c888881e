// A space in words: what is drawn there, for those who do not see it or do not know the drawings.
import type { Language } from '../../page';
import type { Scene } from '../scene';
import { needsOf, sexNames, toolNames, type Need, type Plot, type Tile, type Tool } from './facts';
import type { Worker } from './workers';
import { wordsIn } from './words';

function counted(words: string[]): string {
  const kinds = [...new Set(words)];
  return kinds
    .map((kind) => {
      const count = words.filter((word) => word === kind).length;
      return count === 1 ? kind : `${count} × ${kind}`;
    })
    .join(', ');
}

const needWord = (need: Need, language: Language): string => {
  const { saw, trowel, glass } = wordsIn(language);
  return { saw, trowel, glass }[need].split(':')[0] ?? need;
};

export const toolsInWords = (tools: readonly Tool[], language: Language): string =>
  counted(tools.map((tool) => toolNames[tool][language]));

export function needsInWords(tile: Tile, language: Language): string {
  const say = wordsIn(language);
  const needs = needsOf(tile).map((need) => needWord(need, language));
  return needs.length === 0 ? say.needsNothing : `${say.needs} ${counted(needs)}`;
}

/** Without what its effect says, which is long. */
export function describe({ column, row, tile, tools }: Plot, language: Language): string {
  const say = wordsIn(language);
  const parts = [tile?.name[language] ?? say.noTile, say.space(column, row)];
  if (tile !== null) parts.push(say.prestige(tile.prestige), needsInWords(tile, language));
  if (tools.length > 0) parts.push(`${say.liesHere}: ${toolsInWords(tools, language)}`);
  return parts.join('; ');
}

export function describeWorker(worker: Worker, { language, person }: Scene): string {
  const say = wordsIn(language);
  const names = worker.figures.map((sex) => sexNames[sex][language]);
  const text = `${say.worker(person(worker.seat), names[0] ?? '', names.length)}; ${say.inMonth(worker.month)}`;
  const stack = names.length > 1 ? ` (${names.join(', ')})` : '';
  return worker.month === 0 && worker.place === 0 ? `${text}${stack}; ${say.active}` : text + stack;
}
