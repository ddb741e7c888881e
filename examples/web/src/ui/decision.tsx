import type { Library, Move, Part, Refusal, View } from 'regelwerk';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Scene } from '../boards/scene';
import { tellerOf } from '../learn/books';
import type { AnyGame } from '../library';
import { addressOf, language, words } from '../page';
import { Choice, keyOf, type Target } from '../play/choice';
import { set, setting } from '../play/store';

interface Asked {
  library: Library;
  game: AnyGame;
  view: View;
  /** Whether the owner of the view may decide now. */
  mayDecide: boolean;
  last: readonly object[];
  onMove: (move: Move) => void;
  onRefused?: (rule: string) => void;
}

interface Decision {
  /** What boards draw. */
  scene: Scene;
  /** The parts that may follow, and a move as text. */
  panel: VNode;
  /** Why something was refused. */
  refused: VNode;
  /** Plays a move as a text says it, or tells why not. */
  attempt: (text: string) => void;
}

const mostListed = 200;

/** A move or a part that was refused, and the kinds of which somebody may have meant another one. */
interface Refused extends Refusal<string> {
  kinds: readonly string[];
}

/** What somebody has chosen of a move, and what was refused last. */
interface Begun {
  view: View;
  parts: readonly Part[];
  refusal: Refused | null;
}
const nothing = { parts: [], refusal: null } satisfies Partial<Begun>;

/** The kinds of the parts that are open and nearest to what was refused: those of its own kinds, else all. */
function nearest(refusal: Refused | null, open: ReadonlyMap<string, Part>): ReadonlySet<string> {
  if (refusal === null) return new Set();
  const kinds = [...open.values()].map((part) => part.kind);
  const alike = kinds.filter((kind) => refusal.kinds.includes(kind));
  return new Set(alike.length > 0 ? alike : kinds);
}

/** Lets a person decide: part by part on a board, by buttons, or as a text. What is no legal move is told with its rule. */
export function useDecision({ library, game, view, mayDecide, last, onMove, onRefused }: Asked): Decision {
  const say = words.value;
  const spoken = language.value;
  // What was begun belongs to its view, so that it is gone with it, and a press upon a new one is not.
  const [begun, setBegun] = useState<Begun>({ view, ...nothing });
  const { parts, refusal } = begun.view === view ? begun : nothing;
  const refusals = useRef(0);
  const typed = useRef<HTMLInputElement>(null);
  const choice = useMemo(
    () => (mayDecide ? new Choice(game, view, parts) : null),
    [game, view, mayDecide, parts],
  );
  const open = choice?.open ?? new Map<string, Part>();

  const refuse = (refused: Refusal<string>, kinds: readonly string[] = []) => {
    ++refusals.current;
    setBegun({ view, parts, refusal: { ...refused, kinds } });
    onRefused?.(refused.rule);
  };
  const decide = (move: Move) => {
    const refused = game.views.whyNot(view, move, spoken);
    if (refused === null) onMove(move);
    else refuse(refused);
  };
  const choose = (next: Choice) => {
    if (next.isDone && next.move !== null) decide(next.move);
    else setBegun({ view, parts: next.chosen, refusal: null });
  };
  const press = (kinds: readonly string[], text: string, path: readonly Target[] = []) => {
    if (choice === null) return;
    const next = choice.towards(kinds, text, path);
    if (next !== null) return choose(next);
    const refused = choice.whyNot(kinds, text, spoken, path) ?? { rule: '', sentence: say.notNow(text), cause: null };
    refuse(refused, [...kinds, ...path.map(({ kind }) => kind)]);
  };
  const attempt = (text: string) => {
    try {
      decide(game.views.parseMove(view, text));
    } catch (error) {
      refuse({ rule: '', sentence: library.describe(error as never, spoken), cause: null });
    }
  };

  const scene: Scene = {
    title: game.title,
    game,
    view,
    language: spoken,
    json: useMemo(() => game.views.json(view), [game, view]),
    seat: useMemo(() => {
      const viewer = game.viewerOf(view);
      return typeof viewer === 'number' ? viewer : null;
    }, [game, view]),
    open,
    chosen: parts,
    last,
    near: nearest(refusal, open),
    nearness: refusals.current % 2 === 0 ? 'even' : 'odd',
    leads: (kinds, text, path) => choice !== null && choice.towards(kinds, text, path) !== null,
    press,
  };
  const refused = (
    <p class="refusal" role="alert">
      {refusal !== null && (
        <>
          {refusal.rule !== '' && (
            <>
              <a href={addressOf('learn', tellerOf(game.title, refusal.rule), refusal.rule)}>{refusal.rule}</a>{' '}
            </>
          )}
          {refusal.sentence}
          {refusal.cause !== null && ` (${refusal.cause})`}
        </>
      )}
    </p>
  );
  const panel = (
    <div class="decision">
      {choice !== null && (
        <div class="parts">
          {choice.chosen.map((part) => (
            <span key={part.code} class="chosen">
              {part.text}
            </span>
          ))}
          {choice.chosen.length > 0 && (
            <button type="button" class="plain" onClick={() => choose(choice.without())}>
              {say.back}
            </button>
          )}
          {choice.move !== null && (
            <button type="button" onClick={() => choice.move !== null && decide(choice.move)}>
              {say.done}
            </button>
          )}
        </div>
      )}
      {choice !== null && (
        <details
          class="choices"
          open={setting('choices') === 'open'}
          onToggle={({ currentTarget }) => set('choices', currentTarget.open ? 'open' : 'folded')}
        >
          <summary>{say.choices(open.size)}</summary>
          <div class="parts">
            {[...open.values()].map((part) => (
              <button
                key={part.code}
                type="button"
                data-part={keyOf(part)}
                data-near={scene.near.has(part.kind) ? scene.nearness : undefined}
                onClick={() => choose(choice.with(part))}
              >
                {part.text}
              </button>
            ))}
          </div>
        </details>
      )}
      {choice !== null && (
        <form
          class="typed"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(typed.current?.value ?? '');
          }}
        >
          <label>
            {say.moveByText} <input ref={typed} name="move" list="moves" autoComplete="off" />
          </label>
          <datalist id="moves">
            {Array.from(game.views.moves(view).slice(0, mostListed), (move) => (
              <option key={move} value={game.views.moveText(view, move)} />
            ))}
          </datalist>
          <button type="submit">{say.play}</button>
        </form>
      )}
    </div>
  );
  return { scene, panel, refused, attempt };
}
