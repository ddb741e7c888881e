// Plans and thieves as pictures, where somebody chooses among them: what waits in the rooms, and what a sheet fires most.
import { Badge } from './thief';
import { Icon, Symbols } from './glyphs';
import { planNamed, sheetOf, type Challenge, type Effect } from './printed';

const [cell, gap] = [24, 4];

/** Room by room the symbols that each challenge asks for first. */
function PlanPicture({ name }: { name: string }) {
  const { rooms, challenges } = planNamed(name);
  const asked = ({ parts }: Challenge) => parts.flatMap(({ demands }) => demands).find(({ symbols }) => symbols.length > 0)?.symbols;
  const rows = rooms.map((room) => challenges.filter((each) => each.room === room).flatMap((each) => [asked(each) ?? []]));
  const room = cell + gap;
  const most = Math.max(...rows.map((row) => row.length));
  return (
    <svg class="clou clou-choice" viewBox={`0 0 ${most * room - gap} ${rows.length * room - gap}`} aria-hidden="true">
      {rows.flatMap((row, at) => row.map((set, column) => <Symbols key={`${at} ${column}`} set={set} x={column * room} y={at * room} size={cell} />))}
    </svg>
  );
}

const mostShown = 3;

/** All that fires on a sheet, wherever it is printed. */
function firedOn(printed: unknown): Effect[] {
  if (typeof printed !== 'object' || printed === null) return [];
  const own = 'symbols' in printed ? [printed as Effect] : [];
  return [...own, ...Object.values(printed).flatMap(firedOn)];
}

function ThiefPicture({ name }: { name: string }) {
  const { specials, ...printed } = sheetOf(name);
  const counts = new Map<string, number>();
  for (const symbol of firedOn(printed).flatMap(({ symbols = [] }) => symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, mostShown);
  return (
    <span class="clou clou-choice" aria-hidden="true">
      <Badge thief={name} />
      {most.map(([symbol]) => (
        <Icon key={symbol} set={[symbol]} />
      ))}
    </span>
  );
}

export function choiceOf(setting: string, value: string) {
  if (setting === 'scenario') return <PlanPicture name={value} />;
  return setting === 'thieves' ? <ThiefPicture name={value} /> : null;
}
