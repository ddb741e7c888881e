// What a board is given to draw, and how it says what was pressed. A board knows no rule: what may be chosen is in `open`,
// what stands where is in `json`, where it lies is in game.geometry(), what an edition prints on it is in data/.
import type { Part, Title, View } from 'regelwerk';
import type { ComponentType, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../library';
import type { Language } from '../page';
import type { Target } from '../play/choice';

export interface Scene<Json = any> {
  readonly title: Title;
  readonly game: AnyGame;
  readonly language: Language;
  readonly view: View;
  /** The same as an object. */
  readonly json: Json;
  /** Whose view it is; null for spectators. */
  readonly seat: number | null;
  /** What somebody is called who plays, by seat. */
  readonly person: (seat: number) => string;
  /** What stands on the pieces of a seat beside its colour, where `all` have pieces; all seats, if nothing is said. */
  readonly letter: (seat: number, all?: number) => string;
  /** What may be chosen now, by kind and word: `open.has('field 13')`. Empty while there is nothing to choose. */
  readonly open: ReadonlyMap<string, Part>;
  readonly chosen: readonly Part[];
  /** The events of the last move as objects, as this viewer was shown them, for what moved and what is new. */
  readonly last: readonly any[];
  /** The same of all that happened since the viewer decided last, that decision too: what is seen of it stays so long. */
  readonly since: readonly any[];
  /** Whether this follows upon what was shown before, so that it is seen to happen. */
  readonly follows?: boolean;
  /** What `of` makes of the events of the last move of which it makes anything, looking back from here; null if there is
   * none. Where nothing went before, as in an example, it is missing. */
  readonly recent?: <Found>(of: (events: readonly any[]) => Found | null) => Found | null;
  /** The kinds of what is open and nearest to what was just refused, so that it is shown; none if nothing was. */
  readonly near: ReadonlySet<string>;
  /** Another word at each refusal, so that what shows it begins anew. */
  readonly nearness: string;
  /** The keys of the parts that are to be chosen next, one after another, where somebody learns; they are pointed at. */
  readonly wanted?: readonly string[];
  /** Whether something can be chosen, now or instead of what was chosen before; see press. */
  leads(kinds: readonly string[], text: string, path?: readonly Target[]): boolean;
  /**
   * Something was pressed that has this word as a part of one of these kinds: it is chosen, or told why it cannot be.
   * `path` are the parts that are chosen before it, a group before its box; they are chosen with it if they are not yet.
   */
  press(kinds: readonly string[], text: string, path?: readonly Target[]): void;
}

/** What a part is called where it is told and not shown, by the view as an object if need be; null where its word in the
 * grammar does. */
export type NameOf = (part: Target, language: Language, json?: any) => string | null;

/** What parts are called where people may be chosen, who have names of their own. */
export const withPeople =
  (nameOf: NameOf, person: Scene['person']): NameOf =>
  (part, language, json) =>
    part.kind === 'seat' ? person(Number(part.text)) : nameOf(part, language, json);

/** How a title looks. All draw the scene anew whenever it changes; what is at another place moves there. */
export interface Look {
  readonly nameOf: NameOf;
  /** What is asked of whoever decides, in the words of the game, where more is to be said than what may be chosen. */
  readonly asks?: (scene: Scene, choose: string) => string;
  /** What a value of a setting looks like, where somebody chooses among them. */
  readonly choice?: (setting: string, value: string) => VNode | null;
  /** What those are called who play as one. */
  readonly gang?: (scene: Scene) => string;
  /** What somebody's score is made of, or how far they have come where there is none. */
  readonly parts?: (scene: Scene, seat: number) => readonly string[];
  /** What it is played with on paper, where that is more than its board; scenes by options, with nothing played. */
  readonly Blank?: ComponentType<{ sceneOf: (options: string) => Scene }>;
  /** What everybody sees: the board or boards, as SVG, with what stands on them. */
  Board: ComponentType<{ scene: Scene }>;
  /** What the viewer holds and decides with: cards, dice, answers. It is in view at all times, and always as high. */
  Hand: ComponentType<{ scene: Scene }>;
  /** All else that is known: what others hold, what was played, what signs mean. */
  Beside: ComponentType<{ scene: Scene }>;
}

/** What is to be seen of an earlier move: by `of` as Scene.recent asks it, found once for each position. */
export function useRecent<Found>(scene: Scene, of: (events: readonly any[]) => Found | null): Found | null {
  const { view, last, recent } = scene;
  return useMemo(() => (recent === undefined ? of(last) : recent(of)), [view, last]);
}

export const isOpen = ({ open }: Scene, kinds: readonly string[], text: string): boolean =>
  kinds.some((kind) => open.has(`${kind} ${text}`));
