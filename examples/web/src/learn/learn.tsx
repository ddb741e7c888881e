import type { Library, Title } from 'regelwerk';
import { lookOf } from '../boards/looks';
import type { Look } from '../boards/scene';
import { library } from '../library';
import { addressOf, language, words } from '../page';
import { quoted } from '../play/signs';
import { useLoaded } from '../ui/loaded';
import { Nowhere } from '../ui/nowhere';
import { bookOf, tellerOf, type Book } from './books';
import { Shown } from './example';
import { done } from './progress';

interface Read {
  rules: Library;
  look: Look;
  book: Book;
}

/** The rules of a title: all of them, or one with its examples. */
export function Learn({ title, rule }: { title: Title; rule: string | undefined }) {
  const say = words.value;
  const load = async (): Promise<Read> => {
    const [rules, look, book] = await Promise.all([library(title), lookOf(title), bookOf(title)]);
    return { rules, look, book };
  };
  return useLoaded(load, title, (read) => {
    if (rule === undefined) return <Contents {...read} title={title} />;
    const ids: readonly string[] = read.rules.ruleIds(title);
    if (!ids.includes(rule)) return <Nowhere why={say.noRule(quoted(rule), say.titles[title].name)} />;
    return <Rule {...read} title={title} rule={rule} />;
  });
}

function Contents({ rules, book, title }: Read & { title: Title }) {
  const say = words.value;
  const finished = done(title);
  const sectionAt = new Map(book.sections.map((section) => [section.rule, section]));
  return (
    <>
      <h1>{say.rulesOf(say.titles[title].name)}</h1>
      <p>
        <a class="button" href={addressOf('course', title)}>
          {say.course.of(say.titles[title].name)}
        </a>{' '}
        <a class="button" href={addressOf('paper', title)}>
          {say.paper.short}
        </a>
      </p>
      <ol class="rules">
        {rules.ruleIds(title).map((id) => {
          const section = sectionAt.get(id);
          const examples = book.examples.filter((example) => example.rule === id);
          const known = examples.filter((example) => finished.has(example.name)).length;
          return (
            <li key={id}>
              {section !== undefined && <h2>{section[language.value]}</h2>}
              <a href={addressOf('learn', tellerOf(title, id), id)}>{id}</a> {rules.rule(title, id, language.value).sentence}{' '}
              {examples.length > 0 && <small>{say.examples(known, examples.length)}</small>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Rule({ rules, look, book, title, rule }: Read & { title: Title; rule: string }) {
  const say = words.value;
  const ids = rules.ruleIds(title);
  const at = ids.findIndex((each) => each === rule);
  const beside = (other: number, word: string) =>
    ids[other] !== undefined && <a href={addressOf('learn', tellerOf(title, String(ids[other])), String(ids[other]))}>{word}</a>;
  const examples = book.examples.filter((example) => example.rule === rule);
  return (
    <>
      <nav class="pager">
        {beside(at - 1, '←')} <a href={addressOf('learn', title)}>{say.rulesOf(say.titles[title].name)}</a>{' '}
        {beside(at + 1, '→')}
      </nav>
      <h1>{rule}</h1>
      <p class="lead">{rules.rule(title, rule as never, language.value).sentence}</p>
      {examples.map((example) => (
        <Shown key={example.name} {...{ rules, title, look, example }} />
      ))}
    </>
  );
}
