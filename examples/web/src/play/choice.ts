// A move chosen part by part: which parts are open, which are chosen, and why another one is not open.
import type { Move, Part, Refusal, View } from 'regelwerk';
import type { AnyGame } from '../library';
import type { Language } from '../page';

/** Something on the board or in a hand: a part by its kind and its word. */
export interface Target {
  kind: string;
  text: string;
}

/** What has to be chosen before something that was pressed. */
export interface First {
  /** The parts that lead there; where none does, those that the reason is about, or all that may be chosen. */
  parts: readonly Part[];
  sort: 'leads' | 'instead' | 'stopped' | 'else';
}
/** Why something cannot be chosen, and what comes first. */
export interface NotChosen extends Refusal<string> {
  first: First | null;
}

export const keyOf = (target: Target): string => `${target.kind} ${target.text}`;

/** So many parts are asked for what stands in the way behind them. */
const mostAsked = 12;

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
  whyNot(kinds: readonly string[], text: string, language: Language, path: readonly Target[] = []): NotChosen | null {
    const refused = this.refusal(kinds, text, language, path);
    if (refused === null) return null;
    const codes = this.codesOf(kinds, text);
    const leads = this.towardsAny(codes);
    if (leads.length > 0) return { ...refused, first: { parts: leads, sort: 'leads' } };
    if (this.chosen.length > 0) {
      const instead = this.without().instead(codes);
      if (instead.length > 0) return { ...refused, first: { parts: instead, sort: 'instead' } };
    }
    const isDue = [...this.open.values()].some(({ kind }) => kinds.includes(kind));
    if (isDue || refused.cause !== null || refused.rule !== this.generalRule(language)) return { ...refused, first: null };
    return this.stopped(codes, language) ?? { ...refused, first: { parts: [...this.open.values()], sort: 'else' } };
  }
  /** The rule that forbids what is no move at all. */
  private generalRule(language: Language): string | undefined {
    return this.game.views.whyNot(this.view, noMove, language)?.rule;
  }
  private codesOf(kinds: readonly string[], text: string): number[] {
    return kinds.flatMap((kind) => this.game.partNamed(this.view, kind, text) ?? []);
  }
  /** The next parts after which one of these may be chosen. */
  private towardsAny(codes: readonly number[]): Part[] {
    const chosen = this.chosen.map((part) => part.code);
    const found = codes.flatMap((code) => this.game.partsTowards(this.view, code, chosen));
    return [...new Map(found.map((part) => [part.code, part])).values()];
  }
  /** The parts that lead to one of these instead of the last ones that are chosen. */
  private instead(codes: readonly number[]): Part[] {
    const found = this.towardsAny(codes);
    return found.length > 0 || this.chosen.length === 0 ? found : this.without().instead(codes);
  }
  /** What stands in the way behind what may be chosen first: the reason that holds for most of it. */
  private stopped(codes: readonly number[], language: Language): NotChosen | null {
    const chosen = this.chosen.map((part) => part.code);
    const byRule = new Map<string, { refused: Refusal<string>; parts: Part[] }>();
    for (const part of [...this.open.values()].slice(0, mostAsked)) {
      const all = codes.flatMap((code) => this.game.whyNotPart(this.view, [...chosen, part.code], code, language) ?? []);
      for (const refused of all) {
        if (refused.cause === null) continue;
        const known = byRule.get(refused.rule) ?? { refused, parts: [] };
        byRule.set(refused.rule, { ...known, parts: [...new Set([...known.parts, part])] });
      }
    }
    const [only, ...others] = this.open.values();
    // What is the only choice is as good as chosen.
    if (byRule.size === 0 && only !== undefined && others.length === 0) return this.with(only).stopped(codes, language);
    const [most] = [...byRule.values()].sort((one, other) => other.parts.length - one.parts.length);
    return most === undefined ? null : { ...most.refused, first: { parts: most.parts, sort: 'stopped' } };
  }
  /** By which rule, and what stands in the way. */
  private refusal(kinds: readonly string[], text: string, language: Language, path: readonly Target[]): Refusal<string> | null {
    const { game, view } = this;
    const codeOf = (target: Target) => game.partNamed(view, target.kind, target.text) ?? [];
    const parts = this.codesOf(kinds, text);
    const before = path.flatMap(codeOf);
    const chosen = this.chosen.map((part) => part.code);
    const refusals = [...chosen, null].flatMap((_, dropped) => {
      const kept = chosen.slice(0, chosen.length - dropped);
      const chain = [...kept, ...before.filter((code) => !kept.includes(code))];
      return parts.flatMap((part) => game.whyNotPart(view, chain, part, language) ?? []);
    });
    const general = this.generalRule(language);
    return (
      refusals.find(({ cause }) => cause !== null) ?? refusals.find(({ rule }) => rule !== general) ?? refusals[0] ?? null
    );
  }
}
