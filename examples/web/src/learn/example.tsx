import type { Library, Move, Title, View } from 'regelwerk';
import { useMemo, useState } from 'preact/hooks';
import type { Look } from '../boards/scene';
import { addressOf, language, words } from '../page';
import { personOf, withNames } from '../play/people';
import { useDecision } from '../ui/decision';
import type { Example } from './books';
import { positionOf, type Position } from './position';
import { markDone } from './progress';

interface Props {
  rules: Library;
  title: Title;
  look: Look;
  example: Example;
}

/** An example of a rule: its position on the board, to do what it tells, or to try what is refused. */
export function Shown({ rules, title, look, example }: Props) {
  const position = useMemo(() => positionOf(rules, title, example), [rules, title, example]);
  return (
    <article class="example" id={example.name}>
      <h3>
        {example.name} <small>{example.refused !== undefined && words.value.refuses}</small>
      </h3>
      <p>{withNames(example[language.value], personOf([], words.value.colours))}</p>
      {position === null ? <Words example={example} /> : <OnBoard {...{ rules, title, look, example, position }} />}
      {example.state !== undefined && (
        <p>
          <a href={addressOf('sandbox', title, example.state)}>{words.value.sandbox.here}</a>
        </p>
      )}
    </article>
  );
}

function Words({ example }: { example: Example }) {
  return (
    <p>
      <code>{example.state ?? example.settings}</code>
    </p>
  );
}

function OnBoard({ rules, title, look, example, position }: Props & { position: Position }) {
  const { game, viewer } = position;
  const say = words.value;
  const person = personOf([], say.colours);
  const [state, setState] = useState(position.state);
  const [told, setTold] = useState<string[]>([]);
  const [last, setLast] = useState<readonly object[]>([]);
  const view: View = useMemo(() => game.view(state, viewer), [game, state, viewer]);
  const isAtBegin = state === position.state;
  const actor = game.actor(state);

  const play = (move: Move) => {
    if (!game.isLegal(state, move)) return;
    const { state: next, events } = game.playWithEvents(state, move);
    const shown = game.shown(events, viewer);
    setTold(game.tell(view, shown, language.value));
    setLast(game.events(shown));
    setState(next);
    if (game.moveText(state, move) === example.move) markDone(title, example.name);
  };
  const { scene, steps, panel, refused, attempt } = useDecision({
    library: rules,
    game,
    view,
    nameOf: look.nameOf,
    person,
    mayDecide: isAtBegin && actor === viewer,
    last,
    onMove: play,
  });
  const show = () => {
    const { move } = example;
    if (move === undefined) return;
    if (example.refused === undefined && actor !== viewer) play(game.parseMove(state, move));
    else attempt(move);
    if (example.refused !== undefined) markDone(title, example.name);
  };
  return (
    <div class="table">
      <section class="boards">
        <look.Board scene={scene} />
      </section>
      <section class="side">
        {refused}
        <look.Hand scene={scene} />
        {example.move !== undefined && (
          <p class="tools">
            <button type="button" disabled={!isAtBegin} onClick={show}>
              {example.refused === undefined ? say.show(example.move) : say.tryIt(example.move)}
            </button>
            <button type="button" class="plain" disabled={isAtBegin} onClick={() => (setState(position.state), setTold([]), setLast([]))}>
              {say.again}
            </button>
          </p>
        )}
        {steps}
        {panel}
        <look.Beside scene={scene} />
        <ul role="status">
          {told.map((sentence) => (
            <li key={sentence}>{withNames(sentence, person)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
