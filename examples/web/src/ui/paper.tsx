// What of a title can be played with on paper: empty sheets and plans, or its board as it is at the beginning.
import type { Library, Title } from 'regelwerk';
import { lookOf } from '../boards/looks';
import type { Look, Scene } from '../boards/scene';
import { library } from '../library';
import { addressOf, language, words } from '../page';
import { letterOf, personOf } from '../play/people';
import { useLoaded } from './loaded';
import './paper.css';

export function Paper({ title }: { title: Title }) {
  const load = () => Promise.all([library(title), lookOf(title)]);
  return useLoaded(load, title, ([rules, look]) => <Sheets {...{ rules, title, look }} />);
}

function Sheets({ rules, title, look }: { rules: Library; title: Title; look: Look }) {
  const { paper: say, titles } = words.value;
  const sceneOf = (options: string) => emptyScene(rules, title, options);
  return (
    <>
      <h1>{say.of(titles[title].name)}</h1>
      <p class="lead">{say.lead}</p>
      <p class="tools">
        <button type="button" class="go" onClick={() => print()}>
          {say.print}
        </button>
        <a href={addressOf('learn', title)}>{words.value.rulesOf(titles[title].name)}</a>
      </p>
      <div class="papers" data-title={title}>
        {look.Blank === undefined ? (
          <figure>
            <look.Board scene={sceneOf('')} />
          </figure>
        ) : (
          <look.Blank sceneOf={sceneOf} />
        )}
      </div>
    </>
  );
}

/** A game by these options before anything was drawn, as everybody sees it; nobody presses on paper. */
function emptyScene(rules: Library, title: Title, options: string): Scene {
  const game = rules.game(title, options);
  const view = game.view(game.initial(), 'spectator');
  const person = personOf([], words.value.colours);
  return {
    title,
    game,
    language: language.value,
    view,
    json: game.views.json(view),
    seat: null,
    person,
    letter: (seat, all = game.seats) => letterOf(all, person, seat),
    open: new Map(),
    chosen: [],
    last: [],
    since: [],
    near: new Set(),
    nearness: '',
    leads: () => false,
    press: () => {},
  };
}
