// What fields, cards and seats are called, for those who hear the board or point at it.
import type { ClockmanView } from 'regelwerk';
import type { Scene } from '../scene';
import { facts, isDigitField, isOwn, isRing, kindOf, lastPose, passageOf } from './facts';
import { wordsIn } from './words';

/** A blockade stands on the last field of every straight and on passages that are not opened. */
export function poseAt(view: ClockmanView, place: string, seat: number): string | undefined {
  if (place === 'g3') return lastPose(view.table.seats, seat);
  const isOpened = (view.table.opened as readonly string[]).includes(place);
  return place.startsWith('p') && !isOpened ? passageOf(place)?.pose : undefined;
}

export const lies = (view: ClockmanView, place: string): boolean =>
  (view.table.board as readonly string[]).includes(place);

function nameOf({ language, person }: Scene, place: string, seat: number): string {
  const { nouns, kinds } = facts;
  const say = wordsIn(language);
  if (place === 'c') return nouns['centre']?.[language] ?? '';
  const noun = place === 's' ? nouns['start'] : place.startsWith('g') ? nouns['straight'] : nouns['passage'];
  const name = noun?.[language] ?? '';
  if (isOwn(place)) return say.of(place === 's' ? name : `${name} ${place}`, person(seat));
  const kind = kindOf(place);
  return kind === undefined ? `${name} ${place}` : `${place}: ${kinds[kind]?.[language] ?? ''}`;
}

function contentOf(scene: Scene, place: string): string | undefined {
  const kind = kindOf(place) ?? '';
  if (kind === '' || !isDigitField(kind)) return undefined;
  const say = wordsIn(scene.language);
  if (!lies(scene.json, place)) return say.empty;
  return kind === 'L' ? `${say.liftLies}, → ${facts.lifts[place] ?? ''}` : say.digitLies(kind);
}

function blockadeOf(scene: Scene, place: string, seat: number): string | undefined {
  if (!place.startsWith('p') && place !== 'g3') return undefined;
  const say = wordsIn(scene.language);
  const pose = poseAt(scene.json, place, seat);
  const name = facts.nouns['blockade']?.[scene.language] ?? '';
  const blockade = `${name} ${pose === undefined ? say.removed : say.pose(pose)}`;
  const passage = passageOf(place);
  return place === 'g3' || passage === undefined ? blockade : `${say.leads(passage.outer, passage.inner)}, ${blockade}`;
}

export function labelOf(scene: Scene, place: string, seat: number): string {
  const say = wordsIn(scene.language);
  const figures: string[] = scene.json.table.figures;
  const seats = figures.flatMap((at, of) => (at === place && (!isOwn(place) || of === seat) ? [scene.person(of)] : []));
  const stands = seats.length > 0 ? say.stands(seats.join(', ')) : undefined;
  const passages = isRing(place) ? passagesAt(scene, place) : undefined;
  return [nameOf(scene, place, seat), contentOf(scene, place), blockadeOf(scene, place, seat), passages, stands]
    .filter(Boolean)
    .join(', ');
}

function passagesAt({ language }: Scene, place: string): string | undefined {
  const noun = facts.nouns['passage']?.[language] ?? '';
  const at = facts.passages.findIndex(({ outer, inner }) => outer === place || inner === place);
  return at < 0 ? undefined : `${noun} p${at}`;
}

export const cardName = ({ language }: Scene, token: string): string => facts.cards[token]?.name[language] ?? token;
/** What a card says, without its head: its name stands above it. */
export function cardText({ language }: Scene, token: string): string {
  const text = facts.texts[facts.cards[token]?.rule ?? '']?.[language] ?? '';
  const said = text.replace(/^[^(]*\([^)]*\):? /, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Digits in a row: `0 0 X`. */
export const spelled = (bundle: string): string => [...bundle].join(' ');
