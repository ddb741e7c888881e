import type { Library, Move, Setting, State, Title, Viewer } from 'regelwerk';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lookOf } from '../boards/looks';
import type { Look } from '../boards/scene';
import { bookOf, type Book } from '../learn/books';
import { library, type AnyGame } from '../library';
import { go, language, rename, wholeAddressOf, words } from '../page';
import { dealt, optionsOf, wordsOf, type LineWord } from '../play/line';
import { personOf } from '../play/people';
import { visible } from '../play/signs';
import { changed, isChoice, isUpFront, parsed, textOf, whyNotOption, type Chosen } from '../play/settings';
import { Sitting, newKey, type Mind, type Player } from '../play/sitting';
import { keep, savedSittings, set, setting } from '../play/store';
import { useDecision } from './decision';
import { LineForm } from './line-form';
import { useLink } from './link';
import { useLoaded } from './loaded';
import { Reason, whyOf } from './reason';
import { Field } from './field';
import { strengths } from '../play/strengths';
import { Placing } from './placing';
import { MindChoice } from './setup';
import { ViewAs } from './view-as';

interface Opened {
  rules: Library;
  look: Look;
  book: Book;
}

/** Positions of a title, set up by hand, tried out and played on. */
export function Sandbox({ title, part }: { title: Title; part: string | undefined }) {
  const load = async (): Promise<Opened> => {
    const [rules, look, book] = await Promise.all([library(title), lookOf(title), bookOf(title)]);
    return { rules, look, book };
  };
  return useLoaded(load, title, (opened) => <Board {...opened} title={title} begin={part} />);
}

/** A line that came from elsewhere, as a line. */
const asLine = (text: string): string => visible(text.replaceAll(/\s+/g, ' ')).trimStart();

/** What a line is: a position of a game; or why it is none, how much of it is good, and the game if that much is known. */
type Reading = { game: AnyGame; state: State } | { game: AnyGame | null; refused: string; position: number };

function reading(rules: Library, title: Title, line: string, spoken: 'en' | 'de', known: AnyGame | null): Reading {
  let game: AnyGame | null = null;
  try {
    const made: AnyGame = rules.game(title, optionsOf(rules, title, line));
    game = known !== null && known.optionsText === made.optionsText ? known : made;
    return { game, state: game.parse(line.trimEnd()) };
  } catch (error) {
    const { position } = error as { position?: number };
    // Of what is wrong with options the library tells the place in their own text.
    return { game, refused: whyOf(rules, error, spoken), position: (game && position) ?? line.length };
  }
}

