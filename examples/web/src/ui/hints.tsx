import type { Move, MoveValue, View } from 'regelwerk';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../library';
import { words } from '../page';
import { values } from '../play/computer';

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
  useEffect(() => {
    setFound(null);
    const ended = new AbortController();
    values(game, view, thinkingTime, ended.signal).then(
      (all) => setFound(all.slice(0, mostMoves)),
      () => {},
    );
    return () => ended.abort();
  }, [game, view]);
  const say = words.value;
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
          </li>
        ))}
      </ol>
    </section>
  );
}
