import type { Viewer } from 'regelwerk';
import { words } from '../page';

interface Props {
  seats: readonly number[];
  value: Viewer | 'own';
  /** What the view is called that nobody chose. */
  own: string;
  onChange: (viewer: Viewer | 'own') => void;
}

/** Whose view is shown. */
export function ViewAs({ seats, value, own, onChange }: Props) {
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
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {say.seat(seat)}
          </option>
        ))}
        <option value="spectator">{say.sandbox.spectator}</option>
      </select>
    </label>
  );
}
