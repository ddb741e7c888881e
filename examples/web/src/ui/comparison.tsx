import type { Difference, Explanation, Move, View } from 'regelwerk';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tellerOf } from '../learn/books';
import type { AnyGame } from '../library';
import { addressOf, language, words, type Language } from '../page';
import type { NameOf } from '../boards/scene';
import { explained } from '../play/computer';
import { foretold } from '../play/foretold';
import { withNames, type Person } from '../play/people';

const thinkingTime = 1200;
/** Of fewer games after each move a share is too rough to say anything by. */
const fewestGames = 30;
const mostTold = 6;
const mostOffered = 200;

export type Pair = readonly [Move, Move];

interface Answer {
  view: View;
  pair: Pair;
  found: Explanation | null;
  problem: string;
}

/** What two moves bring; null while that is not known, and where nothing is asked. */
export function useExplained(game: AnyGame, view: View, pair: Pair | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (pair === null) return undefined;
    const ended = new AbortController();
    const tell = (found: Explanation | null, problem: string) => setAnswer({ view, pair, found, problem });
    explained(game, view, pair, thinkingTime, ended.signal).then(
      (found) => tell(found, ''),
      () => ended.signal.aborted || tell(null, words.value.notThought),
    );
    return () => ended.abort();
  }, [game, view, pair?.[0], pair?.[1]]);
  // What was found about other moves is shown of these at no time.
  const isOfThese = answer?.view === view && answer.pair.every((move, at) => move === pair?.[at]);
  return isOfThese ? answer : null;
}

/** What tells two moves apart most, as one sentence; null where nothing is more than luck. */
export function tellingOf(found: Explanation | null, person: Person, spoken: Language): string | null {
  if (found === null || found.rounds < fewestGames) return null;
  const [most] = found.differences(spoken);
  if (most === undefined) return null;
  const { hinted, sides } = words.value;
  const [one = 0, other = 0] = most.shares.map((share) => Math.round(100 * share));
  const whose = sides[most.side];
  return hinted.byWhat(`${whose === '' ? '' : `${whose}: `}${withNames(most.sentence, person)}`, one, other);
}

interface Props {
  game: AnyGame;
  view: View;
  nameOf: NameOf;
  person: Person;
  pair: Pair;
  answer: Answer | null;
  onPair: (pair: Pair) => void;
}

/** What one move brings more or less often than another, in sentences with their rules. */
export function Comparison({ game, view, nameOf, person, pair, answer, onPair }: Props) {
  const { found, problem } = answer ?? { found: null, problem: '' };
  const say = words.value;
  return (
    <section class="comparison" aria-labelledby="comparison" aria-busy={found === null && problem === ''}>
      <h3 id="comparison">{say.whatItBrings}</h3>
      <p class="pair">
        <Chooser {...{ game, view, nameOf, person }} label={say.thisMove} move={pair[0]} other={pair[1]} onMove={(move) => onPair([move, pair[1]])} />
        <Chooser {...{ game, view, nameOf, person }} label={say.againstMove} move={pair[1]} other={pair[0]} onMove={(move) => onPair([pair[0], move])} />
      </p>
      <div role="status">
        {found === null ? <p>{problem === '' ? say.comparing : problem}</p> : <Told {...{ game, view, nameOf, person, pair, found }} />}
      </div>
    </section>
  );
}

interface ChooserProps {
  game: AnyGame;
  view: View;
  nameOf: NameOf;
  person: Person;
  label: string;
  move: Move;
  /** The one that it is compared with, which cannot be chosen twice. */
  other: Move;
  onMove: (move: Move) => void;
}

function Chooser({ game, view, nameOf, person, label, move, other, onMove }: ChooserProps) {
  const spoken = language.value;
  const offered = useMemo(() => {
    const moves = Array.from(game.views.moves(view).slice(0, mostOffered));
    const all = moves.includes(move) ? moves : [move, ...moves];
    const told = foretold(game, view, all, nameOf, person, spoken);
    return all.map((each, at) => ({ move: each, text: told[at] }));
  }, [game, view, move, spoken]);
  return (
    <label>
      {label}{' '}
      <select value={move} onChange={(event) => onMove(Number(event.currentTarget.value))}>
        {offered.map((each) => (
          <option key={each.move} value={each.move} disabled={each.move === other}>
            {each.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Told({ game, view, nameOf, person, pair, found }: Omit<Props, 'onPair' | 'answer'> & { found: Explanation }) {
  const say = words.value;
  const spoken = language.value;
  const differences = useMemo(() => found.differences(spoken).slice(0, mostTold), [found, spoken]);
  const { rounds } = found;
  const names = useMemo(() => foretold(game, view, pair, nameOf, person, spoken), [game, view, ...pair, spoken]);
  if (rounds < fewestGames) return <p>{say.tooFewGames(rounds)}</p>;
  return (
    <>
      {differences.length === 0 && <p>{say.noDifference}</p>}
      <ul>
        {differences.map((difference) => (
          <li key={difference.line}>
            <Happening game={game} person={person} difference={difference} />
            <dl>
              {difference.shares.map((share, at) => (
                <div key={at}>
                  <dt>{names[at]}</dt>
                  <dd>
                    <meter min={0} max={1} value={share} aria-hidden="true" />
                    {say.share(Math.round(100 * share))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p>
        <small>{say.comparedIn(rounds)}</small>
      </p>
    </>
  );
}

function Happening({ game, person, difference: { rule, side, sentence } }: { game: AnyGame; person: Person; difference: Difference<string> }) {
  const whose = words.value.sides[side];
  return (
    <span>
      {whose !== '' && <b>{whose}: </b>}
      {withNames(sentence, person)} <a href={addressOf('learn', tellerOf(game.title, rule), rule)}>{rule}</a>
    </span>
  );
}
