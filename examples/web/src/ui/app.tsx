import { Course } from '../learn/course';
import { Learn } from '../learn/learn';
import { titles } from '../library';
import { addressOf, language, route, words } from '../page';
import { Home } from './home';
import { Sandbox } from './sandbox';
import { Setup } from './setup';
import { Shared } from './shared';
import { Table } from './table';

/** What the address asks for. */
function Asked() {
  const [place, what = '', part] = route.value;
  const title = titles.find((each) => each === what);
  if (place === 'new' && title !== undefined) return <Setup key={title} title={title} />;
  if (place === 'learn' && title !== undefined) return <Learn key={`${title} ${part}`} title={title} rule={part} />;
  if (place === 'course' && title !== undefined) return <Course key={title} title={title} part={part} />;
  if (place === 'sandbox' && title !== undefined) return <Sandbox key={`${title} ${part}`} title={title} part={part} />;
  if (place === 'play') return <Table key={what} id={what} />;
  if (place === 'game') return <Shared key={what} text={what} />;
  return <Home />;
}

export function App() {
  const other = language.value === 'de' ? 'en' : 'de';
  return (
    <>
      <header class="top">
        <a class="brand" href={addressOf()}>
          {words.value.name}
        </a>
        <button type="button" class="plain" lang={other} onClick={() => (language.value = other)}>
          {words.value.otherLanguage}
        </button>
      </header>
      <main>
        <Asked />
      </main>
    </>
  );
}
