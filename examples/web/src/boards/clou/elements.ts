// The boxes and circles of a thief's sheet by their words, each with what is printed at it.
import type { Condition, Effect, Sheet } from './printed';

export interface Element {
  kind: 'box' | 'circle' | 'ring' | 'symbol';
  group: string;
  index: number;
  condition?: Condition;
  number?: number;
  symbols?: string[];
  fires: Effect[];
}

const rows = ['strength', 'dexterity', 'clever'] as const;

/** Everything of a sheet, by its word. */
export function elementsOf(sheet: Sheet): Map<string, Element> {
  const elements = new Map<string, Element>();
  const add = (kind: Element['kind'], group: string, all: Omit<Element, 'kind' | 'group' | 'index'>[]) =>
    all.forEach((each, index) => elements.set(`${group}.${index + 1}`, { kind, group, index, ...each }));
  for (const row of rows) add('box', row, sheet[row].map((box) => ({ condition: box, fires: box.fires })));
  add('circle', 'grid', (sheet.grid?.numbers ?? []).map((number) => ({ number, fires: [] })));
  add('ring', 'ring', sheet.rings.flatMap((line) => line.boxes).map((condition) => ({ condition, fires: [] })));
  add('circle', 'tree', sheet.tree);
  add('box', 'pyramid', (sheet.pyramid ?? []).map((box) => ({ condition: box, fires: box.fires })));
  add('symbol', 'special', sheet.specials.flatMap((line) => line.circles).map((symbols) => ({ symbols, fires: [] })));
  return elements;
}

export interface SheetMarks {
  strength: number[];
  dexterity: number[];
  clever: number[];
  pyramid: number[];
  rings: number[];
  circles: { crossed: string[]; end_of_way: number };
}

/** The number that is written into a box; 0 for none. */
export function numberIn(marks: SheetMarks | undefined, { group, index }: Element): number {
  if (marks === undefined) return 0;
  const numbers: Record<string, number[]> = { ...marks, ring: marks.rings } as never;
  return numbers[group]?.[index] ?? 0;
}

export interface LineEnd {
  last: string;
  isDown: boolean;
  fires: Effect[];
}

/** What stands at the ends of lines, and behind which circle. */
export function endsOf(sheet: Sheet): LineEnd[] {
  let rings = 0;
  let circles = 0;
  return [
    ...(sheet.grid?.rows ?? []).map((fires, at) => ({ last: `grid.${3 * at + 3}`, isDown: false, fires })),
    ...(sheet.grid?.columns ?? []).map((fires, at) => ({ last: `grid.${at + 7}`, isDown: true, fires })),
    ...sheet.rings.map((line) => ({ last: `ring.${(rings += line.boxes.length)}`, isDown: false, fires: line.fires })),
    ...sheet.specials.map((line) => ({ last: `special.${(circles += line.circles.length)}`, isDown: false, fires: line.fires })),
  ];
}
