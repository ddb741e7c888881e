/** What a step says: a heading, then what is to be done and why it matters. */
export interface Lines {
  title: string;
  text: string;
}

/** A step of a course: an example of the title's book, by its name, and what leads to it. */
export interface Step {
  example: string;
  en: Lines;
  de: Lines;
}

/** Steps in the order in which somebody new to a title meets its rules; the first tells what the game is about. */
export type Course = readonly Step[];
