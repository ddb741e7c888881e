import type { Attributes, ComponentChildren, ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { titles } from '../library';
import { addressOf, language, noteShown, route, words } from '../page';
import { quoted, visible } from '../play/signs';
import { savedSitting } from '../play/store';
import { Home } from './home';
import { useLoaded } from './loaded';
import { Nowhere } from './nowhere';
import { Shared } from './shared';

/** A place that is loaded when somebody goes there. */
function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props & Attributes) => useLoaded(load, '', (Place) => <Place {...props} />);
}
const Course = later(async () => (await import('../learn/course')).Course);
const Learn = later(async () => (await import('../learn/learn')).Learn);
const Setup = later(async () => (await import('./setup')).Setup);
const Table = later(async () => (await import('./table')).Table);
const Statistics = later(async () => (await import('./statistics')).Statistics);
const Paper = later(async () => (await import('./paper')).Paper);
const Sandbox = later(async () => (await import('./sandbox')).Sandbox);

const placesOfTitles = ['new', 'learn', 'course', 'sandbox', 'paper'];
const placesOfGames = ['play', 'game'];

/** What the address asks for. */
function Asked() {
  const { wrongAddress, noTitle } = words.value;
  const asked = route.value.parts;
  if (asked === null) return <Nowhere why={wrongAddress.escape} />;
  const [place, what, ...parts] = asked;
  if (place === undefined) return <Home />;
  if (place === 'statistics' && what === undefined) return <Statistics />;
  if (![...placesOfTitles, ...placesOfGames].includes(place)) return <Nowhere why={wrongAddress.place} />;
  if (what === undefined) return <Nowhere why={wrongAddress.nothing} />;
  // A line of the sandbox holds strokes, which stand for themselves where somebody has written the address.
  const part = place === 'sandbox' && parts.length > 0 ? parts.join('/') : parts[0];
  const mostParts = place === 'sandbox' ? parts.length : place === 'learn' || place === 'course' ? 1 : 0;
  if (parts.length > mostParts) return <Nowhere why={wrongAddress.more} />;
  if (place === 'play') return <Table key={what} id={what} />;
  if (place === 'game') return <Shared key={what} text={what} />;
  const title = titles.find((each) => each === what);
  if (title === undefined) return <Nowhere why={noTitle(quoted(what))} />;
  if (place === 'new') return <Setup key={title} title={title} />;
  if (place === 'learn') return <Learn key={`${title} ${part}`} title={title} rule={part} />;
  if (place === 'paper') return <Paper key={title} title={title} />;
  if (place === 'course') return <Course key={title} title={title} part={part} />;
  return <Sandbox key={`${title} ${part}`} title={title} part={part} />;
}

/** What the document is called, by what the address asks for. */
function documentTitle(): string {
  const say = words.value;
  const [place, what = ''] = route.value.parts ?? [];
  const title = placesOfGames.includes(place ?? '') ? savedSitting(what)?.title : titles.find((each) => each === what);
  if (title === undefined) return place === 'statistics' ? `${say.statistics.title} – ${say.name}` : say.name;
  const { name } = say.titles[title];
  const names: Record<string, string> = { learn: say.rulesOf(name), course: say.course.of(name), sandbox: say.sandbox.of(name), paper: say.paper.of(name) };
  return `${names[place ?? ''] ?? name} – ${say.name}`;
}

/** Says what has failed in place of a blank page, until the address leads elsewhere. */
function Guarded({ children }: { children: ComponentChildren }) {
  const [error, forget] = useErrorBoundary();
  useEffect(() => void (error !== undefined && forget()), [route.value]);
  if (error === undefined) return <>{children}</>;
  return (
    <>
      <p role="status">
        {words.value.failed} <code>{visible(String(error))}</code>
      </p>
      <p>
        <a href={addressOf()}>{words.value.home}</a>
      </p>
    </>
  );
}

export function App() {
  const other = language.value === 'de' ? 'en' : 'de';
  useLayoutEffect(() => noteShown(route.value.fragment), [route.value]);
  useLayoutEffect(() => void (document.title = documentTitle()), [route.value, language.value]);
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
        <Guarded>
          <Asked />
        </Guarded>
      </main>
    </>
  );
}
