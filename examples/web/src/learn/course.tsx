import type { Library, Move, Title } from 'regelwerk';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lookOf } from '../boards/looks';
import type { Look } from '../boards/scene';
import { library } from '../library';
import { addressOf, go, language, words } from '../page';
import { beginFirst } from '../play/help';
import { personOf, withNames } from '../play/people';
import { keyOf } from '../play/choice';
import { quoted } from '../play/signs';
import { useDecision } from '../ui/decision';
import { useLoaded } from '../ui/loaded';
import { Nowhere } from '../ui/nowhere';
import { asked, Screen } from '../ui/screen';
import { bookOf, tellerOf, type Book, type Example } from './books';
import type { Course as Steps, Step } from './courses/course';
import { courseOf } from './courses/courses';
import { positionOf, type Position } from './position';
import { markStep, stepsDone } from './progress';

interface Taken {
  rules: Library;
  look: Look;
  book: Book;
  steps: Steps;
}

/** The course of a title: all its steps, or one of them, by its number from 1. */
export function Course({ title, part }: { title: Title; part: string | undefined }) {
  const load = async (): Promise<Taken> => {
    const all = [library(title), lookOf(title), bookOf(title), courseOf(title)] as const;
    const [rules, look, book, steps] = await Promise.all(all);
    return { rules, look, book, steps };
  };
  return useLoaded(load, title, (taken) => <Chosen {...taken} title={title} part={part} />);
}

function Chosen({ title, part, ...taken }: Taken & { title: Title; part: string | undefined }) {
  const { rules, book, steps } = taken;
  const at = Number(part) - 1;
  const step = steps[at];
  const example = book.examples.find((each) => each.name === step?.example);
  const position = useMemo(
    () => (example === undefined ? null : positionOf(rules, title, example)),
    [rules, title, example],
  );
  if (part === undefined) return <Contents {...taken} title={title} />;
  if (step === undefined || example === undefined || position === null) {
    return <Nowhere why={words.value.noStep(quoted(part), steps.length)} />;
  }
  return <OneStep key={example.name} {...taken} {...{ title, at, step, example, position }} />;
}

const addressOfStep = (title: Title, at: number): string => addressOf('course', title, String(at + 1));

/** What leads on is pressed next. */
const focus = (element: HTMLElement | null) => element?.focus();

function FirstGame({ rules, title, isNext = false }: { rules: Library; title: Title; isNext?: boolean }) {
  return (
    <button ref={isNext ? focus : null} type="button" class="go" onClick={() => go('play', beginFirst(rules, title))}>
      {words.value.help.first}
    </button>
  );
}

