import type { Viewer } from 'regelwerk';
import { words } from '../page';

interface Props {
  /** Those who may be chosen, by seat. */
  people: readonly string[];
  value: Viewer | 'own';
  /** What the view is called that nobody chose. */
  own: string;
  onChange: (viewer: Viewer | 'own') => void;
}

/** Whose view is shown. */
export function ViewAs({ people, value, own, onChange }: Props) {
  const say = words.value;
  return (
    <label class="field">
      <span>{say.sandbox.viewAs}</span>
      <select
        name="viewer"
        value={String(value)}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(chosen === 'own' || chosen === 'spectator' ? chosen : Number(chosen))
        }
      >
        <option value="own">{own}</option>
        {people.map((person, seat) => (
          <option key={seat} value={seat}>
            {person}
          </option>
        ))}
        <option value="spectator">{say.sandbox.spectator}</option>
      </select>
    </label>
  );
}
