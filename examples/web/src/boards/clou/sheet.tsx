// A thief's sheet: three rows of abilities above, three tools and the specials below.
import type { Board } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { Fitted } from '../fitted';
import type { Scene } from '../scene';
import { elementsOf, endsOf, numberIn, type Element, type SheetMarks } from './elements';
import { Effects, Line, Symbols, widthOf } from './glyphs';
import { CircleBox, NumberCircle, PyramidBox, RowBox, SymbolCircle } from './marks';
import type { Target } from '../../play/choice';
import { useWalk } from '../walk';
import { lightOf, pressable, Reach, roomOf, Spot } from './press';
import { boardOf, called, nameOfThief, sheetOf, thieves, type Effect, type Sheet } from './printed';
import { SheetFoot } from './sheet-foot';
import { conditionWords, firesWords, say, symbolWords } from './words';

type Place = Board['places'][number];

/** How much larger circles are than the geometry has them, which leaves room for what fires. */
const radii: Record<string, number> = { grid: 275, ring: 340, tree: 262, special: 248 };

interface Props {
  scene: Scene;
  thief: string;
  /** What the thief has written; undefined for one who stays at home. */
  marks: SheetMarks | undefined;
}

export function SheetBoard({ scene, thief, marks }: Props) {
  const sheet = sheetOf(thief);
  const board = boardOf(scene, thief);
  const { side, places, ways, keys } = useMemo(() => scene.game.geometry(board), [scene.game, board]);
  const walk = useWalk<SVGSVGElement>(keys);
  const elements = elementsOf(sheet);
  const at = new Map(places.map((place) => [place.place, place]));
  const seat = thieves.indexOf(thief);
  const isWay = (from: number): boolean => !/^(strength|dexterity|clever)/.test(places[from]?.place ?? '');
  return (
    <Fitted scene={scene} side={side} piece={496} letter={200}>
    <svg class={`clou clou-board clou-sheet of-${seat}`} viewBox={`0 0 ${side} ${side}`} role="group" aria-label={`${say(scene.language).sheet}: ${nameOfThief(thief)}`} {...walk}>
      <Names scene={scene} sheet={sheet} places={places} />
      <g class="clou-ways">
        {ways
          .filter(([from]) => isWay(from))
          .map(([from, to], index) => (
            <Way key={index} from={places[from]!} to={places[to]!} />
          ))}
      </g>
      {places.map((place, index) => (
        <ElementSpot key={place.place} scene={scene} thief={thief} marks={marks} place={place} places={places} at={index} element={elements.get(place.place)!} />
      ))}
      {endsOf(sheet).map(({ last, isDown, fires }) => {
        const place = at.get(last);
        return place && <End key={`${last} ${isDown}`} place={place} radius={radii[last.split('.')[0]!] ?? 0} isDown={isDown} fires={fires} />;
      })}
      <SheetFoot language={scene.language} sheet={sheet} />
    </svg>
    </Fitted>
  );
}

function Way({ from, to }: { from: Place; to: Place }) {
  return <line x1={from.at[0]} y1={from.at[1]} x2={to.at[0]} y2={to.at[1]} />;
}

function End({ place, radius, isDown, fires }: { place: Place; radius: number; isDown: boolean; fires: Effect[] }) {
  const tile = 350;
  const [x, y] = place.at;
  return isDown ? (
    <Effects fires={fires} x={x - widthOf(fires.length, tile) / 2} y={y + radius + 40 + tile / 2} size={tile} />
  ) : (
    <Effects fires={fires} x={x + radius + 110} y={y} size={tile} />
  );
}

/** Rows are named by their symbol, tools by what they are. */
function Names({ scene: { language }, sheet, places }: { scene: Scene; sheet: Sheet; places: readonly Place[] }) {
  const groups = [...new Set(places.map((place) => place.place.split('.')[0]!))];
  const first = (group: string) => places.find((place) => place.place.startsWith(`${group}.`))!;
  return (
    <g class="clou-names" aria-hidden="true">
      <path class="rule" d="M150 4440H9850M5000 4600V9850M150 7230H9850" />
      {groups.map((group) => {
        const place = first(group);
        const name = sheet.tools[language][group] ?? called(language).groups[group] ?? group;
        if (group in radii || group === 'pyramid') {
          const quarter = [place.at[0] < 5000 ? 170 : 5170, place.at[1] < 7250 ? 4740 : 7480];
          return (
            <Line key={group} of="tool" text={name} x={quarter[0]!} y={quarter[1]!} size={300} width={4500} />
          );
        }
        const middle = place.at[1];
        return (
          <g key={group}>
            <Symbols set={[group]} x={180} y={middle - 330} size={560} />
            <Line of="ability" text={name} x={180} y={middle + 430} size={280} width={1330} />
          </g>
        );
      })}
    </g>
  );
}

