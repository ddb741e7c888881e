// A challenge of a plan: its parts line by line, what they cost, and what lies behind.
import type { Board } from 'regelwerk';
import type { Scene } from '../scene';
import { Cross, Glyph, Line, Symbols } from './glyphs';
import type { Target } from '../../play/choice';
import { place as placeOf } from '../target';
import { indexOf, lightOf, pressable, Reach, Spot } from './press';
import { playersOf, term, type Challenge, type ChallengePart, type Demand, type Loot } from './printed';
import { say, symbolWords } from './words';

type Place = Board['places'][number];

interface Props {
  scene: Scene;
  /** Whether it is of the plan that is played; other plans are to be looked at. */
  isPlayed: boolean;
  challenge: Challenge;
  place: Place;
  places: Place[];
  isEntered: boolean;
  isDone: boolean;
  crossed: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
}

/** Demands stand as large as the longest line with its price lets them. */
function measure({ parts }: Challenge, [x, y, width, height]: Place['box']) {
  const head = height * 0.26;
  const rows = Math.max(2, parts.length);
  const longest = Math.max(3, ...parts.map((part) => part.demands.length + pricesOf(part).length * 0.8));
  const pitch = Math.min((width - 130) / longest, ((height - head - 40) / rows) * 1.02, 640);
  return { head, pitch, size: pitch * 0.87, left: x + 75, top: y + head, line: (height - head - 50) / rows };
}

const pricesOf = (part: ChallengePart): string[] => [
  ...(part.combination ? ['combination'] : []),
  ...Array.from({ length: part.traces }, () => 'trace'),
  ...Array.from({ length: part.alarms }, () => 'alarm'),
];

function describe({ scene: { language }, challenge, isDone }: Props): string {
  const words = say(language);
  const parts = challenge.parts.map((part) =>
    [...part.demands.map((demand) => (demand.number > 0 ? String(demand.number) : symbolWords(language, demand.symbols))), ...costWords(part, words)].join(
      part.ordered ? ' → ' : ', ',
    ),
  );
  return [
    term(language, challenge.name) + (isDone ? `, ${words.done}` : ''),
    parts.join(` ${words.or} `),
    ...challenge.loot.map((loot) => (loot.value > 0 ? words.loot(loot.value) : words.tags[loot.tag])),
    ...challenge.opens.map((room) => `${words.opens} ${term(language, room)}`),
    ...challenge.after.map((before) => `${words.after} ${term(language, before)}`),
  ].join('; ');
}
const costWords = (part: ChallengePart, words: ReturnType<typeof say>): string[] => [
  ...(part.combination ? [words.combination] : []),
  ...(part.traces > 0 ? [words.costs.trace] : []),
  ...(part.alarms > 0 ? [words.costs.alarm] : []),
];

export function ChallengeCard(props: Props) {
  const { scene, isPlayed, challenge, place, places, isDone, isEntered } = props;
  const [x, y, width, height] = place.box;
  const step: Target = { kind: 'challenge', text: challenge.name };
  const light = isPlayed && scene.open.has(`challenge ${challenge.name}`) ? 'near' : '';
  const [label, at] = [describe(props), places.indexOf(place)];
  const size = measure(challenge, place.box);
  return (
    <g class={`clou-challenge ${isDone ? 'done' : ''} ${isEntered ? '' : 'away'}`}>
      <Spot made={isPlayed ? pressable(scene, step, { label, at }) : placeOf(label, at)} light={light} of="card">
        <rect class="outer" x={x} y={y} width={width} height={height} rx="80" />
        <rect class="inner" x={x + 38} y={y + 38} width={width - 76} height={height - 76} rx="50" />
        <Head {...props} />
      </Spot>
      {challenge.parts.map((part, index) => (
        <PartRow key={index} {...props} part={part} index={index} size={size} />
      ))}
      {isDone && <path class="clou-tick" d={`M${x + width - 560} ${y + height - 420}l140 180l300 -380`} />}
    </g>
  );
}

function LootMark({ loot, x, y, isTaken }: { loot: Loot; x: number; y: number; isTaken: boolean }) {
  const glyph = loot.tag === 'plain' || loot.value > 0 ? 'coin' : loot.tag;
  return (
    <g class={`clou-loot ${loot.tag} ${isTaken ? 'taken' : ''}`}>
      <Glyph name={glyph} x={x} y={y - 145} size={290} />
      {loot.value > 0 && (
        <text x={x + 145} y={y + 8} font-size={loot.value > 9 ? 170 : 200}>
          {loot.value}
        </text>
      )}
      {loot.value > 0 && loot.tag === 'special' && <Glyph name="special" x={x + 190} y={y - 210} size={150} />}
    </g>
  );
}

/** The rooms that the challenge opens, and what must be done before. */
function behindOf({ scene: { language }, challenge }: Props): string {
  const before = challenge.after.map((each) => `${say(language).after} ${term(language, each)}`);
  return [...before, ...challenge.opens.map((room) => `→ ${term(language, room)}`)].join(', ');
}

