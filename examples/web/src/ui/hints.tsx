import type { Move, MoveValue, View } from 'regelwerk';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import { words } from '../page';
import { values } from '../play/computer';
import { Comparison, type Pair } from './comparison';

const thinkingTime = 1500;
const mostMoves = 6;

interface Props {
  game: AnyGame;
  view: View;
  onPlay: (move: Move) => void;
}

/** What a search thinks of the moves of a view: bars of what each is worth to its owner, the most tried first. */
export function Hints({ game, view, onPlay }: Props) {
  const [found, setFound] = useState<MoveValue[] | null>(null);
  const [pair, setPair] = useState<Pair | null>(null);
  useEffect(() => {
    setFound(null);
    setPair(null);
    const ended = new AbortController();
    values(game, view, thinkingTime, ended.signal).then(
      (all) => {
        const [best, second] = all;
        setFound(all.slice(0, mostMoves));
        if (best !== undefined && second !== undefined) setPair([best.move, second.move]);
      },
      () => {},
    );
    return () => ended.abort();
  }, [game, view]);
  const say = words.value;
  const [best, second] = found ?? [];
  /** A move beside the best one, and that beside the second. */
  const pairOf = (move: Move): Pair | null => {
    if (best === undefined || second === undefined) return null;
    return move === best.move ? [move, second.move] : [move, best.move];
  };
  return (
    <section class="hints" aria-labelledby="hints" aria-busy={found === null}>
      <h2 id="hints">{say.thinks}</h2>
      {found === null && <p>…</p>}
      <ol>
        {found?.map(({ move, mean, halfWidth }) => (
          <li key={move}>
            <button type="button" onClick={() => onPlay(move)}>
              {game.views.moveText(view, move)}
            </button>
            <meter min={0} max={1} value={mean} />
            <span>
              {say.share(Math.round(mean * 100))} <small>± {Math.round(halfWidth * 100)}</small>
            </span>
            {second !== undefined && (
              <button
                type="button"
                class="plain"
                aria-pressed={pair?.[0] === move}
                aria-label={`${say.why} ${game.views.moveText(view, move)}`}
                onClick={() => setPair(pairOf(move))}
              >
                {say.why}
              </button>
            )}
          </li>
        ))}
      </ol>
      {pair !== null && <Comparison game={game} view={view} pair={pair} onPair={setPair} />}
    </section>
  );
}
