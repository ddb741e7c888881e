// A move chosen part by part: which parts are open, which are chosen, and why another one is not open.
import type { Move, Part, Refusal, View } from 'regelwerk';
import type { AnyGame } from '../library';

/** Something on the board or in a hand: a part by its kind and its word. */
export interface Target {
  kind: string;
  text: string;
}

export const keyOf = (target: Target): string => `${target.kind} ${target.text}`;

const parts = new WeakMap<AnyGame, Map<string, number>>();

/** The codes of the parts of a game that were open once. */
function known(game: AnyGame): Map<string, number> {
  const found = parts.get(game) ?? new Map<string, number>();
  parts.set(game, found);
  return found;
}

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
    for (const [key, part] of this.open) known(game).set(key, part.code);
    this.move = codes.length === 0 ? null : game.moveOfParts(view, codes);
  }

  /** With one part more. */
  with(part: Part): Choice {
    return new Choice(this.game, this.view, [...this.chosen, part]);
  }
  without(): Choice {
    return new Choice(this.game, this.view, this.chosen.slice(0, -1));
  }
  /** Whether the move is complete and nothing may follow. */
  get isDone(): boolean {
    return this.move !== null && this.open.size === 0;
  }

  /** The choice that a target leads to: the next part, or another one instead of parts that were chosen before. */
  towards(kinds: readonly string[], text: string): Choice | null {
    for (const part of this.open.values()) {
      if (kinds.includes(part.kind) && part.text === text) return this.with(part);
    }
    return this.chosen.length === 0 ? null : this.without().towards(kinds, text);
  }

  /** Why a target cannot be chosen now; null where the library has no name for it yet, since it never was open. */
  whyNot(kinds: readonly string[], text: string, language: 'en' | 'de'): Refusal<string> | null {
    const codes = this.chosen.map((part) => part.code);
    for (const kind of kinds) {
      const code = known(this.game).get(keyOf({ kind, text }));
      const refused = code === undefined ? null : this.game.whyNotPart(this.view, codes, code, language);
      if (refused !== null) return refused;
    }
    return null;
  }
}
