import type { Library, Move, Part, Refusal, Title, View } from 'regelwerk';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withPeople, type NameOf, type Scene } from '../boards/scene';
import { tellerOf } from '../learn/books';
import type { AnyGame } from '../library';
import { addressOf, language, words } from '../page';
import { letterOf, withNames, type Person } from '../play/people';
import { Choice, keyOf, type First, type Target } from '../play/choice';
import { plain } from '../play/signs';
import { set, setting } from '../play/store';
import { whyOf } from './reason';

interface Asked {
  library: Library;
  game: AnyGame;
  view: View;
  /** What parts are called, and people. */
  nameOf: NameOf;
  person: Person;
  /** Whether the owner of the view may decide now. */
  mayDecide: boolean;
  last: readonly object[];
  /** The keys of the parts that a learner is to choose, one after another. */
  wanted?: readonly string[];
  onMove: (move: Move) => void;
  onRefused?: (rule: string) => void;
}

interface Decision {
  /** What boards draw. */
  scene: Scene;
  /** What was chosen, and what ends the choice. */
  steps: VNode;
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
  first: First | null;
  /** What was pressed. */
  pressed: Target | null;
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

/** So many parts are named; more tell no more. */
const mostNamed = 6;

/** What has to be chosen before what was pressed. */
function WhatFirst({ first: { parts, sort }, called }: { first: First; called: (part: Part) => string }) {
  const say = words.value;
  const kinds = [...new Set(parts.map(({ kind }) => kind))].flatMap((kind) => say.partKinds[kind] ?? []);
  const names = [...new Set(parts.map(called))];
  const named = names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names;
  return <b>{say.first[sort](kinds, named)} </b>;
}

interface WhyProps {
  title: Title;
  refusal: Refused;
  /** What had been chosen. */
  parts: readonly Part[];
  called: (part: Target) => string;
  person: Person;
  /** Whether somebody learns, who is told first what was tried, and in short why not. */
  learns: boolean;
}
/**
 * Why something was refused: what was chosen or what comes first, and the rule with its sentence, unless that is all there
 * is to say.
 */
function Why({ title, refusal, parts, called, person, learns }: WhyProps) {
  const { rule, sentence, cause, first, pressed } = refusal;
  const says = learns && pressed !== null;
  // What has no name but its word in the grammar is told by its kind.
  const named = (part: Target) => (/[.:@+]/.test(called(part)) ? (words.value.partKinds[part.kind] ?? called(part)) : called(part));
  return (
    <>
      {says && <b>{words.value.tried([...parts, pressed].map(named), cause === null ? null : withNames(cause, person))} </b>}
      {!says && (first === null || first.sort === 'instead') && parts.length > 0 && <b>{words.value.notWith(parts.map(called))} </b>}
      {first !== null && first.sort !== 'instead' && <WhatFirst first={first} called={called} />}
      {rule !== '' && (
        <>
          <a href={addressOf('learn', tellerOf(title, rule), rule)}>{rule}</a>{' '}
        </>
      )}
      {first?.sort !== 'leads' && sentence}
      {first?.sort === 'instead' && <WhatFirst first={first} called={called} />}
      {!says && cause !== null && ` (${withNames(cause, person)})`}
    </>
  );
}

/** Lets a person decide: part by part on a board, by buttons, or as a text. What is no legal move is told with its rule. */
export function useDecision({ library, game, view, nameOf, person, mayDecide, last, wanted, onMove, onRefused }: Asked): Decision {
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

  const refuse = (refused: Refusal<string>, kinds: readonly string[] = [], first: First | null = null, pressed: Target | null = null) => {
    ++refusals.current;
    setBegun({ view, parts, refusal: { ...refused, kinds, first, pressed } });
    onRefused?.(refused.rule);
  };
  const decide = (move: Move) => {
    const refused = game.views.whyNot(view, move, spoken);
    if (refused === null) onMove(move);
    else refuse(refused);
  };
  // It has been read by whoever presses on, wherever that is; what is pressed is pressed.
  useEffect(() => {
    if (refusal === null) return undefined;
    const ended = new AbortController();
    const letGo = ({ target }: Event) => {
      const isLink = target instanceof Element && target.closest('.refusal a') !== null;
      if (!isLink) setBegun((now) => (now.refusal === refusal ? { ...now, refusal: null } : now));
    };
    addEventListener('click', letGo, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [refusal]);
  const choose = (next: Choice) => {
    if (next.isDone && next.move !== null) decide(next.move);
    else setBegun({ view, parts: next.chosen, refusal: null });
  };
  const press = (kinds: readonly string[], text: string, path: readonly Target[] = []) => {
    if (choice === null) return;
    const next = choice.towards(kinds, text, path);
    if (next !== null) return choose(next);
    const refused = choice.whyNot(kinds, text, spoken, path) ?? { rule: '', sentence: say.notNow(text), cause: null, first: null };
    refuse(refused, [...kinds, ...path.map(({ kind }) => kind)], refused.first, { kind: kinds[0] ?? '', text });
  };
  const attempt = (text: string) => {
    try {
      decide(game.views.parseMove(view, text));
    } catch (error) {
      refuse({ rule: '', sentence: whyOf(library, error, spoken), cause: null });
    }
  };

  const isOnTheWay = parts.every((part, at) => keyOf(part) === wanted?.[at]);
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
    person,
    letter: (seat, all = game.seats) => letterOf(all, person, seat),
    open,
    chosen: parts,
    last,
    since: last,
    wanted: mayDecide ? (wanted?.slice(isOnTheWay ? parts.length : 0) ?? []) : [],
    near: nearest(refusal, open),
    nearness: refusals.current % 2 === 0 ? 'even' : 'odd',
    leads: (kinds, text, path) => choice !== null && choice.towards(kinds, text, path) !== null,
    press,
  };
  const called = (part: Target) => withPeople(nameOf, person)(part, spoken, scene.json) ?? part.text;
  const refused = (
    <div class="why-not">
      <div class="refusal" role="alert">
        {refusal !== null && <Why title={game.title} refusal={refusal} parts={parts} called={called} person={person} learns={wanted !== undefined} />}
      </div>
      {refusal !== null && (
        <button
          type="button"
          class="plain"
          aria-label={say.close}
          onClick={() => setBegun({ view, parts, refusal: null })}
        />
      )}
    </div>
  );
  const steps = (
    <div class="parts steps-taken">
      {choice !== null && (
        <>
          {choice.chosen.map((part) => (
            <span key={part.code} class="chosen">
              {called(part)}
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
        </>
      )}
    </div>
  );
  const panel = (
    <div class="decision">
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
                {called(part)}
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
            attempt(plain(typed.current?.value ?? ''));
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
  return { scene, steps, panel, refused, attempt };
}
