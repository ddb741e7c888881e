// How a title looks that has no look of its own: the geometry with what stands on it.
import type { Look, Scene } from '../scene';
import { Board as Drawn } from './board';
import { dress } from './dress';

function Board({ scene }: { scene: Scene }) {
  const { game, title, json, seat, open, press } = scene;
  const kinds = [...new Set([...open.values()].map((part) => part.kind))];
  return (
    <>
      {Array.from({ length: game.boards }, (_, board) => (
        <Drawn
          key={board}
          geometry={game.geometry(board)}
          dress={dress(title, { json, board, viewer: seat ?? 0 })}
          open={open}
          label={`${title} ${board + 1}`}
          onPlace={(place) => press([...kinds, 'field', 'marble', 'space', 'challenge', 'element'], place)}
        />
      ))}
    </>
  );
}

function Hand({ scene }: { scene: Scene }) {
  const { title, json, seat, open, press } = scene;
  const { hand } = dress(title, { json, board: 0, viewer: seat ?? 0 });
  return (
    <div class="hand">
      {hand.map(({ kind, text }, index) => (
        <button
          key={index}
          type="button"
          class={`card-face ${open.has(`${kind} ${text}`) ? 'open' : ''}`}
          onClick={() => press([kind], text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

export default { Board, Hand } satisfies Look;
