import type { Move, MoveValue, View } from 'regelwerk';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import type { NameOf } from '../boards/scene';
import { language, words } from '../page';
import { values } from '../play/computer';
import { foretold } from '../play/foretold';
import type { Person } from '../play/people';
import { Comparison, type Pair } from './comparison';

const thinkingTime = 1500;
const mostMoves = 6;

interface Props {
  game: AnyGame;
  view: View;
  nameOf: NameOf;
  person: Person;
  onPlay: (move: Move) => void;
}

/** What a search thinks of the moves of a view: bars of what each is worth to its owner, the most tried first. */
export function Hints({ game, view, nameOf, person, onPlay }: Props) {
  const [found, setFound] = useState<MoveValue[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [pair, setPair] = useState<Pair | null>(null);
  useEffect(() => {
    setFound(null);
    setFailed(false);
    setPair(null);
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
  /** A move beside the best one, and that beside the second. */
  const pairOf = (move: Move): Pair | null => {
    if (best === undefined || second === undefined) return null;
    return move === best.move ? [move, second.move] : [move, best.move];
  };
  return (
    <section class="hints" aria-labelledby="hints" aria-busy={found === null && !isFailed}>
      <h2 id="hints">{say.thinks}</h2>
      {found === null && <p role={isFailed ? 'alert' : undefined}>{isFailed ? say.notThought : '…'}</p>}
      <ol>
        {found?.map(({ move, mean, halfWidth }, at) => (
          <li key={move}>
            <button type="button" onClick={() => onPlay(move)}>
              {told[at]} <small>{game.views.moveText(view, move)}</small>
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
                aria-label={`${say.why} ${told[at]}`}
                onClick={() => setPair(pairOf(move))}
              >
                {say.why}
              </button>
            )}
          </li>
        ))}
      </ol>
      {pair !== null && <Comparison game={game} view={view} nameOf={nameOf} person={person} pair={pair} onPair={setPair} />}
    </section>
  );
}
