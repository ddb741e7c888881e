import type { Move, MoveValue, View } from 'regelwerk';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import type { NameOf } from '../boards/scene';
import { language, words } from '../page';
import { values } from '../play/computer';
import { foretold } from '../play/foretold';
import type { Person } from '../play/people';
import { Comparison, tellingOf, useExplained, type Pair } from './comparison';
import { DrawnMoves } from './drawn-moves';
import './hints.css';

const thinkingTime = 1500;
const mostMoves = 6;
/** So many are drawn on the board at once; more would hide it. */
const mostDrawn = 3;

interface Props {
  game: AnyGame;
  view: View;
  nameOf: NameOf;
  person: Person;
  onPlay: (move: Move) => void;
}

/** What a search thinks of the moves of a view, drawn on the board and told beside it, the most tried first. */
export function Hints({ game, view, nameOf, person, onPlay }: Props) {
  const [found, setFound] = useState<MoveValue[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [pair, setPair] = useState<Pair | null>(null);
  /** What somebody points at, alone drawn then. */
  const [pointed, setPointed] = useState<Move | null>(null);
  useEffect(() => {
    setFound(null);
    setFailed(false);
    setPair(null);
    setPointed(null);
    const ended = new AbortController();
    values(game, view, thinkingTime, ended.signal).then(
      (all) => {
        const [best, second] = all;
        setFound(all.slice(0, mostMoves));
        if (best !== undefined && second !== undefined) setPair([best.move, second.move]);
      },
      () => ended.signal.aborted || setFailed(true),
    );
    return () => ended.abort();
  }, [game, view]);
  const say = words.value;
  const spoken = language.value;
  const told = useMemo(
    () => foretold(game, view, (found ?? []).map(({ move }) => move), nameOf, person, spoken),
    [game, view, found, spoken],
  );
  const [best, second] = found ?? [];
  const drawn = useMemo(() => {
    const most = best?.mean ?? 0;
    const all = (found ?? []).map(({ move, mean }, at) => ({ move, rank: at + 1, weight: at === 0 || most === 0 ? 1 : Math.min(1, mean / most) }));
    return pointed === null ? all.slice(0, mostDrawn) : all.filter(({ move }) => move === pointed);
  }, [found, pointed]);
  const answer = useExplained(game, view, pair);
  // What tells the best from the second stays, whatever else is compared later.
  const first = useRef<typeof answer>(null);
  if (found === null) first.current = null;
  else if (pair?.[0] === best?.move && pair?.[1] === second?.move) first.current ??= answer;
  const why = useMemo(() => {
    if (best === undefined) return '';
    if (second === undefined) return say.hinted.only;
    const [one, other] = [best, second].map(({ mean }) => Math.round(100 * mean)) as [number, number];
    return tellingOf(first.current?.found ?? null, person, spoken) ?? say.hinted.byValue(one, other);
  }, [found, first.current, spoken]);
  /** A move beside the best one, and that beside the second. */
  const pairOf = (move: Move): Pair | null => {
    if (best === undefined || second === undefined) return null;
    return move === best.move ? [move, second.move] : [move, best.move];
  };
  /** On narrow screens one line is seen at a time, and it is that which is drawn. */
  const swiped = ({ currentTarget: list }: { currentTarget: HTMLElement }) => {
    if (list.scrollWidth <= list.clientWidth) return;
    const at = Math.round((list.scrollLeft / (list.scrollWidth - list.clientWidth)) * (list.childElementCount - 1));
    setPointed(found?.[at]?.move ?? null);
  };
  return (
    <section class="hints" aria-labelledby="hints" aria-busy={found === null && !isFailed}>
      <h2 id="hints">{say.thinks}</h2>
      {found === null && <p role={isFailed ? 'alert' : undefined}>{isFailed ? say.notThought : say.hinted.thinking}</p>}
      <ol onScroll={swiped} onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}>
        {found?.map(({ move, mean, halfWidth }, at) => (
          <li key={move} class={pointed === move ? 'pointed' : ''} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(move)}>
            <button type="button" aria-pressed={pointed === move} onClick={() => setPointed(move)} onFocus={() => setPointed(move)} onBlur={() => setPointed(null)}>
              {told[at]} <small>{game.views.moveText(view, move)}</small>
            </button>
            {at === 0 && <p class="because">{why}</p>}
            <meter min={0} max={1} value={mean} aria-label={say.hinted.worth} />
            <span>
              {say.share(Math.round(mean * 100))} <small>± {Math.round(halfWidth * 100)}</small>
            </span>
            <button type="button" class="plain plays" aria-label={`${say.play}: ${told[at]}`} onClick={() => onPlay(move)}>
              {say.play}
            </button>
            {second !== undefined && (
              <button
                type="button"
                class="plain compares"
                aria-pressed={pair?.[0] === move}
                aria-label={`${say.why} ${told[at]}`}
                onClick={() => setPair(pairOf(move))}
              >
                {say.why}
              </button>
            )}
          </li>
        ))}
      </ol>
      {pair !== null && <Comparison {...{ game, view, nameOf, person, pair, answer }} onPair={setPair} />}
      <DrawnMoves game={game} view={view} moves={drawn} />
    </section>
  );
}
