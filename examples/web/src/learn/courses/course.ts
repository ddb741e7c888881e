/** What a step says: a heading, then what is to be done and why it matters. */
export interface Lines {
  title: string;
  text: string;
}

/** A step of a course: an example of the title's book, by its name, and what leads to it. */
export interface Step {
  example: string;
  /**
   * What is pressed of a move that is refused, up to what the board refuses of it; none where no press says it. Of other
   * moves the library tells it.
   */
  tries?: readonly string[];
  en: Lines;
  de: Lines;
}

/** Steps in the order in which somebody new to a title meets its rules; the first tells what the game is about. */
export type Course = readonly Step[];
