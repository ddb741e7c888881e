// The courses, each loaded when it is first taken.
import type { Title } from 'regelwerk';
import type { Course } from './course';

const courses: Record<Title, () => Promise<Course>> = {
  tock: async () => (await import('./tock')).tock,
  ostfriesenlauf: async () => (await import('./ostfriesenlauf')).ostfriesenlauf,
  samara: async () => (await import('./samara')).samara,
  clockman: async () => (await import('./clockman')).clockman,
  clou: async () => (await import('./clou')).clou,
  'clou campaign': async () => (await import('./clou_campaign')).clouCampaign,
};

export const courseOf = (title: Title): Promise<Course> => courses[title]();
