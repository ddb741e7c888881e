// The campaign sheet: heists and their special loot, experience and tools, what can be bought, the traces.
import type { Board } from 'regelwerk';
import { useMemo } from 'preact/hooks';
import { Fitted } from '../fitted';
import type { Scene } from '../scene';
import { AreaBox } from './area';
import { Cross, Glyph, Line } from './glyphs';
import { place as placeOf } from '../target';
import { useWalk } from '../walk';
import { pressable, Spot } from './press';
import { called, campaign, itemName, nameOfThief, playersOf, term, type Track } from './printed';
import { TrackRow } from './tracks';
import { say } from './words';

type Place = Board['places'][number];

export function CampaignBoard({ scene }: { scene: Scene }) {
  const { game, language } = scene;
  const { side, places, ways, keys } = useMemo(() => game.geometry(campaign.heists.length), [game]);
  const walk = useWalk<SVGSVGElement>(keys);
  const areas = campaign.areas.length;
  const heists = campaign.heists.length;
  const firstItem = places.length - 1 - campaign.items.length;
  const areaPlaces = places.slice(heists, firstItem).filter((place) => place.inside === undefined);
  return (
    <Fitted scene={scene} side={side} piece={620} letter={200}>
    <svg class="clou clou-board clou-campaign" viewBox={`0 0 ${side} ${side}`} role="group" aria-label={say(language).campaign} {...walk}>
      {places.slice(0, heists).map((place, index) => (
        <Heist key={place.place} scene={scene} place={place} index={index} at={index} />
      ))}
      {areaPlaces.slice(0, areas).map((place) => (
        <AreaBox key={place.place} scene={scene} place={place} places={places} ways={ways} />
      ))}
      {places.slice(firstItem, -1).map((place, index) => (
        <ItemBoxes key={place.place} scene={scene} place={place} index={index} at={firstItem + index} />
      ))}
      <Traces scene={scene} place={places.at(-1)!} at={places.length - 1} />
    </svg>
    </Fitted>
  );
}

interface Props {
  scene: Scene;
  place: Place;
  index: number;
  /** The index of the place in the geometry. */
  at: number;
}

function Heist({ scene: { json, language }, place, index, at }: Props) {
  const [x, y, width, height] = place.box;
  const name = term(language, place.place);
  const [key, special] = Object.entries(called(language).specials)[index] ?? ['', ''];
  const has = json.campaign.specials.includes(key);
  const isOver = index < json.campaign.heists;
  const isNow = index === json.campaign.heists;
  return (
    <Spot made={placeOf(`${name}, ${special}${has ? ` ✓` : ''}`, at)} of={`clou-heist ${isOver ? 'over' : ''} ${isNow ? 'now' : ''}`}>
      <rect class="halo" x={x} y={y} width={width} height={height} rx="110" />
      <rect x={x} y={y} width={width} height={height} rx="110" />
      <Line of="name" text={`${index + 1} ${name}`} x={x + width / 2} y={y + height * 0.34} size={400} width={width - 300} />
      <Line text={special} x={x + width / 2 + 150} y={y + height * 0.74} size={270} width={width - 520} />
      <Glyph name="special" x={x + 90} y={y + height * 0.74 - 150} size={300} />
      {has && <Cross x={x + 240} y={y + height * 0.74} size={340} />}
      {isOver && <path class="clou-cross" transform={`translate(${x} ${y}) scale(${width} ${height})`} d="M.06.52C.3.2.7.16.95.3" />}
    </Spot>
  );
}

/** CK-12 on paper: as many boxes as have to be bought, crossed one by one. */
function ItemBoxes({ scene, place, index, at: placeIndex }: Props) {
  const { json, language } = scene;
  const words = say(language);
  const item = campaign.items[index]!;
  const [x, y, width, height] = place.box;
  const bought: number = json.campaign.boxes[index] ?? 0;
  const name = itemName(language, item.name);
  const isOpen = scene.open.has(`item ${item.name}`);
  const owner = item.owner === undefined ? '' : nameOfThief(item.owner);
  const side = 430;
  const left = x + width / 2 - (item.boxes * side * 1.2 - side * 0.2) / 2;
  const light = isOpen ? 'open' : '';
  const label = `${name}${owner && `, ${owner}`}: ${bought} / ${item.boxes} ${words.crossed}, ${words.price(campaign.price)}`;
  return (
    <Spot
      made={pressable(scene, { kind: 'item', text: item.name }, { label, at: placeIndex })}
      light={light}
      of={`item ${bought === item.boxes ? 'bought' : ''}`}
    >
      <rect class="blank" x={x} y={y} width={width} height={height} rx="90" />
      {wrapped(name).map((line, at, lines) => (
        <Line key={at} of="name" text={line} x={x + width / 2} y={y + 275 + (at - (lines.length - 1) / 2) * 245} size={250} width={width - 120} />
      ))}
      {Array.from({ length: item.boxes }, (_, at) => (
        <g key={at}>
          <rect class="cell" x={left + at * side * 1.2} y={y + 560} width={side} height={side} rx="50" />
          {at < bought && <Cross x={left + at * side * 1.2 + side / 2} y={y + 560 + side / 2} size={side * 0.9} />}
        </g>
      ))}
      <text class="owner" x={x + width / 2} y={y + height - 130} font-size="220">
        {owner}
      </text>
    </Spot>
  );
}

/** In two lines if it is long. */
function wrapped(name: string): string[] {
  if (name.length <= 13) return [name];
  const middle = name.lastIndexOf(' ', Math.ceil(name.length * 0.6));
  return middle < 0 ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** CK-26. The passports make the track longer. */
function Traces({ scene, place, at }: { scene: Scene; place: Place; at: number }) {
  const { json, language } = scene;
  const words = say(language);
  const passports = campaign.items.findIndex((item) => item.name === 'passports');
  const isLonger = json.campaign.boxes[passports] === campaign.items[passports]?.boxes;
  const track: Track = { ...campaign.traces, length: campaign.traces.length + (isLonger ? campaign.passports : 0) };
  const crossed: number = json.campaign.traces;
  const title = `${words.tracks.traces}: ${crossed} ${words.crossed}`;
  return (
    <Spot made={placeOf(title, at)} of="paper">
      <TrackRow place={place} name="traces" glyph="trace" word={words.tracks.traces} track={track} players={playersOf(scene)} crossed={crossed} />
    </Spot>
  );
}
