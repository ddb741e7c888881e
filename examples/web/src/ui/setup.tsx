import type { Library, Setting, Title } from 'regelwerk';
import { useMemo, useState } from 'preact/hooks';
import { tellerOf } from '../learn/books';
import { lookOf } from '../boards/looks';
import type { Look } from '../boards/scene';
import { library, type AnyGame } from '../library';
import { addressOf, go, language, words } from '../page';
import { cleanName, longestName, personOf } from '../play/people';
import {
  aboutSettings,
  changed,
  inWords,
  isChoice,
  isUpFront,
  parsed,
  presetsOf,
  textOf,
  whyNotOption,
  whyNotStart,
  type Chosen,
  type Preset,
  type WhyNot,
} from '../play/settings';
import { Sitting, isKey, newKey, type Mind, type Player } from '../play/sitting';
import { keep, set, setting as kept } from '../play/store';
import { inOrder, strengths } from '../play/strengths';
import type { Strength } from '../words/en';
import { Chip, Field } from './field';
import { FriendlyChoice } from './friendly';
import { useLoaded } from './loaded';
import { Picture } from './picture';
import { whyOf } from './reason';
import './setup.css';

const person: Mind = { kind: 'person' };
const asText = ({ kind, ...more }: Mind): string => JSON.stringify('iterations' in more ? { kind, iterations: more.iterations } : { kind });
const strengthOf = (mind: Mind): Strength | undefined => inOrder.find((each) => asText(strengths[each]) === asText(mind));
/** What somebody has chosen last. */
const usualMind = (): Mind => strengths[inOrder.find((each) => each === kept('strength')) ?? 'medium'];

interface MindProps {
  name: string;
  label?: string;
  value: Mind;
  onChange: (mind: Mind) => void;
}
/** Who decides: a person, or the computer and how well it plays, which is remembered. */
export function MindChoice({ name, label, value, onChange }: MindProps) {
  const say = words.value;
  const take = (text: string) => {
    const mind = JSON.parse(text) as Mind;
    const strength = strengthOf(mind);
    if (strength !== undefined) set('strength', strength);
    onChange(mind);
  };
  return (
    <select name={name} aria-label={label} value={asText(value)} onChange={(event) => take(event.currentTarget.value)}>
      <option value={asText(person)}>{say.person}</option>
      {inOrder.map((each) => (
        <option key={each} value={asText(strengths[each])}>
          {say.strengths[each]}
        </option>
      ))}
    </select>
  );
}

/** Titles in which it matters little how well the computer plays; strength.md has the figures. */
const littleSkill: readonly Title[] = ['clockman'];

interface PeopleProps {
  title: Title;
  players: readonly Player[];
  onChange: (seat: number, player: Player) => void;
}
/** Everybody by the colour of their pieces, with a name if they like. */
function People({ title, players, onChange }: PeopleProps) {
  const say = words.value;
  // Alone nobody needs a colour.
  const isAlone = players.length === 1;
  const present = players.flatMap((player) => strengthOf(player) ?? []);
  const told = inOrder.filter((each) => present.includes(each));
  return (
    <>
      <ul class={isAlone ? 'people alone' : 'people'}>
        {players.map((player, seat) => {
          const colour = say.colours[seat] ?? '';
          return (
            <li key={seat}>
              {!isAlone && <i class={`dot seat-${seat}`} aria-hidden="true" />}
              <input
                name={`name-${seat}`}
                aria-label={isAlone ? say.yourName : say.nameOf(colour)}
                placeholder={isAlone ? say.yourName : colour}
                value={player.name ?? ''}
                maxLength={longestName}
                autoComplete="off"
                spellcheck={false}
                onInput={({ currentTarget: { value: name } }) => onChange(seat, { ...player, name })}
              />
              <MindChoice
                name={`player-${seat}`}
                label={isAlone ? say.whoPlays : say.mindOf(colour)}
                value={player}
                onChange={(mind) => onChange(seat, { ...mind, name: player.name ?? '' })}
              />
            </li>
          );
        })}
      </ul>
      <p class="hint">
        {told.map((each) => `${say.strengthTold[each]} `)}
        {told.length > 0 && littleSkill.includes(title) && say.littleSkill}
      </p>
    </>
  );
}

