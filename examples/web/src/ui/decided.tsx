// What decided a game: its turns, found when somebody asks for them and wants to wait.
import { useEffect, useState } from 'preact/hooks';
import { language, words } from '../page';
import { turnsOf, whoseTurns, type Turn } from '../play/decided';
import type { Person } from '../play/people';
import type { Sitting } from '../play/sitting';

interface Props {
  sitting: Sitting;
  person: Person;
  onShow: (at: number) => void;
}

/** What has been found already need not be asked for again by who comes back from a position. */
const found = new WeakSet<Sitting>();

export function Decided({ sitting, person, onShow }: Props) {
  const say = words.value.decided;
  const [isAsked, setAsked] = useState(found.has(sitting));
  const [done, setDone] = useState(0);
  const [answer, setAnswer] = useState<readonly Turn[] | 'tooFew' | 'failed' | null>(null);
  const seat = whoseTurns(sitting);
  useEffect(() => {
    if (!isAsked) return undefined;
    const ended = new AbortController();
    turnsOf(sitting, seat, ended.signal, setDone).then(
      (turns) => {
        found.add(sitting);
        setAnswer(turns ?? 'tooFew');
      },
      () => ended.signal.aborted || setAnswer('failed'),
    );
    return () => ended.abort();
  }, [sitting, seat, isAsked]);
  if (!isAsked) {
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {say.title}
      </button>
    );
  }
  const turns = Array.isArray(answer) ? answer : [];
  return (
    <section class="decided" aria-labelledby="decided" aria-busy={answer === null}>
      <h3 id="decided">{say.title}</h3>
      <div role="status">
        {answer === null && (
          <label>
            {say.looking} <progress value={done} />
          </label>
        )}
        {answer === 'failed' && words.value.notThought}
        {answer === 'tooFew' && say.tooFew}
        {answer?.length === 0 && say.none}
      </div>
      {turns.length > 0 && <Turns {...{ sitting, person, onShow, turns, seat }} />}
    </section>
  );
}

function Turns({ sitting, person, onShow, turns, seat }: Props & { turns: readonly Turn[]; seat: number }) {
  const say = words.value.decided;
  const isOnly = sitting.players.filter(({ kind }) => kind === 'person').length === 1;
  return (
    <>
      <p>{sitting.game.seats === 1 ? say.score : isOnly ? say.yours : say.chance(person(seat))}</p>
      <ol>
        {turns.map((turn) => (
          <li key={turn.at}>
            <button type="button" onClick={() => onShow(turn.at)}>
              <b>{say.turn(percent(turn.from), percent(turn.to))}</b> <small>{say.moves(turn.at + 1, turn.end)}</small>
              {toldOf(turn, sitting, person, seat).map((sentence, at) => (
                <span key={at}>{sentence}</span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
const percent = (share: number): number => Math.round(100 * share);

/**
 * What was done in a turn: by whoever it is about, and by others to them, or where nothing was, the move that did most. Of
 * a move what it began with and what it came to.
 */
function toldOf({ at, end }: Turn, sitting: Sitting, person: Person, seat: number): string[] {
  const told = (move: number) => sitting.drawn(move, seat, language.value, person);
  const ends = (all: readonly string[]) => [...all.slice(0, 1), ...all.slice(1).slice(-1)];
  const others = Array.from({ length: end - at - 1 }, (_, later) => told(at + 1 + later));
  const toThem = others.filter((all) => all.some((sentence) => sentence.includes(person(seat), 1)));
  const [most = []] = (toThem.length > 0 ? toThem : others).sort((a, b) => b.length - a.length);
  return [...new Set([...ends(told(at)), ...ends(most)])];
}
