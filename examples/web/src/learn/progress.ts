// Which examples somebody has done.
import type { Title } from 'regelwerk';
import { set, setting } from '../play/store';

const key = (title: Title) => `done ${title}`;

export function done(title: Title): Set<string> {
  return new Set((setting(key(title)) ?? '').split(' ').filter(Boolean));
}
export function markDone(title: Title, example: string): void {
  set(key(title), [...done(title).add(example)].join(' '));
}
