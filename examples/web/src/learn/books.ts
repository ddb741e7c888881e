// The books of examples, each loaded when it is first read.
import type { Title } from 'regelwerk';

/** A rule seen at work: a position, mostly a move, and what comes of it or why it is refused. */
export interface Example {
  name: string;
  rule: string;
  en: string;
  de: string;
  /** Settings of the game, by words. */
  settings?: string;
  /** The position; without one the settings are what is looked at. */
  state?: string;
  viewer?: string;
  move?: string;
  /** The rule that forbids it, and what it is about. */
  refused?: string;
}
export interface Section {
  /** Its first rule. */
  rule: string;
  en: string;
  de: string;
}
export interface Book {
  sections: Section[];
  examples: Example[];
}

const books: Record<Title, () => Promise<{ default: Book }>> = {
  tock: () => import('data/book_tock.json'),
  ostfriesenlauf: () => import('data/book_ostfriesenlauf.json'),
  samara: () => import('data/book_samara.json'),
  clockman: () => import('data/book_clockman.json'),
  clou: () => import('data/book_clou.json'),
  'clou campaign': () => import('data/book_clou_campaign.json'),
};

export const bookOf = async (title: Title): Promise<Book> => (await books[title]()).default;

/** The title whose book tells a rule: a campaign is made of heists, whose rules are those of Clou. */
export const tellerOf = (title: Title, rule: string): Title =>
  title === 'clou campaign' && rule.startsWith('CL-') ? 'clou' : title;