/** A player as it is kept: without a name that says nothing. */
function named({ name: typed = '', ...mind }: Player): Player {
  const name = cleanName(typed);
  return name === '' ? mind : { ...mind, name };
}

/** What a setting is about, and its rule. */
function RuleOf({ title, name }: { title: Title; name: string }) {
  const about = aboutSettings[title][name];
  if (about === undefined) return null;
  const { rule } = about;
  return (
    <p class="hint">
      {about[language.value]} <a href={addressOf('learn', tellerOf(title, rule), rule)}>{rule}</a>
    </p>
  );
}

interface PresetProps {
  title: Title;
  /** The house rules that are not as usual. */
  houseRules: Chosen;
  onChoose: (settings: Chosen) => void;
}
/** House rules that go together, and that somebody has others. */
function Presets({ title, houseRules, onChoose }: PresetProps) {
  const say = words.value;
  const all = Object.entries(presetsOf[title]) as [Preset, string][];
  const sorted = (chosen: Chosen) => textOf(new Map([...chosen].sort()));
  const now = all.find(([, text]) => sorted(parsed(text)) === sorted(houseRules));
  if (all.length === 1 && now !== undefined) return null;
  return (
    <fieldset class="setting">
      <legend>{say.options}</legend>
      <div class="chips">
        {all.map(([preset, text]) => (
          <Chip
            key={preset}
            type="radio"
            name="preset"
            value={preset}
            isChosen={now?.[0] === preset}
            why={null}
            onChoose={() => onChoose(parsed(text))}
          >
            {say.presets[preset]}
          </Chip>
        ))}
        {now === undefined && (
          <Chip type="radio" name="preset" value="own" isChosen why={null} onChoose={() => {}}>
            {say.presets.own}
          </Chip>
        )}
      </div>
    </fieldset>
  );
}

const nothing: Chosen = new Map();