/** Name and loot on the first line; what lies behind at its end, below it, or in the part of the card that is free. */
function Head(props: Props) {
  const { scene, challenge, place } = props;
  const [x, y, width, height] = place.box;
  const name = term(scene.language, challenge.name);
  const behind = behindOf(props);
  const loot = challenge.loot.length * 300;
  const isFree = challenge.parts.length < 2;
  const isTight = !isFree && behind !== '' && (name.length + behind.length) * 152 + loot > width - 250;
  const line = y + (isTight ? height * 0.07 + 20 : height * 0.13 + 28);
  const end = x + width - 85;
  return (
    <>
      <Line of="name" text={name} x={x + 85} y={line} size={isTight ? Math.min(235, height * 0.16) : 275} width={width - loot - 190} />
      {isFree && <Line of="behind" text={behind} x={x + 85} y={y + height - 200} size={270} width={width - 170} />}
      {isTight && <Line of="behind" text={behind} x={x + 85} y={line + height * 0.11 + 4} size={Math.min(200, height * 0.13)} width={width - 170} />}
      {!isFree && !isTight && <text class="behind end" x={end - loot} y={line} font-size="255">{behind}</text>}
      {challenge.loot.map((each, index) => (
        <LootMark key={index} loot={each} x={end - 300 * (challenge.loot.length - index)} y={line} isTaken={props.isDone} />
      ))}
    </>
  );
}

interface RowProps extends Props {
  part: ChallengePart;
  index: number;
  size: ReturnType<typeof measure>;
}
function PartRow(props: RowProps) {
  const { challenge, part, index, size } = props;
  const middle = size.top + size.line * (index + 0.5);
  const isSecond = index > 0;
  const prices = pricesOf(part);
  const end = size.left + part.demands.length * size.pitch;
  return (
    <g>
      {isSecond && (
        <path class="clou-or" d={`M${size.left} ${size.top + size.line * index}h${props.place.box[2] - 150}`} />
      )}
      {part.demands.map((demand, at) => {
        const word = `${challenge.name}.${index + 1}.${at + 1}`;
        const left = size.left + at * size.pitch;
        return <DemandTile key={word} {...props} demand={demand} word={word} x={left} y={middle - size.size / 2} isAfter={part.ordered && at > 0} />;
      })}
      {prices.map((price, at) => (
        <g key={at} class="clou-price">
          <Glyph name={price} x={end + at * size.pitch * 0.8} y={middle - size.size * 0.36} size={size.size * 0.72} />
        </g>
      ))}
    </g>
  );
}

interface DemandProps extends RowProps {
  demand: Demand;
  word: string;
  x: number;
  y: number;
  isAfter: boolean;
}
function DemandTile({ scene, isPlayed, places, challenge, demand, word, x, y, size, crossed, fresh, isAfter }: DemandProps) {
  const words = say(scene.language);
  const side = size.size;
  const isNeeded = demand.players <= playersOf(scene);
  const isCrossed = crossed.has(word);
  const holder: Target = { kind: 'challenge', text: challenge.name };
  const place: Target = { kind: 'demand', text: word };
  const isTarget = isPlayed && isNeeded;
  const light = isCrossed || !isTarget ? '' : lightOf(scene, place);
  const what = demand.number > 0 ? String(demand.number) : symbolWords(scene.language, demand.symbols);
  const label = `${term(scene.language, challenge.name)}: ${what}${isNeeded ? '' : `, ${words.from(demand.players)}`}${isCrossed ? `, ${words.crossed}` : ''}`;
  const isChosen = scene.chosen.some((part) => part.kind === 'demand' && part.text === word);
  const at = indexOf(places, word, true);
  const made = isTarget ? pressable(scene, place, { label, isChosen, at, path: [holder] }) : placeOf(label, at);
  return (
    <Spot made={made} light={light} isChosen={isChosen} of={`demand ${isNeeded ? '' : 'spare'} ${fresh.has(word) ? 'fresh' : ''}`}>
      <Reach x={x + side / 2} y={y + side / 2} width={size.pitch} height={size.line} />
      <rect class="halo" x={x - 22} y={y - 22} width={side + 44} height={side + 44} rx={side * 0.14} />
      {demand.number > 0 ? (
        <g class="clou-white number">
          <rect x={x} y={y} width={side} height={side} rx={side / 2} />
          <text x={x + side / 2} y={y + side / 2} font-size={side * 0.6}>
            {demand.number}
          </text>
        </g>
      ) : (
        <Symbols set={demand.symbols} x={x} y={y} size={side} />
      )}
      {!isNeeded && (
        <text class="players" x={x + side / 2} y={y + side / 2} font-size={side * 0.5}>
          {`${demand.players}+`}
        </text>
      )}
      {isAfter && <path class="clou-then" d={`M${x - size.pitch * 0.17} ${y + side * 0.36}l${size.pitch * 0.13} ${side * 0.14}l${-size.pitch * 0.13} ${side * 0.14}z`} />}
      {isCrossed && <Cross x={x + side / 2} y={y + side / 2} size={side * 0.98} />}
    </Spot>
  );
}
