// Each title's look is loaded when it is first played.
import type { Title } from 'regelwerk';
import type { Look } from './scene';

const looks: Record<Title, () => Promise<{ default: Look }>> = {
  tock: () => import('./tock/look'),
  ostfriesenlauf: () => import('./ostfriesenlauf/look'),
  samara: () => import('./samara/look'),
  clockman: () => import('./clockman/look'),
  clou: () => import('./clou/look'),
  'clou campaign': () => import('./clou/look'),
};

export const lookOf = async (title: Title): Promise<Look> => (await looks[title]()).default;
