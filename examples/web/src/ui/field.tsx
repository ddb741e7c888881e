// How a setting is asked for: only what the library takes can be chosen, and what cannot says why.
import type { Setting } from 'regelwerk';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Look } from '../boards/scene';
import { words } from '../page';
import type { Person } from '../play/people';
import { swapped } from '../play/settings';

interface Props {
  setting: Setting;
  value: string;
  /** Why another value cannot be chosen; null if it can. */
  whyNot: (value: string) => string | null;
  person: Person;
  picture?: Look['choice'];
  onChange: (value: string) => void;
  /** What the setting means. */
  children?: ComponentChildren;
}

/** More numbers than these are stepped through. */
const mostChips = 8;

/** Settings whose numbers are people. */
const ofPeople = ['first_dealer', 'order'];
/** Lists that have a number for each of the people, and not the other way round. */
const byPeople = ['start_numbers'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wordFor({ name }: Setting, value: string, person: Person): string {
  if (ofPeople.includes(name)) return person(Number(value));
  const { values } = words.value;
  return capital(values[`${name} ${value}`] ?? values[value] ?? value.replaceAll('_', ' '));
}
const valuesOf = ({ words: offered, low, high }: Setting): string[] =>
  offered.length > 0 ? offered : Array.from({ length: high - low + 1 }, (_, at) => String(low + at));

export function Field(props: Props) {
  const { setting, children } = props;
  if (setting.isFlag) return <Flag {...props} />;
  const { label } = setting;
  const Choice = setting.elements > 1 ? List : setting.isSet ? Several : valuesOf(setting).length > mostChips ? Stepper : One;
  return (
    <fieldset class={`setting ${setting.name}`}>
      <legend>{capital(label)}</legend>
      <div class="chips">
        <Choice {...props} />
      </div>
      {children}
    </fieldset>
  );
}

function Flag({ setting: { name, label }, value, whyNot, onChange, children }: Props) {
  const why = whyNot(value === 'true' ? 'false' : 'true') ?? undefined;
  return (
    <div class="setting">
      <label class="flag" title={why}>
        <input
          type="checkbox"
          name={name}
          title={why}
          checked={value === 'true'}
          disabled={why !== undefined}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
        {capital(label)}
      </label>
      {children}
    </div>
  );
}

interface ChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  why: string | null;
  onChoose: () => void;
  children: ComponentChildren;
}
/** Pressed, one that cannot be chosen says why, where no mouse can point at it. */
export function Chip({ type, name, value, isChosen, why, onChoose, children }: ChipProps) {
  const title = why ?? undefined;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <label class="chip" title={title} onClick={() => setAsked(why !== null && !isAsked)}>
        <input {...{ type, name, value, title }} checked={isChosen} disabled={why !== null} onChange={onChoose} />
        {children}
      </label>
      {isAsked && why !== null && (
        <span class="why" role="status">
          {why}
        </span>
      )}
    </>
  );
}

function One({ setting, value, whyNot, person, picture, onChange }: Props) {
  return (
    <>
      {valuesOf(setting)
        .map((each) => ({ each, why: each === value ? null : whyNot(each) }))
        // People who do not play are no choice at all.
        .filter(({ why }) => why === null || !ofPeople.includes(setting.name))
        .map(({ each, why }) => (
          <Chip key={each} type="radio" name={setting.name} value={each} isChosen={each === value} why={why} onChoose={() => onChange(each)}>
            {picture?.(setting.name, each)}
            {wordFor(setting, each, person)}
          </Chip>
        ))}
    </>
  );
}

const joint = '+';
function Several({ setting, value, whyNot, person, picture, onChange }: Props) {
  const chosen = value.split(joint);
  const toggled = (word: string) => setting.words.filter((each) => (each === word) !== chosen.includes(each));
  const names = setting.words.map((word) => wordFor(setting, word, person));
  /** So many as it takes are told by the names that stand here. */
  const whyNotAll = (all: readonly string[]) => {
    const { low, high } = setting;
    const why = whyNot(all.join(joint));
    return why === null || (all.length >= low && all.length <= high) ? why : words.value.soMany(low, high, names);
  };
  return (
    <>
      {setting.words.map((word, at) => {
        const isChosen = chosen.includes(word);
        const why = whyNotAll(toggled(word));
        return (
          <Chip key={word} type="checkbox" name={setting.name} value={word} isChosen={isChosen} why={why} onChoose={() => onChange(toggled(word).join(joint))}>
            {picture?.(setting.name, word)}
            {names[at]}
          </Chip>
        );
      })}
    </>
  );
}

function Stepper({ setting, value, whyNot, person, onChange }: Props) {
  const say = words.value;
  const step = (by: number, sign: string, label: string) => {
    const next = String(Number(value) + by);
    const why = whyNot(next);
    return (
      <button type="button" aria-label={`${setting.label}: ${label}`} title={why ?? undefined} disabled={why !== null} onClick={() => onChange(next)}>
        {sign}
      </button>
    );
  };
  return (
    <>
      {step(-1, '−', say.less)}
      <output name={setting.name}>{wordFor(setting, value, person)}</output>
      {step(1, '+', say.oneMore)}
    </>
  );
}

/** A number for each of the people, or people in a row; of those that no choice is left to nothing is asked. */
function List({ setting, value, whyNot, person, onChange }: Props) {
  const list = value.split(',');
  return (
    <>
      {list.map((own, at) => {
        const label = byPeople.includes(setting.name) ? person(at) : `${at + 1}.`;
        const offered = valuesOf(setting).map((each) => ({ each, why: each === own ? null : whyNot(swapped(list, at, each).join(',')) }));
        if (offered.filter(({ why }) => why === null).length < 2) return null;
        return (
          <label key={at} class="element">
            <span>{label}</span>
            <select name={`${setting.name}-${at}`} value={own} onChange={(event) => onChange(swapped(list, at, event.currentTarget.value).join(','))}>
              {offered.map(({ each, why }) => (
                <option key={each} value={each} disabled={why !== null} title={why ?? undefined}>
                  {wordFor(setting, each, person)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
}
