// What was played to its end on this device, title by title.
import { useEffect, useState } from 'preact/hooks';
import { addressOf, words } from '../page';
import { finished, forgetAll, statistics, type Statistics as Of } from '../play/statistics';
import { whenOthersWrite } from '../play/store';
import './statistics.css';
import { Sure } from './sure';

export function Statistics() {
  const say = words.value.statistics;
  const [all, setAll] = useState(statistics);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => whenOthersWrite(() => setAll(statistics()), undefined, finished), []);
  const answer = (isSure: boolean) => {
    setAsking(false);
    if (!isSure) return;
    forgetAll();
    setAll([]);
  };
  return (
    <>
      <h1>{say.title}</h1>
      <p class="lead">{all.length === 0 ? say.none : say.lead}</p>
      <ul class="statistics">
        {all.map((each) => (
          <Title key={each.title} of={each} />
        ))}
      </ul>
      <p class="tools">
        <a href={addressOf()}>{words.value.home}</a>
        {all.length > 0 && (
          <button type="button" onClick={() => setAsking(true)}>
            {say.clear}
          </button>
        )}
      </p>
      {isAsking && <Sure question={say.clearAll} yes={say.clear} no={words.value.leaveIt} onAnswer={answer} />}
    </>
  );
}

function Title({ of: { title, games, by, longest, best } }: { of: Of }) {
  const { statistics: say, titles, strengths } = words.value;
  const facts: [string, string][] = [
    [say.games, String(games)],
    ...by.map(({ against, games: played, won }): [string, string] =>
      against === 'people'
        ? [say.people, String(played)]
        : [against === 'alone' ? say.alone : strengths[against], say.wonOf(won, played)],
    ),
    ...(best === null ? [] : [[say.best, words.value.end.points(best)] as [string, string]]),
    [say.longest, say.moves(longest)],
  ];
  return (
    <li>
      <h2>{titles[title].name}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
