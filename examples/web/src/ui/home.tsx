import { useEffect, useState } from 'preact/hooks';
import { titles } from '../library';
import { addressOf, language, words } from '../page';
import { quoted } from '../play/signs';
import { damagedSittings, forget, savedSittings, whenOthersWrite } from '../play/store';
import { Emblem } from './emblem';
import { SaveFile } from './file';
import { OpenFile } from './shared';
import { Sure } from './sure';

/** Deletes a game, once somebody has said again that it shall be. */
function Delete({ id, question, onDone }: { id: string; question: string; onDone: () => void }) {
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
      <button type="button" class="plain" onClick={() => setAsking(true)}>
        {say.forget}
      </button>
      {isAsking && <Sure question={question} yes={say.forget} no={say.leaveIt} onAnswer={answer} />}
    </>
  );
}

/** The games that the browser keeps, as other tabs write and delete them. */
function Saved() {
  const say = words.value;
  const [{ saved, damaged }, setAll] = useState(allSittings);
  const lookAgain = () => setAll(allSittings());
  useEffect(() => whenOthersWrite(lookAgain), []);
  return (
    <>
      {saved.length > 0 && (
        <section aria-labelledby="saved">
          <h2 id="saved">{say.goOn}</h2>
          <ul class="saved">
            {saved.map(({ id, title, at }) => {
              const { name } = say.titles[title];
              const date = new Date(at);
              const when = date.toLocaleString(language.value);
              return (
                <li key={id}>
                  <a href={addressOf('play', id)}>{name}</a>
                  <time dateTime={date.toISOString()}>{when}</time>
                  <Delete id={id} question={say.forgetWhat(name, when)} onDone={lookAgain} />
                </li>
              );
            })}
          </ul>
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

export function Home() {
  const say = words.value;
  return (
    <>
      <h1>{say.name}</h1>
      <p class="lead">{say.intro}</p>
      <ul class="titles">
        {titles.map((title) => (
          <li key={title}>
            <a class="card" href={addressOf('new', title)}>
              <Emblem title={title} />
              <strong>{say.titles[title].name}</strong>
              <span>{say.titles[title].about}</span>
            </a>
            <nav class="ways" aria-label={say.titles[title].name}>
              <a href={addressOf('course', title)} aria-label={`${say.course.learn}: ${say.titles[title].name}`}>
                {say.course.learn}
              </a>
              <a href={addressOf('learn', title)} aria-label={`${say.options}: ${say.titles[title].name}`}>
                {say.options}
              </a>
              <a href={addressOf('sandbox', title)} aria-label={`${say.sandbox.short}: ${say.titles[title].name}`}>
                {say.sandbox.short}
              </a>
            </nav>
          </li>
        ))}
      </ul>
      <OpenFile />
      <Saved />
    </>
  );
}
