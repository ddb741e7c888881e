// A move chosen part by part: which parts are open, which are chosen, and why another one is not open.
import type { Move, Part, Refusal, View } from 'regelwerk';
import type { AnyGame } from '../library';

/** Something on the board or in a hand: a part by its kind and its word. */
export interface Target {
  kind: string;
  text: string;
}

export const keyOf = (target: Target): string => `${target.kind} ${target.text}`;

/** What has been chosen so far of a move; a value, each choice gives another one. */
export class Choice {
  /** The parts that may follow, by their keys. */
  readonly open: ReadonlyMap<string, Part>;
  /** The move that the chosen parts already are. */
  readonly move: Move | null;

  constructor(
    readonly game: AnyGame,
    readonly view: View,
    readonly chosen: readonly Part[] = [],
  ) {
    const codes = chosen.map((part) => part.code);
    this.open = new Map(game.parts(view, codes).map((part) => [keyOf(part), part]));
    this.move = codes.length === 0 ? null : game.moveOfParts(view, codes);
  }

  /** With one part more, and with those after it that leave no choice. */
  with(part: Part): Choice {
    return new Choice(this.game, this.view, [...this.chosen, part]);
  }
  without(): Choice {
    return new Choice(this.game, this.view, this.chosen.slice(0, -1));
  }
  /** The choice goes on by itself while there is one part only and no move yet. */
  forced(): Choice {
    let choice: Choice = this;
    while (choice.move === null && choice.open.size === 1) {
      const [only] = choice.open.values();
      if (only === undefined) break;
      choice = choice.with(only);
    }
    return choice;
  }
  /** Whether the move is complete and nothing may follow. */
  get isDone(): boolean {
    return this.move !== null && this.open.size === 0;
  }

  /** Why a target cannot be chosen now; null if it can, or if it is no part of moves of this game. */
  whyNot(code: number, language: 'en' | 'de'): Refusal<string> | null {
    return this.game.whyNotPart(
      this.view,
      this.chosen.map((part) => part.code),
      code,
      language,
    );
  }
}
