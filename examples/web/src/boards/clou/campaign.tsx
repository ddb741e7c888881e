// The campaign sheet: heists and their special loot, experience and tools, what can be bought, the traces.
import type { Board } from 'regelwerk';
import type { Scene } from '../scene';
import { AreaBox } from './area';
import { Cross, Glyph, Line } from './glyphs';
import { Spot, usePress } from './press';
import { called, campaign, itemName, nameOfThief, playersOf, term, type Track } from './printed';
import { TrackRow } from './tracks';
import { say } from './words';

type Place = Board['places'][number];

export function CampaignBoard({ scene }: { scene: Scene }) {
  const { game, language } = scene;
  const { side, places, ways } = game.geometry(campaign.heists.length);
  const areas = campaign.areas.length;
  const heists = campaign.heists.length;
  const firstItem = places.length - 1 - campaign.items.length;
  const areaPlaces = places.slice(heists, firstItem).filter((place) => place.inside === undefined);
  return (
    <svg class="clou-board clou-campaign" viewBox={`0 0 ${side} ${side}`} role="group" aria-label={say(language).campaign}>
      {places.slice(0, heists).map((place, index) => (
        <Heist key={place.place} scene={scene} place={place} index={index} />
      ))}
      {areaPlaces.slice(0, areas).map((place) => (
        <AreaBox key={place.place} scene={scene} place={place} places={places} ways={ways} />
      ))}
      {places.slice(firstItem, -1).map((place, index) => (
        <ItemBoxes key={place.place} scene={scene} place={place} index={index} />
      ))}
      <Traces scene={scene} place={places.at(-1)!} />
    </svg>
  );
}

interface Props {
  scene: Scene;
  place: Place;
  index: number;
}

function Heist({ scene: { json, language }, place, index }: Props) {
  const [x, y, width, height] = place.box;
  const name = term(language, place.place);
  const [key, special] = Object.entries(called(language).specials)[index] ?? ['', ''];
  const has = json.campaign.specials.includes(key);
  const isOver = index < json.campaign.heists;
  const isNow = index === json.campaign.heists;
  return (
    <g class={`clou-heist ${isOver ? 'over' : ''} ${isNow ? 'now' : ''}`}>
      <title>{`${name}, ${special}${has ? ` ✓` : ''}`}</title>
      <rect x={x} y={y} width={width} height={height} rx="110" />
      <Line of="name" text={`${index + 1} ${name}`} x={x + width / 2} y={y + height * 0.34} size={400} width={width - 300} />
      <Line text={special} x={x + width / 2 + 150} y={y + height * 0.74} size={270} width={width - 520} />
      <Glyph name="special" x={x + 90} y={y + height * 0.74 - 150} size={300} />
      {has && <Cross x={x + 240} y={y + height * 0.74} size={340} />}
      {isOver && <path class="clou-cross" transform={`translate(${x} ${y}) scale(${width} ${height})`} d="M.06.52C.3.2.7.16.95.3" />}
    </g>
  );
}

/** CK-12 on paper: as many boxes as have to be bought, crossed one by one. */
function ItemBoxes({ scene, place, index }: Props) {
  const { json, language } = scene;
  const press = usePress(scene);
  const words = say(language);
  const item = campaign.items[index]!;
  const [x, y, width, height] = place.box;
  const bought: number = json.campaign.boxes[index] ?? 0;
  const name = itemName(language, item.name);
  const isOpen = scene.open.has(`item ${item.name}`);
  const owner = item.owner === undefined ? '' : nameOfThief(item.owner);
  const side = 430;
  const left = x + width / 2 - (item.boxes * side * 1.2 - side * 0.2) / 2;
  return (
    <Spot
      label={`${name}${owner && `, ${owner}`}: ${bought} / ${item.boxes} ${words.crossed}, ${words.price(campaign.price)}`}
      light={isOpen ? 'open' : ''}
      of={`item ${bought === item.boxes ? 'bought' : ''}`}
      onPress={() => press({ kind: 'item', text: item.name })}
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
function Traces({ scene, place }: { scene: Scene; place: Place }) {
  const { json, language } = scene;
  const words = say(language);
  const passports = campaign.items.findIndex((item) => item.name === 'passports');
  const isLonger = json.campaign.boxes[passports] === campaign.items[passports]?.boxes;
  const track: Track = { ...campaign.traces, length: campaign.traces.length + (isLonger ? campaign.passports : 0) };
  const crossed: number = json.campaign.traces;
  const title = `${words.tracks.traces}: ${crossed} ${words.crossed}`;
  return (
    <TrackRow place={place} name="traces" glyph="trace" word={words.tracks.traces} title={title} track={track} players={playersOf(scene)} crossed={crossed} />
  );
}
