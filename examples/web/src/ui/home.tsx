import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Title } from 'regelwerk';
import { titles } from '../library';
import { addressOf, language, theme, themes, words, type Theme } from '../page';
import { personOf } from '../play/people';
import { quoted } from '../play/signs';
import type { Saved } from '../play/sitting';
import { statistics, type Statistics } from '../play/statistics';
import { damagedSittings, forget, savedSittings, whenOthersWrite } from '../play/store';
import { SaveFile } from './file';
import './home.css';
import { Picture } from './picture';
import { OpenFile } from './shared';
import { Sure } from './sure';

/** Deletes a game, once somebody has said again that it shall be. */
function Delete({ id, question, onDone, isShort = false }: { id: string; question: string; onDone: () => void; isShort?: boolean }) {
  const say = words.value;
  const [isAsking, setAsking] = useState(false);
  const answer = (isSure: boolean) => {
    setAsking(false);
    if (!isSure) return;
    forget(id);
    onDone();
  };
  return (
    <>
      <button type="button" class="plain" aria-label={say.forget} title={say.forget} onClick={() => setAsking(true)}>
        {isShort ? '✕' : say.forget}
      </button>
      {isAsking && <Sure question={question} yes={say.forget} no={say.leaveIt} onAnswer={answer} />}
    </>
  );
}

/** Who has to decide in a game; nothing where that is not kept. */
function whoseTurn({ actor, players }: Saved): string {
  const say = words.value;
  if (actor === 'nobody') return say.over;
  if (typeof actor !== 'number') return '';
  const isOnly = players.filter(({ kind }) => kind === 'person').length === 1;
  return isOnly && players[actor]?.kind === 'person' ? say.yourTurn : say.turnOf(personOf(players, say.colours)(actor));
}

/** The people of a game; somebody alone who has said no name is whoever reads this. */
function withWhom({ players }: Saved): string {
  const say = words.value;
  const called = personOf(players, say.colours);
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [only = -1] = people.length === 1 ? people : [];
  return say.withWhom(
    people.map((seat) => (seat === only && players[seat]?.name === undefined ? say.you : called(seat))),
    players.length - people.length,
  );
}

function Game({ saved, onDone }: { saved: Saved; onDone: () => void }) {
  const say = words.value;
  const { id, title, at } = saved;
  const { name } = say.titles[title];
  const date = new Date(at);
  const when = date.toLocaleString(language.value, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li>
      <Picture title={title} />
      <div>
        <a href={addressOf('play', id)}>{name}</a>
        <span>{withWhom(saved)}</span>
        <b>{whoseTurn(saved)}</b>
        <time dateTime={date.toISOString()}>{when}</time>
      </div>
      <Delete id={id} question={say.forgetWhat(name, when)} onDone={onDone} isShort />
    </li>
  );
}

/** So many games stand before the titles; earlier ones are folded away. */
const mostInView = 3;

/** The games that the browser keeps, as other tabs write and delete them. */
function Games() {
  const say = words.value;
  const [{ saved, damaged }, setAll] = useState(allSittings);
  const lookAgain = () => setAll(allSittings());
  useEffect(() => whenOthersWrite(lookAgain), []);
  const list = (games: readonly Saved[]) => (
    <ul class="saved">
      {games.map((each) => (
        <Game key={each.id} saved={each} onDone={lookAgain} />
      ))}
    </ul>
  );
  // Those that go on first.
  const isOver = ({ actor }: Saved) => actor === 'nobody';
  const all = [...saved.filter((each) => !isOver(each)), ...saved.filter(isOver)];
  const earlier = all.slice(mostInView);
  return (
    <>
      {saved.length > 0 && (
        <section aria-labelledby="saved">
          <h2 id="saved">{say.resume}</h2>
          {list(all.slice(0, mostInView))}
          {earlier.length > 0 && (
            <details>
              <summary>{say.earlier(earlier.length)}</summary>
              {list(earlier)}
            </details>
          )}
        </section>
      )}
      {damaged.length > 0 && (
        <section aria-labelledby="damaged">
          <h2 id="damaged">{say.damagedGames}</h2>
          <ul class="damaged">
            {damaged.map(({ id, text }) => (
              <li key={id}>
                <span>{quoted(id)}</span>
                <SaveFile title={null} text={text}>
                  {say.saveDamaged}
                </SaveFile>
                <Delete id={id} question={say.forgetDamaged} onDone={lookAgain} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
const allSittings = () => ({ saved: savedSittings(), damaged: damagedSittings() });

/** What was played of a title on this device, if anything was. */
function Played({ of }: { of: Statistics | undefined }) {
  if (of === undefined) return null;
  const { statistics: say } = words.value;
  return (
    <p class="played">
      <a href={addressOf('statistics')} aria-label={`${say.title}: ${words.value.titles[of.title].name}`}>
        {say.line(of.games, of.won)}
      </a>
    </p>
  );
}

function TitleCard({ title, played }: { title: Title; played: Statistics | undefined }) {
  const say = words.value;
  const { name, about } = say.titles[title];
  const way = (place: string, text: string) => (
    <a href={addressOf(place, title)} aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
  return (
    <li class="card">
      <Picture title={title} />
      <div>
        <h3>{name}</h3>
        <p>{about}</p>
        <Played of={played} />
      </div>
      <nav class="ways" aria-label={name}>
        <a class="button go" href={addressOf('new', title)} aria-label={`${say.playIt}: ${name}`}>
          {say.playIt}
        </a>
        {way('course', say.course.learn)}
        {way('learn', say.options)}
        {way('sandbox', say.sandbox.short)}
      </nav>
    </li>
  );
}

/** How the page looks, if somebody wants it otherwise than the system has it. */
function ThemeChoice() {
  const say = words.value;
  return (
    <label>
      {say.theme}{' '}
      <select name="theme" value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {say.themes[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Home() {
  const say = words.value;
  const played = useMemo(statistics, []);
  return (
    <>
      <h1 class="unseen">{say.name}</h1>
      <p class="lead">{say.intro}</p>
      <Games />
      <h2>{say.newGame}</h2>
      <ul class="titles">
        {titles.map((title) => (
          <TitleCard key={title} title={title} played={played.find((each) => each.title === title)} />
        ))}
      </ul>
      <div class="foot">
        <OpenFile />
        <ThemeChoice />
      </div>
    </>
  );
}
