import { useState } from 'preact/hooks';
import { titles } from '../library';
import { addressOf, language, words } from '../page';
import { forget, savedSittings } from '../play/store';
import { Emblem } from './emblem';
import { OpenFile } from './shared';

export function Home() {
  const [saved, setSaved] = useState(savedSittings);
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
      {saved.length > 0 && (
        <section aria-labelledby="saved">
          <h2 id="saved">{say.goOn}</h2>
          <ul class="saved">
            {saved.map(({ id, title, at }) => (
              <li key={id}>
                <a href={addressOf('play', id)}>{say.titles[title].name}</a>
                <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleString(language.value)}</time>
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    forget(id);
                    setSaved(savedSittings());
                  }}
                >
                  {say.forget}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
