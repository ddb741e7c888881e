// What stands on a board: what a view's values say about its places. Each title has one function; how places lie and what
// they are called comes from the library's geometry.
import type { Part, Title } from 'regelwerk';
import type { Target } from '../../play/choice';

/** Something that stands on a place and may move to another one. */
export interface Piece {
  /** The same while the game lasts, so that it is seen to move. */
  id: string;
  place: string;
  /** Whose lane or sheet the place is of, where its name alone does not tell. */
  of?: number;
  seat?: number;
  label?: string;
}

/** What is written into a place. */
export interface Mark {
  place: string;
  text: string;
}

export interface Dress {
  pieces: Piece[];
  marks: Mark[];
  /** What the viewer holds, or may choose beside the board. */
  hand: Target[];
}

/** A board of a game by its number, as the geometry describes it. */
export interface OnBoard {
  json: any;
  board: number;
  viewer: number;
}

const none: Dress = { pieces: [], marks: [], hand: [] };

function tock({ json }: OnBoard): Dress {
  const marbles: string[][] = json.table.marbles;
  const hand = Object.entries<number>(json.hand ?? {});
  return {
    pieces: marbles.flatMap((row, seat) =>
      row.flatMap((place, marble) => (place === '-' ? [] : [{ id: `${seat}.${marble}`, place, of: seat, seat }])),
    ),
    marks: [],
    hand: hand.flatMap(([rank, count]) => Array.from({ length: count }, () => ({ kind: 'card', text: rank }))),
  };
}

function ostfriesenlauf({ json }: OnBoard): Dress {
  const race: { runner: number; position: number }[] = json.table.race;
  return {
    pieces: race.map(({ runner, position }, lane) => ({
      id: String(runner),
      place: String(position),
      of: lane,
      seat: runner,
      label: String(runner + 1),
    })),
    marks: [],
    hand: (json.hand ?? []).flatMap((card: string | null) => (card === null ? [] : [{ kind: 'card', text: card }])),
  };
}

function samara({ json }: OnBoard): Dress {
  const { calendar, plots, tools, months } = json.table;
  const spaces = [4, 4, 4, 4, 4, 4, 3, 2, 1].flatMap((count, column) =>
    Array.from({ length: count }, (_, row) => `${column + 1},${row + 1}`),
  );
  const workers: { month: number; seat: number; figures: string | null }[] = calendar.workers.slice(0, calendar.count);
  return {
    pieces: workers.map(({ month, seat, figures }, at) => ({ id: `worker ${at}`, place: String(month), seat, label: figures ?? '' })),
    marks: spaces.map((place, at) => ({
      place,
      text: [plots[at], ...Object.entries(tools[at]).map(([tool, count]) => `${String(count)} ${tool}`)]
        .filter(Boolean)
        .join(', '),
    })),
    hand: [{ kind: 'months', text: String(months) }].slice(1),
  };
}

function clockman({ json }: OnBoard): Dress {
  const { figures, board } = json.table;
  return {
    pieces: [
      ...figures.map((place: string, seat: number) => ({ id: `figure ${seat}`, place, seat })),
      ...board.map((place: string, at: number) => ({ id: `stone ${at}`, place })),
    ],
    marks: [],
    hand: Object.entries<number>(json.symbols ?? {}).flatMap(([text, count]) =>
      Array.from({ length: count }, () => ({ kind: 'symbol', text })),
    ),
  };
}

function clou({ json, board }: OnBoard): Dress {
  if (board === 0) {
    const { rooms, time, traces, alarms, police } = json.plan;
    const marks = [...rooms.map((place: string) => ({ place, text: '✓' }))];
    for (const [place, value] of Object.entries({ time, traces, alarms, police })) marks.push({ place, text: String(value) });
    return { ...none, marks };
  }
  const sheet = json.sheets[board - 1];
  if (sheet === undefined) return none;
  const rows: [string, number[]][] = [
    ['strength', sheet.strength],
    ['dexterity', sheet.dexterity],
    ['clever', sheet.clever],
    ['pyramid', sheet.pyramid],
    ['ring', sheet.rings],
  ];
  const numbers = rows.flatMap(([row, values]) =>
    values.flatMap((value, at) => (value === 0 ? [] : [{ place: `${row}.${at + 1}`, text: String(value) }])),
  );
  const crosses = sheet.circles.crossed.map((place: string) => ({ place, text: '✗' }));
  return { ...none, marks: [...crosses, ...numbers] };
}

const dresses: Record<Title, (on: OnBoard) => Dress> = {
  tock,
  ostfriesenlauf,
  samara,
  clockman,
  clou,
  'clou campaign': clou,
};

export function dress(title: Title, on: OnBoard): Dress {
  return dresses[title](on);
}

/** The open part that a place of the board stands for. */
export function partAt(open: ReadonlyMap<string, Part>, place: string): Part | undefined {
  for (const part of open.values()) if (part.text === place) return part;
  return undefined;
}