function Board({ rules, look, book, title, begin }: Opened & { title: Title; begin: string | undefined }) {
  const say = words.value;
  const spoken = language.value;
  const fresh = (options: string): string => {
    const game: AnyGame = rules.game(title, options);
    return game.text(dealt(rules, game, newKey()));
  };
  const [line, setLine] = useState(() => (begin === undefined ? fresh('') : asLine(begin)));
  /** What was here before, the last at the end: whatever takes its place, leads back to it. */
  const [before, setBefore] = useState<readonly string[]>([]);
  /** Where it was written last; what is written on there is one change. */
  const written = useRef<string | null>(null);
  const [last, setLast] = useState<readonly object[]>([]);
  const [isTrying, setTrying] = useState(false);
  const [asViewer, setAsViewer] = useState<Viewer | 'own'>('own');
  const [others, setOthers] = useState<Mind>(strengths.easy);
  const good = useRef<{ game: AnyGame; state: State } | null>(null);

  const read = useMemo(
    () => reading(rules, title, line, spoken, good.current?.game ?? null),
    [rules, title, line, spoken],
  );
  // While a line is wrong the board shows the last one that was right, or how its game begins.
  const shown = useMemo(() => {
    if ('state' in read) return read;
    const { current } = good;
    if (current !== null && (read.game === null || read.game === current.game)) return current;
    const begun: AnyGame = read.game ?? rules.game(title);
    return { game: begun, state: begun.initial() };
  }, [read]);
  good.current = shown;
  const { game, state } = shown;
  const wrong = 'refused' in read ? read : null;
  const wrongWord: LineWord | undefined =
    wrong === null || wrong.position >= line.length
      ? undefined
      : wordsOf(line).find(({ from, to }) => from <= wrong.position && wrong.position <= to);

  useEffect(() => rename('sandbox', title, line), [title, line]);

  const actor = game.actor(state);
  const person = personOf([], say.colours);
  const acting: Viewer = typeof actor === 'number' ? actor : 'spectator';
  const isSeat = typeof asViewer !== 'number' || asViewer < game.seats;
  const viewer: Viewer = asViewer === 'own' || !isSeat ? acting : asViewer;
  const view = useMemo(() => game.view(state, viewer), [game, state, viewer]);

  const change = (next: string, where: string | null = null) => {
    if (next === line) return;
    if (where === null || where !== written.current) setBefore([...before, line]);
    written.current = where;
    setLine(next);
    setLast([]);
  };
  const play = (move: Move) => {
    if (wrong !== null || !game.isLegal(state, move)) return;
    const { state: next, events } = game.playWithEvents(state, move);
    change(game.text(next));
    setLast(game.events(game.shown(events, viewer)));
  };
  const draw = () => {
    const move = game.randomMove(state, rules.random(BigInt(newKey())));
    if (move !== null) play(move);
  };
  const { scene, steps, panel, refused } = useDecision({
    library: rules,
    game,
    view,
    nameOf: look.nameOf,
    person,
    mayDecide: isTrying && wrong === null && actor === viewer,
    last,
    onMove: play,
  });
  const playOn = () => {
    const players = Array.from({ length: game.seats }, (_, seat): Player => (seat === acting ? { kind: 'person' } : others));
    if (typeof acting !== 'number') players[0] = { kind: 'person' };
    const sitting = Sitting.from(rules, title, line.trimEnd(), players);
    keep(sitting.save());
    go('play', sitting.id);
  };
  const link = useLink(line, () => wholeAddressOf('sandbox', title, line));
  const stepBack = () => {
    written.current = null;
    setLine(before.at(-1) ?? line);
    setBefore(before.slice(0, -1));
    setLast([]);
  };
  return (
    <>
      <h1>{say.sandbox.of(say.titles[title].name)}</h1>
      <p>{say.sandbox.lead}</p>
      <Sources {...{ rules, title, book, game, fresh }} onLine={change} />
      <div class="table">
        <Placing
          {...{ rules, title, game }}
          line={line.trimEnd()}
          isOn={!isTrying && wrong === null}
          class={wrong === null ? 'boards' : 'boards stale'}
          onLine={change}
        >
          <look.Board scene={scene} />
        </Placing>
        <section class="side">
          <p class="refusal" role="status">
            {wrong !== null && (
              <>
                {say.sandbox.wrong} <Reason title={title} text={wrong.refused} />
              </>
            )}
          </p>
          <p class="tools">
            <button type="button" aria-pressed={!isTrying} onClick={() => setTrying(false)}>
              {say.sandbox.setUp}
            </button>
            <button type="button" aria-pressed={isTrying} disabled={wrong !== null} onClick={() => setTrying(true)}>
              {say.sandbox.tryOut}
            </button>
            <button type="button" disabled={wrong !== null} onClick={link.copy}>
              {say.link}
            </button>
            {before.length > 0 && (
              <button type="button" onClick={stepBack}>
                {say.back}
              </button>
            )}{' '}
            <span role="status">{link.told}</span>
          </p>
          <ViewAs
            people={Array.from({ length: game.seats }, (_, seat) => person(seat))}
            value={asViewer}
            own={say.sandbox.whoActs}
            onChange={setAsViewer}
          />
          {isTrying && (
            <>
              {refused}
              <p class="tools">
                {actor === 'chance' && (
                  <button type="button" disabled={wrong !== null} onClick={draw}>
                    {say.sandbox.draw}
                  </button>
                )}
                {actor === 'nobody' && <strong>{say.over}</strong>}
              </p>
            </>
          )}
          <look.Hand scene={scene} />
          {isTrying && steps}
          {isTrying && panel}
          <look.Beside scene={scene} />
          {game.seats > 1 && (
            <label class="field">
              <span>{say.sandbox.others}</span>
              <MindChoice name="others" value={others} onChange={setOthers} />
            </label>
          )}
          <p>
            <button type="submit" disabled={wrong !== null} onClick={playOn}>
              {say.sandbox.playOn}
            </button>
          </p>
          <details
            class="drawer"
            open={setting('more') === 'open' || wrong !== null}
            onToggle={({ currentTarget }) => set('more', currentTarget.open ? 'open' : 'folded')}
          >
            <summary>{say.placing.more}</summary>
            {!isTrying && (
              <LineForm game={game} line={line} wrong={wrongWord} reason={wrong?.refused ?? null} onChange={change} />
            )}
            <label>
              {say.sandbox.line}
              <textarea
                class="line-text"
                name="line"
                rows={5}
                spellcheck={false}
                value={line}
                onInput={(event) => change(asLine(event.currentTarget.value), 'line')}
              />
            </label>
            <details>
              <summary>{say.sandbox.knows}</summary>
              <code class="board-data">{game.views.text(view)}</code>
            </details>
            <details>
              <summary>{say.sandbox.json}</summary>
              <code class="board-data">{game.jsonText(state)}</code>
            </details>
          </details>
        </section>
      </div>
    </>
  );
}

