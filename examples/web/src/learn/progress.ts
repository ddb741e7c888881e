// Which examples somebody has done: in the book of rules, and as steps of the course.
import type { Title } from 'regelwerk';
import { set, setting } from '../play/store';

const names = (key: string): Set<string> => new Set((setting(key) ?? '').split(' ').filter(Boolean));
function add(key: string, name: string): void {
  set(key, [...names(key).add(name)].join(' '));
}

export const done = (title: Title): Set<string> => names(`done ${title}`);
export function markDone(title: Title, example: string): void {
  add(`done ${title}`, example);
}

export const stepsDone = (title: Title): Set<string> => names(`course ${title}`);
/** What was done in the course is done in the book as well. */
export function markStep(title: Title, example: string): void {
  add(`course ${title}`, example);
  markDone(title, example);
}
