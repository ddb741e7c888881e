// An area of the campaign sheet, experience or a tool, with its boxes and circles.
import type { Board } from 'regelwerk';
import type { Scene } from '../scene';
import { Cross, Effects, Line, Symbols, widthOf } from './glyphs';
import { CircleBox, NumberCircle } from './marks';
import type { Target } from '../../play/choice';
import { place as placeOf } from '../target';
import { lightOf, pressable, Spot } from './press';
import { campaign, term, type Area, type AreaElement } from './printed';
import { conditionWords, firesWords, say, symbolWords } from './words';

type Place = Board['places'][number];

interface Props {
  scene: Scene;
  place: Place;
  places: readonly Place[];
  ways: Board['ways'];
}

const radius = 310;
const tile = 300;

/** Elements are counted through all areas. */
const firstOf = (area: Area): number =>
  campaign.areas.slice(0, campaign.areas.indexOf(area)).reduce((sum, each) => sum + each.elements.length, 0);

/** Tools work when all their boxes are bought, experience from its heist on. */
function isOpenArea({ json }: Scene, area: Area): boolean {
  if (area.heist > 0) return json.campaign.heists + 1 >= area.heist;
  const item = campaign.items.findIndex((each) => each.name === area.name);
  return json.campaign.boxes[item] === campaign.items[item]?.boxes;
}

export function AreaBox({ scene, place, places, ways }: Props) {
  const words = say(scene.language);
  const area = campaign.areas.find((each) => each.name === place.place)!;
  const [x, y, width, height] = place.box;
  const isOpen = isOpenArea(scene, area);
  const name = term(scene.language, area.name);
  const holder = places.indexOf(place);
  const inside = places.filter((each) => each.inside === holder);
  const first = firstOf(area);
  return (
    <g class={`clou-area ${isOpen ? 'open-area' : ''}`}>
      <Spot made={placeOf(`${name}, ${isOpen ? words.open : words.closed}`, holder)} of="paper">
        <rect class="halo" x={x} y={y} width={width} height={height} rx="110" />
      </Spot>
      <rect x={x} y={y} width={width} height={height} rx="110" />
      <Line text={name} x={x + 140} y={y + 210} size={290} width={width - 280} />
      {ways
        .filter(([from]) => places[from]?.inside === holder)
        .map(([from, to]) => (
          <line key={from} class="clou-line" x1={places[from]!.at[0]} y1={places[from]!.at[1]} x2={places[to]!.at[0]} y2={places[to]!.at[1]} />
        ))}
      {inside.map((each, index) => (
        <AreaSpot
          key={each.place}
          scene={scene}
          area={area}
          place={each}
          at={places.indexOf(each)}
          element={area.elements[index]!}
          number={first + index}
        />
      ))}
      {area.lines.map((line, index) => {
        const ends = [inside[line.elements[0]!]!, inside[line.elements.at(-1)!]!];
        const middle = (ends[0]!.at[0] + ends[1]!.at[0]) / 2;
        return <Effects key={index} fires={line.fires} x={middle - widthOf(line.fires.length, tile) / 2} y={ends[0]!.at[1]} size={tile} />;
      })}
    </g>
  );
}

interface SpotProps {
  scene: Scene;
  area: Area;
  place: Place;
  at: number;
  element: AreaElement;
  number: number;
}
function AreaSpot({ scene, area, place, at, element, number }: SpotProps) {
  const { json, language } = scene;
  const words = say(language);
  const holder: Target = { kind: 'group', text: area.name };
  const step: Target = { kind: 'element', text: place.place };
  const isCrossed: boolean = json.campaign.crossed.includes(place.place);
  const written: number = json.campaign.numbers.flat()[number] ?? 0;
  const printed = element.kind === 'symbol' ? symbolWords(language, element.symbols) : element.number > 0 ? element.number : conditionWords(language, element);
  const label = `${term(language, area.name)}: ${printed}${written > 0 ? ` = ${written}` : ''}${isCrossed ? `, ${words.crossed}` : ''}${firesWords(language, element.fires)}`;
  const isFresh = scene.since.some((event) => event.target === place.place);
  const light = isCrossed ? '' : lightOf(scene, step);
  return (
    <Spot made={pressable(scene, step, { label, at, path: [holder] })} light={light} of={`element ${isFresh ? 'fresh' : ''}`}>
      <AreaMark place={place} element={element} written={written} isCrossed={isCrossed} />
    </Spot>
  );
}

interface MarkProps {
  place: Place;
  element: AreaElement;
  written: number;
  isCrossed: boolean;
}
function AreaMark({ place, element, written, isCrossed }: MarkProps) {
  const [x, y] = place.at;
  const shared = { place, number: written, isCrossed, radius };
  return (
    <>
      {element.kind === 'circle' && <NumberCircle {...shared} printed={element.number} />}
      {element.kind === 'ring' && <CircleBox {...shared} condition={element} />}
      {element.kind === 'symbol' && (
        <>
          <circle class="blank" cx={x} cy={y} r={radius} />
          <Symbols set={element.symbols} x={x - 215} y={y - 215} size={430} />
          {isCrossed && <Cross x={x} y={y} size={radius * 1.9} />}
        </>
      )}
      <Effects fires={element.fires} x={x - widthOf(element.fires.length, tile) / 2} y={y + radius + 40 + tile / 2} size={tile} />
    </>
  );
}
