import { useMemo } from 'preact/hooks';
import { addressOf, language, words } from '../page';
import { isFirst } from '../play/help';
import type { Person } from '../play/people';
import type { Sitting } from '../play/sitting';
import { Decided } from './decided';

interface Props {
  sitting: Sitting;
  person: Person;
  /** Who has won, in a sentence. */
  result: string;
  /** What those are called who play as one. */
  gang: string | null;
  /** What a score is made of, by seat. */
  partsOf: (seat: number) => readonly string[];
  onRematch: () => void;
  onWatch: () => void;
  onShare: () => void;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** What ended it stands last among what the last move did. */
const mostTold = 2;

/** How a game has ended, over its board: who has won, everybody's place and score, and what to do next. */
export function End({ sitting, person, result, gang, partsOf, onRematch, onWatch, onShare, onShow, onClose }: Props) {
  const { game, length } = sitting;
  const say = words.value;
  const outcome = game.outcome(sitting.state());
  const last = useMemo(
    () => (length === 0 ? [] : sitting.told(length - 1, 'spectator', language.value, person).sentences.slice(-mostTold)),
    [sitting, length, language.value, person],
  );
  if (outcome === null) return null;
  const { places, scores, winners } = outcome;
  const isAlone = places.length === 1;
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
  // Where somebody has won or not, a score says nothing more.
  const hasScores = game.scoreRange.highest > 1;
  return (
    <section class="end" role="dialog" aria-labelledby="end">
      <button type="button" class="plain" aria-label={say.close} onClick={onClose} />
      <h2 id="end">{result}</h2>
      {(hasScores || !isAlone) && (
        <table>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
                {!isAlone && <td>{say.end.place(places[seat]!)}</td>}
                <th scope="row">
                  {gang === null && <span class={`dot seat-${seat}`} />}
                  {gang ?? person(seat)}
                  <small>{partsOf(seat).join(' · ')}</small>
                </th>
                <td>{hasScores && say.end.points(scores[seat]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul>
        {last.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      <Decided {...{ sitting, person, onShow }} />
      <p class="parts">
        {isFirst(sitting) && (
          <a class="button go" href={addressOf('new', sitting.title)}>
            {say.help.whole}
          </a>
        )}
        <button type="button" class={isFirst(sitting) ? undefined : 'go'} onClick={onRematch}>
          {say.end.rematch}
        </button>
        <button type="button" onClick={onWatch}>
          {say.end.watch}
        </button>
        <button type="button" onClick={onShare}>
          {say.end.share}
        </button>
      </p>
    </section>
  );
}