interface ElementProps extends Props {
  place: Place;
  places: Place[];
  /** The index of the place in the geometry. */
  at: number;
  element: Element;
}

/** What is printed at an element and stands in it, in words. */
function describe({ scene: { language }, thief, marks, place, element }: ElementProps): string {
  const words = say(language);
  const number = numberIn(marks, element);
  const group = sheetOf(thief).tools[language][element.group] ?? called(language).groups[element.group];
  const printed = element.symbols ? symbolWords(language, element.symbols) : (element.number ?? (element.condition && conditionWords(language, element.condition)));
  const isCrossed = marks?.circles.crossed.includes(place.place);
  const filled = [number > 0 ? `= ${number}` : '', isCrossed ? words.crossed : ''].filter(Boolean).join(', ');
  return `${nameOfThief(thief)}, ${group} ${element.index + 1}: ${printed === '' ? words.empty : printed}${filled && `, ${filled}`}${firesWords(language, element.fires)}`;
}

/** Whether this was written since somebody decided last. */
const isFresh = ({ since }: Scene, thief: string, word: string): boolean =>
  since.some((event) => event.target === word && event.thief === thief && ['number_written', 'circle_crossed'].includes(event.kind));

/** Marks on a sheet are made by its thief, who is the one that is chosen, whose specials what is chosen goes on, that fired it, or that acts. */
function isAtWork({ chosen, json }: Scene, thief: string): boolean {
  const [first, second] = chosen;
  if (json.phase === 'pimp') return json.acting === thief;
  const owner = second?.kind === 'thief' ? second : first;
  return owner !== undefined && owner.text.split('.')[0] === thief;
}

function ElementSpot(props: ElementProps) {
  const { scene, thief, marks, place, places, at, element } = props;
  const number = numberIn(marks, element);
  const before = numberIn(marks, { ...element, index: element.index - 1 });
  const isCrossed = marks?.circles.crossed.includes(place.place) ?? false;
  const holder: Target = { kind: 'group', text: element.group };
  const step: Target = { kind: 'element', text: place.place };
  const isBySymbol = isAtWork(scene, thief) && scene.chosen[0]?.kind !== 'thief';
  const path = isBySymbol ? [holder] : [{ kind: 'thief', text: thief }, holder];
  const isDone = isCrossed || (element.kind === 'box' && number > 0);
  const light = isAtWork(scene, thief) && !isDone ? lightOf(scene, step) : '';
  const isEnd = element.group === 'tree' && marks?.circles.end_of_way === element.index + 1;
  const isChosen = isAtWork(scene, thief) && scene.chosen.some((part) => part.kind === 'element' && part.text === place.place);
  const state = `element ${isFresh(scene, thief, place.place) ? 'fresh' : ''} ${isEnd ? 'end' : ''} ${number > 0 || isCrossed ? 'filled' : ''}`;
  return (
    <Spot made={pressable(scene, step, { label: describe(props), isChosen, at, path })} light={light} isChosen={isChosen} of={state}>
      <Reach x={place.at[0]} y={place.at[1]} {...roomOf(places, place.at)} />
      <Mark place={place} number={number} before={before} isCrossed={isCrossed} element={element} />
    </Spot>
  );
}

interface MarkProps {
  place: Place;
  number: number;
  /** The number in the box before. */
  before: number;
  isCrossed: boolean;
  element: Element;
}
function Mark({ element, before, ...shared }: MarkProps) {
  const { kind, group, condition, fires, symbols = [], number: printed = 0 } = element;
  const radius = radii[group] ?? 0;
  if (kind === 'symbol') return <SymbolCircle {...shared} symbols={symbols} radius={radius} />;
  if (kind === 'ring' && condition) return <CircleBox {...shared} condition={condition} radius={radius} />;
  if (kind === 'box' && condition) {
    return group === 'pyramid' ? <PyramidBox {...shared} condition={condition} fires={fires} /> : <RowBox {...shared} before={before} condition={condition} fires={fires} />;
  }
  return (
    <>
      <NumberCircle {...shared} printed={printed} radius={radius} />
      <Beside place={shared.place} radius={radius} fires={fires} />
    </>
  );
}

/** What a circle fires: right of it, or below it where two would not fit there. */
function Beside({ place, radius, fires }: { place: Place; radius: number; fires: Effect[] }) {
  const [x, y] = place.at;
  const tile = 330;
  if (fires.length < 2) return <Effects fires={fires} x={x + radius * 0.86} y={y + radius * 0.3} size={tile} />;
  return <Effects fires={fires} x={x - widthOf(fires.length, tile) / 2} y={y + radius + 30 + tile / 2} size={tile} />;
}
