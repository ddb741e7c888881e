import type { Library, Setting, Title } from 'regelwerk';
import { useRef, useState } from 'preact/hooks';
import { library, type AnyGame } from '../library';
import { go, language, words } from '../page';
import { Sitting, isKey, newKey, type Player } from '../play/sitting';
import { keep } from '../play/store';
import { useLoaded } from './loaded';
import { Reason, whyOf } from './reason';

/** Who may sit somewhere. */
export const strengths: Player[] = [
  { kind: 'person' },
  { kind: 'thumb' },
  ...[200, 1000, 5000].map((iterations): Player => ({ kind: 'search', iterations })),
];

export function nameOf(player: Player): string {
  const say = words.value;
  if (player.kind === 'person') return say.person;
  return player.kind === 'thumb' ? say.thumb : say.search(player.iterations);
}

/** A text of settings as the library reads it: of what is not as usual, a word each. */
export function textOf(chosen: ReadonlyMap<string, string>): string {
  return [...chosen].map(([name, value]) => `${name}=${value}`).join(' ');
}

/** The values that a setting is usually offered with; null where there are too many, then it is written. */
function valuesOf({ words: offered, low, high, elements, isSet, isOpen }: Setting): string[] | null {
  if (elements > 1 || isSet || isOpen) return null;
  if (offered.length > 0) return offered;
  if (high - low > 40) return null;
  return Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
}

/** The values that a setting may have, in signs of any language. */
function rangeOf({ words: offered, low, high, elements }: Setting): string {
  const range = offered.length > 0 ? offered.join(', ') : `${low}–${high}`;
  return elements > 1 ? `${elements} × ${range}` : range;
}

/** Why the library refused settings, and which of them it names. */
export function refusalOf(rules: Library, error: unknown): { text: string; setting: string | null } {
  const { setting } = error as { setting?: string | null };
  return { text: whyOf(rules, error, language.value), setting: setting ?? null };
}

interface FieldProps {
  setting: Setting;
  usual: string;
  value: string | undefined;
  isWrong: boolean;
  onChange: (value: string | undefined) => void;
}

export function Field({ setting, usual, value, isWrong, onChange }: FieldProps) {
  const offered = valuesOf(setting);
  const id = `setting-${setting.name}`;
  const take = (text: string) => onChange(text === usual ? undefined : text);
  if (setting.isFlag) {
    return (
      <label class="field flag">
        <input
          type="checkbox"
          name={setting.name}
          aria-invalid={isWrong}
          checked={(value ?? usual) === 'true'}
          onChange={(event) => take(String(event.currentTarget.checked))}
        />
        {setting.label}
      </label>
    );
  }
  return (
    <label class="field" for={id}>
      <span>{setting.label}</span>
      {offered === null ? (
        <input
          id={id}
          name={setting.name}
          value={value ?? usual}
          title={setting.choices}
          aria-invalid={isWrong}
          onInput={(event) => take(event.currentTarget.value)}
        />
      ) : (
        <select
          id={id}
          name={setting.name}
          value={value ?? usual}
          aria-invalid={isWrong}
          onChange={(event) => take(event.currentTarget.value)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {words.value.values[each] ?? each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
      {isWrong && <small>{rangeOf(setting)}</small>}
    </label>
  );
}

/** The values of a line such as `seats=4 mode=free_for_all`. */
export function parsed(line: string): Map<string, string> {
  return new Map(
    line
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
}

function Form({ rules, title }: { rules: Library; title: Title }) {
  const [options, setOptions] = useState<ReadonlyMap<string, string>>(new Map());
  const [start, setStart] = useState<ReadonlyMap<string, string>>(new Map());
  const [players, setPlayers] = useState<Player[]>([{ kind: 'person' }]);
  const [key, setKey] = useState(newKey);
  const say = words.value;

  let game: AnyGame | null = null;
  let refused: { text: string; setting: string | null; sort: 'options' | 'start' | 'key' } | null = null;
  try {
    game = rules.game(title, textOf(options)) as AnyGame;
    game.initial(textOf(start));
  } catch (error) {
    refused = { ...refusalOf(rules, error), sort: game === null ? 'options' : 'start' };
  }
  if (refused === null && !isKey(key)) refused = { text: say.badKey, setting: 'key', sort: 'key' };
  const usualOptions = parsed(rules.game(title).optionsText);
  const usualStart = parsed((game ?? (rules.game(title) as AnyGame)).usualStart);
  // Options that cannot be leave the seats as they were.
  const seatsBefore = useRef(0);
  const seats = game?.seats ?? seatsBefore.current;
  seatsBefore.current = seats;
  const reason = refused !== null && <Reason title={title} text={refused.text} />;
  const reasonOf = (sort: 'options' | 'start' | 'key') => refused?.sort === sort && <p class="refusal">{reason}</p>;
  const playerOf = (seat: number): Player => players[seat] ?? { kind: 'search', iterations: 1000 };

  const fields = (sort: 'options' | 'start', chosen: ReadonlyMap<string, string>, usual: Map<string, string>, put: (all: Map<string, string>) => void) =>
    rules.settings(title, sort, language.value).map((setting) => (
      <Field
        key={setting.name}
        setting={setting}
        usual={usual.get(setting.name) ?? ''}
        value={chosen.get(setting.name)}
        isWrong={refused?.sort === sort && refused.setting === setting.name}
        onChange={(value) => {
          const all = new Map(chosen);
          if (value === undefined) all.delete(setting.name);
          else all.set(setting.name, value);
          put(all);
        }}
      />
    ));

  const begin = () => {
    const sitting = Sitting.begin(
      rules,
      title,
      textOf(options),
      textOf(start),
      Array.from({ length: seats }, (_, seat) => playerOf(seat)),
      key,
    );
    keep(sitting.save());
    go('play', sitting.id);
  };

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <fieldset>
        <legend>{say.seats}</legend>
        {Array.from({ length: seats }, (_, seat) => (
          <label class="field" key={seat}>
            <span>
              <i class={`dot seat-${seat}`} aria-hidden="true" />
              {say.seat(seat)}
            </span>
            <select
              name={`player-${seat}`}
              value={JSON.stringify(playerOf(seat))}
              onChange={(event) => {
                const all = Array.from({ length: seats }, (_, each) => playerOf(each));
                all[seat] = JSON.parse(event.currentTarget.value) as Player;
                setPlayers(all);
              }}
            >
              {strengths.map((player) => (
                <option key={nameOf(player)} value={JSON.stringify(player)}>
                  {nameOf(player)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{say.options}</legend>
        {fields('options', options, usualOptions, setOptions)}
        {reasonOf('options')}
      </fieldset>
      <fieldset>
        <legend>{say.setupFacts}</legend>
        {fields('start', start, usualStart, setStart)}
        {reasonOf('start')}
        <label class="field" for="key">
          <span>{say.key}</span>
          <input
            id="key"
            name="key"
            inputMode="numeric"
            value={key}
            aria-invalid={refused?.sort === 'key'}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        {reasonOf('key')}
      </fieldset>
      <p class="refusal" id="refused" role="status">
        {reason}
      </p>
      <button type="submit" disabled={refused !== null} aria-describedby="refused" title={refused?.text}>
        {say.begin}
      </button>
    </form>
  );
}

export function Setup({ title }: { title: Title }) {
  const show = (rules: Library) => <Form rules={rules} title={title} />;
  return (
    <>
      <h1>{words.value.titles[title].name}</h1>
      {useLoaded(() => library(title), title, show)}
    </>
  );
}