function Form({ rules, look, title }: { rules: Library; look: Look; title: Title }) {
  const [options, setOptions] = useState<Chosen>(nothing);
  const [start, setStart] = useState<Chosen>(nothing);
  const [chosen, setPlayers] = useState<readonly (Player | undefined)[]>([]);
  const [key, setKey] = useState(newKey);
  const say = words.value;
  const spoken = language.value;

  const called = useMemo(() => rules.settings(title, 'options', spoken), [spoken]);
  const refused = (error: unknown) => inWords(whyOf(rules, error, spoken), called, say.ofSettings);
  const reasons = { refused, sameTeams: say.sameTeams };
  const game = useMemo(() => rules.game(title, textOf(options)) as AnyGame, [options]);
  const usual = useMemo(() => parsed((rules.game(title) as AnyGame).optionsText), []);
  const usualStart = useMemo(() => parsed(game.usualStart), [game]);
  const whyNot = useMemo(() => whyNotOption(rules, title, options, reasons), [options, spoken]);
  const whyNotBegin = useMemo(() => whyNotStart(game, start, reasons), [game, start, spoken]);
  const offered = useMemo(() => called.filter(isChoice), [called]);
  const facts = useMemo(() => rules.settings(title, 'start', spoken), [spoken]);

  const [isFriendly, setFriendly] = useState(false);
  const usualPlayer = (seat: number): Player => {
    if (seat > 0) return usualMind();
    const name = cleanName(kept('name') ?? '');
    return name === '' ? person : { ...person, name };
  };
  const players = Array.from({ length: game.seats }, (_, seat) => chosen[seat] ?? usualPlayer(seat));
  const personAt = personOf(players.map(named), say.colours);
  const onPlayer = (seat: number, player: Player) =>
    setPlayers([...players.map((each, at) => (at === seat ? player : each)), ...chosen.slice(players.length)]);

  /** Takes other options, and what else of them and of the setup still fits. */
  const take = (wanted: Chosen) => {
    const mode = wanted.get('mode');
    const fits = mode === undefined || whyNotOption(rules, title, wanted, reasons)('mode', mode) === null;
    const next = fits ? wanted : new Map([...wanted].filter(([name]) => name !== 'mode'));
    const begun: AnyGame = rules.game(title, textOf(next));
    setOptions(next);
    const still = [...start].filter(([name, value]) => whyNotStart(begun, nothing, reasons)(name, value) === null);
    setStart(new Map(still));
  };
  const field = (setting: Setting, now: Chosen, usually: Chosen, why: WhyNot, put: (all: Chosen) => void) => (
    <Field
      key={setting.name}
      setting={setting}
      value={now.get(setting.name) ?? usually.get(setting.name) ?? ''}
      whyNot={(value) => why(setting.name, value)}
      person={personAt}
      picture={look.choice}
      onChange={(value) => put(changed(now, usually, setting.name, value))}
    >
      <RuleOf title={title} name={setting.name} />
    </Field>
  );
  const option = (setting: Setting) => field(setting, options, usual, whyNot, take);
  const [upFront, house] = [offered.filter(isUpFront), offered.filter((setting) => !isUpFront(setting))];
  const ofTable = (setting: string) => upFront.some(({ name }) => name === setting);
  const part = (isWanted: (name: string) => boolean): Chosen => new Map([...options].filter(([name]) => isWanted(name)));

  // Who plays alone or against computers has nobody to ask.
  const areSeveral = players.filter(({ kind }) => kind === 'person').length > 1;
  const begin = () => {
    const all = players.map(named);
    const people = all.filter(({ kind }) => kind === 'person');
    if (people.length === 1) set('name', people[0]?.name ?? '');
    const sitting = Sitting.begin(rules, title, textOf(options), textOf(start), all, key);
    if (areSeveral) sitting.isFriendly = isFriendly;
    keep(sitting.save());
    go('play', sitting.id);
  };
  const isGood = isKey(key);
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <section class="panel">
        <h2>{say.whoPlays}</h2>
        {upFront.map(option)}
        <People title={title} players={players} onChange={onPlayer} />
        {areSeveral && (
          <div class="setting">
            <FriendlyChoice isFriendly={isFriendly} onChange={setFriendly} />
          </div>
        )}
        <Presets title={title} houseRules={part((name) => !ofTable(name))} onChoose={(preset) => take(new Map([...part(ofTable), ...preset]))} />
        <button type="submit" disabled={!isGood} aria-describedby={isGood ? undefined : 'refused'} title={isGood ? undefined : say.badKey}>
          {say.begin}
        </button>
      </section>
      <div>
        <details class="panel">
          <summary>{say.houseRules}</summary>
          {house.map(option)}
        </details>
        <details class="panel">
          <summary>{say.setupFacts}</summary>
          {facts.map((setting) => field(setting, start, usualStart, whyNotBegin, setStart))}
          <div class="setting">
            <label for="key">{say.key}</label>
            <input
              id="key"
              name="key"
              inputMode="numeric"
              autoComplete="off"
              value={key}
              maxLength={19}
              aria-invalid={!isGood}
              onInput={(event) => setKey(event.currentTarget.value)}
            />
            <p class="hint">{say.keyTold}</p>
          </div>
        </details>
        <p class="refusal" id="refused" role="status">
          {!isGood && say.badKey}
        </p>
      </div>
    </form>
  );
}

export function Setup({ title }: { title: Title }) {
  const say = words.value;
  const { name, about } = say.titles[title];
  return (
    <>
      <header class="titled">
        <Picture title={title} />
        <div>
          <h1>{name}</h1>
          <p>{about}</p>
          <p class="ways">
            <a href={addressOf('course', title)}>{say.course.learn}</a>
            <a href={addressOf('learn', title)}>{say.options}</a>
          </p>
        </div>
      </header>
      {useLoaded(() => Promise.all([library(title), lookOf(title)]), title, ([rules, look]) => <Form {...{ rules, look, title }} />)}
    </>
  );
}