interface SourcesProps {
  rules: Library;
  title: Title;
  book: Book;
  game: AnyGame;
  fresh: (options: string) => string;
  /** `where` as in change(). */
  onLine: (line: string, where?: string) => void;
}

/** Where a position may begin: a new game by any options, a game that was kept, an example of a rule. */
function Sources({ rules, title, book, game, fresh, onLine }: SourcesProps) {
  const say = words.value;
  const [refused, setRefused] = useState<string | null>(null);
  const [kept, setKept] = useState<Sitting | null>(null);
  const saved = useMemo(() => savedSittings().filter((each) => each.title === title), [title]);
  const options: Chosen = useMemo(() => parsed(game.optionsText), [game]);
  const usual = useMemo(() => parsed((rules.game(title) as AnyGame).optionsText), [rules, title]);
  const refusal = (error: unknown) => whyOf(rules, error, language.value);
  const whyNot = useMemo(
    () => whyNotOption(rules, title, options, { refused: refusal, sameTeams: say.sameTeams }),
    [rules, title, options, say],
  );
  const attempt = (f: () => void) => {
    try {
      f();
      setRefused(null);
    } catch (error) {
      setRefused(refusal(error));
    }
  };
  const offered = rules.settings(title, 'options', language.value).filter(isChoice);
  const field = (setting: Setting) => (
    <Field
      key={setting.name}
      setting={setting}
      value={options.get(setting.name) ?? usual.get(setting.name) ?? ''}
      whyNot={(value) => whyNot(setting.name, value)}
      person={personOf([], say.colours)}
      onChange={(value) => attempt(() => onLine(fresh(textOf(changed(options, usual, setting.name, value)))))}
    />
  );
  const lineAt = (sitting: Sitting, at: number) => sitting.game.text(sitting.guessed(at));
  return (
    <section class="sources" aria-label={say.sandbox.beginFrom}>
      <span>{say.sandbox.beginFrom}</span>
      <button type="button" onClick={() => attempt(() => onLine(fresh(game.optionsText)))}>
        {say.sandbox.fresh}
      </button>
      {saved.length > 0 && (
        <select
          name="kept"
          aria-label={say.sandbox.kept}
          value=""
          onChange={(event) =>
            attempt(() => {
              const found = saved.find(({ id }) => id === event.currentTarget.value);
              if (found === undefined) return;
              const sitting = Sitting.open(rules, found);
              setKept(sitting);
              onLine(lineAt(sitting, sitting.length));
            })
          }
        >
          <option value="">{say.sandbox.kept} …</option>
          {saved.map(({ id, at }) => (
            <option key={id} value={id}>
              {new Date(at).toLocaleString(language.value)}
            </option>
          ))}
        </select>
      )}
      {kept !== null && (
        <label>
          <input
            type="range"
            name="moves"
            min={0}
            max={kept.length}
            defaultValue={String(kept.length)}
            aria-label={say.review}
            onInput={(event) => onLine(lineAt(kept, Number(event.currentTarget.value)), 'moves')}
          />
        </label>
      )}
      <select
        name="example"
        aria-label={say.sandbox.example}
        value=""
        onChange={(event) => {
          const found = book.examples.find(({ name }) => name === event.currentTarget.value);
          if (found?.state !== undefined) onLine(found.state);
        }}
      >
        <option value="">{say.sandbox.example} …</option>
        {book.examples
          .filter(({ state }) => state !== undefined)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </select>
      {offered.filter(isUpFront).map(field)}
      <details>
        <summary>{say.options}</summary>
        {offered.filter((setting) => !isUpFront(setting)).map(field)}
      </details>
      <span class="refusal" role="status">
        {refused !== null && <Reason title={title} text={refused} />}
      </span>
    </section>
  );
}
