// A form for the line of a position, made from the line itself: what it holds, how it is divided, and what the schema of
// states says of values.
import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../library';
import { words } from '../page';
import { withValue, wordsOf, type LineWord } from '../play/line';
import { visible } from '../play/signs';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: readonly unknown[];
  type?: string;
  minimum?: number;
  maximum?: number;
}

/** What a schema says of the first property of a name, wherever it lies. */
function propertyOf(schema: Schema | undefined, name: string): Schema | undefined {
  if (schema === undefined) return undefined;
  const own = schema.properties?.[name];
  if (own !== undefined) return own;
  for (const inner of [...Object.values(schema.properties ?? {}), schema.items]) {
    const found = propertyOf(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The values that a word may have; null where they are too many, or the schema knows it by another name. */
function valuesOf(schema: Schema | undefined, value: string): readonly string[] | null {
  const values = schema?.type === 'boolean' ? ['no', 'yes'] : schema?.enum?.map(String);
  return values?.includes(value) === true ? values : null;
}

interface ValueProps {
  id: string;
  value: string;
  schema: Schema | undefined;
  isWrong: boolean;
  label?: string;
  onChange: (value: string) => void;
}

function Value({ id, value, schema, isWrong, label, onChange }: ValueProps) {
  const common = { id, name: id, 'aria-invalid': isWrong, 'aria-label': label };
  const values = valuesOf(schema, value);
  if (values !== null) {
    return (
      <select {...common} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  }
  const take = (text: string) => onChange(text.replaceAll(/\s/g, ''));
  if (schema?.type === 'integer' && /^-?\d+$/.test(value)) {
    const { minimum, maximum } = schema;
    return (
      <input
        {...common}
        type="number"
        min={minimum}
        max={maximum}
        value={value}
        onInput={(event) => take(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...common}
      value={value}
      size={Math.min(36, Math.max(3, value.length + 1))}
      autoComplete="off"
      spellcheck={false}
      onInput={(event) => take(event.currentTarget.value)}
    />
  );
}

const between = '/';
const within = ',';

interface WordProps {
  word: LineWord;
  /** The same word at the beginning of a game, which tells what has a fixed number of parts. */
  usual: string;
  seats: number;
  schema: Schema | undefined;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** The parts of a value that have an input each: one for each seat, within it as many as there always are, or a list. */
function Parts({ word: { name, value }, usual, seats, schema, isWrong, onChange }: WordProps) {
  const say = words.value;
  const all = value.split(between);
  const fixed = usual.split(between);
  const isBySeat = seats > 1 && fixed.length === seats && all.length === seats;
  const put = (at: number, text: string) => onChange(all.map((each, other) => (other === at ? text : each)).join(between));
  if (isBySeat) {
    const inner = fixed[0]?.split(within).length ?? 1;
    return (
      <>
        {all.map((group, seat) => {
          const elements = inner > 1 && group.split(within).length === inner ? group.split(within) : [group];
          return (
            <label key={seat}>
              <i class={`dot seat-${seat}`} aria-hidden="true" />
              {elements.map((element, at) => (
                <Value
                  key={at}
                  id={`${name}-${seat}-${at}`}
                  label={`${name}: ${say.colours[seat]}`}
                  value={element}
                  schema={schema}
                  isWrong={isWrong}
                  onChange={(text) => put(seat, elements.map((each, other) => (other === at ? text : each)).join(within))}
                />
              ))}
            </label>
          );
        })}
      </>
    );
  }
  const elements = all.length > 1 ? all : value.split(within);
  if (elements.length === 1) return <Value id={`${name}-0`} {...{ value, schema, isWrong, onChange }} label={name} />;
  const divider = all.length > 1 ? between : within;
  const isFixed = usual.split(divider).length === elements.length && usual !== '-';
  return (
    <>
      {[...elements, ...(isFixed ? [] : [''])].map((element, at) => (
        <Value
          key={at}
          id={`${name}-${at}`}
          label={element === '' ? `${name}: ${say.sandbox.more}` : `${name} ${at + 1}`}
          value={element}
          schema={undefined}
          isWrong={isWrong}
          onChange={(text) => {
            const next = [...elements];
            next[at] = text;
            onChange(next.filter((each) => isFixed || each !== '').join(divider) || '-');
          }}
        />
      ))}
    </>
  );
}

interface Props {
  game: AnyGame;
  line: string;
  /** Which word is wrong, if it is one of them. */
  wrong: LineWord | undefined;
  reason: string | null;
  /** With the word that was written. */
  onChange: (line: string, word: string) => void;
}

/** All words of a line but the options, an input for each value; the reason stands at the word that is wrong. */
export function LineForm({ game, line, wrong, reason, onChange }: Props) {
  const { schema, options, usual } = useMemo(
    () => ({
      schema: (game.schema as { $defs: { state: Schema } }).$defs.state,
      options: new Set(wordsOf(game.optionsText).map(({ name }) => name)),
      usual: new Map(wordsOf(game.text(game.initial())).map(({ name, value }) => [name, value])),
    }),
    [game],
  );
  return (
    <div class="line-form" role="group" aria-label={words.value.sandbox.setUp}>
      {wordsOf(line)
        .filter(({ name }) => !options.has(name))
        .map((word) => {
          const isWrong = wrong?.name === word.name;
          const isShort = word.value.length < 7 && !(usual.get(word.name) ?? '').includes(between);
          return (
            <div class={isShort ? 'word' : 'word wide'} key={word.name} data-word={word.name}>
              <code>{word.name}</code>
              <div>
                <Parts
                  word={word}
                  usual={usual.get(word.name) ?? ''}
                  seats={game.seats}
                  schema={propertyOf(schema, word.name)}
                  isWrong={isWrong}
                  onChange={(value) => onChange(withValue(line, word, visible(value)), word.name)}
                />
              </div>
              {isWrong && <span class="refusal">{reason}</span>}
            </div>
          );
        })}
    </div>
  );
}
