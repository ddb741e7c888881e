// A move chosen part by part: which parts are open, which are chosen, and why another one is not open.
import type { Move, Part, Refusal, View } from 'regelwerk';
import type { AnyGame } from '../library';
import type { Language } from '../page';

/** Something on the board or in a hand: a part by its kind and its word. */
export interface Target {
  kind: string;
  text: string;
}

export const keyOf = (target: Target): string => `${target.kind} ${target.text}`;

/** What is no move of any game. */
const noMove = 0xffffffff;

/** What has been chosen so far of a move; a value, each choice gives another one. */
export class Choice {
  /** The parts that may follow, by their keys. */
  readonly open: ReadonlyMap<string, Part>;
  /** The move that the chosen parts already are. */
  readonly move: Move | null;
  private readonly longer = new Map<number, Choice>();
  private shorter: Choice | null = null;

  constructor(
    readonly game: AnyGame,
    readonly view: View,
    readonly chosen: readonly Part[] = [],
  ) {
    const codes = chosen.map((part) => part.code);
    this.open = new Map(game.parts(view, codes).map((part) => [keyOf(part), part]));
    this.move = codes.length === 0 ? null : game.moveOfParts(view, codes);
  }

  /** With one part more. Each is worked out once, since boards ask for all that can be pressed. */
  with(part: Part): Choice {
    const known = this.longer.get(part.code);
    if (known !== undefined) return known;
    const made = new Choice(this.game, this.view, [...this.chosen, part]);
    made.shorter = this;
    this.longer.set(part.code, made);
    return made;
  }
  without(): Choice {
    this.shorter ??= new Choice(this.game, this.view, this.chosen.slice(0, -1));
    return this.shorter;
  }
  /** Whether the move is complete and nothing may follow. */
  get isDone(): boolean {
    return this.move !== null && this.open.size === 0;
  }

  /**
   * The choice that a target leads to: the next part, with what of its path is not chosen yet, or another one instead of
   * parts that were chosen before.
   */
  towards(kinds: readonly string[], text: string, path: readonly Target[] = []): Choice | null {
    const steps = [...path.map((step) => ({ kinds: [step.kind], text: step.text })), { kinds, text }];
    for (let at = path.length; at >= 0; --at) {
      if (!path.slice(0, at).every((step) => this.has(step))) continue;
      const found = steps.slice(at).reduce<Choice | null>((choice, step) => choice?.step(step.kinds, step.text) ?? null, this);
      if (found !== null) return found;
    }
    return this.chosen.length === 0 ? null : this.without().towards(kinds, text, path);
  }
  private has(target: Target): boolean {
    return this.chosen.some((part) => keyOf(part) === keyOf(target));
  }
  private step(kinds: readonly string[], text: string): Choice | null {
    const part = [...this.open.values()].find((each) => kinds.includes(each.kind) && each.text === text);
    return part === undefined ? null : this.with(part);
  }

  /**
   * Why a target cannot be chosen now; null if it stands for no part of this game. It may be meant to follow upon what
   * is chosen or instead of some of it: the refusal that names what stands in the way says most, then one by a rule of
   * its own.
   */
  whyNot(kinds: readonly string[], text: string, language: Language, path: readonly Target[] = []): Refusal<string> | null {
    const { game, view } = this;
    const codeOf = (target: Target) => game.partNamed(view, target.kind, target.text) ?? [];
    const parts = kinds.flatMap((kind) => codeOf({ kind, text }));
    const before = path.flatMap(codeOf);
    const chosen = this.chosen.map((part) => part.code);
    const refusals = [...chosen, null].flatMap((_, dropped) => {
      const kept = chosen.slice(0, chosen.length - dropped);
      const chain = [...kept, ...before.filter((code) => !kept.includes(code))];
      return parts.flatMap((part) => game.whyNotPart(view, chain, part, language) ?? []);
    });
    const general = game.views.whyNot(view, noMove, language)?.rule;
    return (
      refusals.find(({ cause }) => cause !== null) ?? refusals.find(({ rule }) => rule !== general) ?? refusals[0] ?? null
    );
  }
}
