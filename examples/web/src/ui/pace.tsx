import { choosePace, pace, paces, words } from '../page';

const names = Object.keys(paces) as (keyof typeof paces)[];

/** How fast things move, kept like the language. */
export function PaceChoice() {
  return (
    <label class="field">
      <span>{words.value.pace}</span>
      <select name="pace" value={pace.value} onChange={(event) => choosePace(Number(event.currentTarget.value))}>
        {names.map((name) => (
          <option key={name} value={paces[name]}>
            {words.value.paces[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