function Contents({ rules, steps, title }: Taken & { title: Title }) {
  const say = words.value;
  const { name } = say.titles[title];
  const finished = stepsDone(title);
  const next = steps.findIndex((step) => !finished.has(step.example));
  const begin = finished.size === 0 ? say.course.begin : say.course.goOn;
  return (
    <>
      <h1>{say.course.of(name)}</h1>
      <p class="lead">{next < 0 ? say.course.finished(name) : say.course.lead(steps.length)}</p>
      <p class="tools">
        {next < 0 ? (
          <>
            <FirstGame rules={rules} title={title} />
            <a class="button" href={addressOf('new', title)}>
              {say.course.play(name)}
            </a>
            <a class="button" href={addressOfStep(title, 0)}>
              {say.course.again}
            </a>
          </>
        ) : (
          <a class="button go" href={addressOfStep(title, next)}>
            {begin}
          </a>
        )}
        <a class="button" href={addressOf('learn', title)}>
          {say.rulesOf(name)}
        </a>
      </p>
      <ol class="steps">
        {steps.map((step, at) => (
          <li key={step.example} class={finished.has(step.example) ? 'finished' : undefined}>
            <a href={addressOfStep(title, at)}>{step[language.value].title}</a>{' '}
            {finished.has(step.example) && (
              <span role="img" aria-label={say.course.done}>
                ✓
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What has come of a step so far: nothing, what it is about, another legal move, or only shown by the page. */
type Reached = 'nothing' | 'done' | 'other' | 'shown';

interface StepProps extends Taken {
  title: Title;
  at: number;
  step: Step;
  example: Example;
  position: Position;
}

function OneStep({ rules, look, steps, title, at, step, example, position }: StepProps) {
  const { game, viewer } = position;
  const say = words.value;
  const spoken = language.value;
  const person = personOf([], say.colours);
  const [state, setState] = useState(position.state);
  const [told, setTold] = useState<readonly string[]>([]);
  const [last, setLast] = useState<readonly object[]>([]);
  const [reached, setReached] = useState<Reached>('nothing');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useMemo(() => stepsDone(title).has(example.name), [title, example]);
  const view = useMemo(() => game.view(state, viewer), [game, state, viewer]);
  const isAtBegin = state === position.state;
  const forbids = example.refused?.split(' ')[0];

  const finish = () => {
    markStep(title, example.name);
    setReached('done');
  };
  const carryOut = (move: Move) => {
    const { state: next, events } = game.playWithEvents(state, move);
    const shown = game.shown(events, viewer);
    setTold(game.tell(view, shown, spoken));
    setLast(game.events(shown));
    setState(next);
  };
  const wanted = useMemo(() => {
    if (step.tries !== undefined || example.move === undefined) return step.tries ?? [];
    return game.partsOf(view, game.views.parseMove(view, example.move)).map(keyOf);
  }, [step, example]);
  const decision = useDecision({
    library: rules,
    game,
    view,
    nameOf: look.nameOf,
    person,
    mayDecide: isAtBegin,
    last,
    wanted,
    onMove: (move) => {
      if (!isAtBegin) return;
      carryOut(move);
      if (forbids === undefined && game.moveText(state, move) === example.move) finish();
      else setReached('other');
    },
    onRefused: (rule) => {
      if (rule === forbids) finish();
    },
  });
  const { scene, attempt } = decision;
  useEffect(() => heading.current?.focus(), []);

  const again = () => {
    setState(position.state);
    setTold([]);
    setLast([]);
    setReached('nothing');
  };
  const help = () => {
    if (example.move === undefined) return;
    if (forbids !== undefined) return attempt(example.move);
    carryOut(game.parseMove(state, example.move));
    setReached('shown');
  };
  const isLast = at + 1 === steps.length;
  const nextAddress = isLast ? addressOf('course', title) : addressOfStep(title, at + 1);
  const comment = () => {
    if (reached === 'done') return forbids === undefined ? say.course.done : say.course.refused;
    if (reached === 'other') return say.course.other;
    return reached === 'shown' ? say.course.shown : '';
  };
  const asks = (
    <>
      <nav class="pager">
        <a href={addressOf('course', title)}>{say.course.of(say.titles[title].name)}</a>
        <span>{say.course.step(at + 1, steps.length)}</span>
      </nav>
      <progress class="course" max={steps.length} value={at + (reached === 'done' ? 1 : 0)} aria-hidden="true" />
      <h1 ref={heading} tabindex={-1}>
        {withNames(step[spoken].title, person)}
      </h1>
      <p class="lead" tabIndex={0}>
        {withNames(step[spoken].text, person)}
      </p>
    </>
  );
  const tools = (
    <>
      {reached === 'done' && isLast && <FirstGame rules={rules} title={title} isNext />}
      {reached === 'done' && (
        <a ref={isLast ? null : focus} class={isLast ? 'button' : 'button go'} href={nextAddress}>
          {isLast ? say.course.finish : say.course.next}
        </a>
      )}
      {isAtBegin && reached !== 'done' && (
        <button type="button" data-wanted={scene.wanted?.length === 0 || undefined} onClick={help}>
          {forbids === undefined ? say.course.showMe : say.course.tryIt}
        </button>
      )}
      {!isAtBegin && (
        <button type="button" onClick={again}>
          {say.again}
        </button>
      )}
      {reached !== 'done' && (
        <a class="button" href={nextAddress}>
          {wasDone ? say.course.next : say.course.skip}
        </a>
      )}
    </>
  );
  const log = (
    <div class={reached === 'nothing' ? 'log' : 'log reached'} role="status">
      {reached === 'nothing' ? (
        asked(look, scene)
      ) : (
        <>
          <strong>{comment()}</strong>
          <ul>
            {told.map((sentence) => (
              <li key={sentence}>{withNames(sentence, person)}</li>
            ))}
          </ul>
          {forbids === undefined && (
            <p>
              <a href={addressOf('learn', tellerOf(title, example.rule), example.rule)}>{example.rule}</a>{' '}
              {rules.rule(title, example.rule as never, spoken).sentence}
            </p>
          )}
        </>
      )}
    </div>
  );
  return <Screen {...{ title, look, scene, asks, tools, log }} steps={decision.steps} more={decision.panel} notes={decision.refused} />;
}
