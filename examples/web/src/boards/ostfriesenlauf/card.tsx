import back from '../../../../draw/art/ostfriesenlauf/back.svg?raw';
import toStart from '../../../../draw/art/ostfriesenlauf/back_to_start.svg?raw';
import forward from '../../../../draw/art/ostfriesenlauf/forward.svg?raw';
import front from '../../../../draw/art/ostfriesenlauf/front.svg?raw';
import squares from '../../../../draw/art/ostfriesenlauf/line.svg?raw';
import near from '../../../../draw/art/ostfriesenlauf/near.svg?raw';
import circle from '../../../../draw/art/ostfriesenlauf/place.svg?raw';
import swap from '../../../../draw/art/ostfriesenlauf/swap.svg?raw';
import type { Language } from '../../page';
import { drawing } from '../drawing';
import { Animal } from './animals';
import { faceOf, wordsOf } from './words';

/** A place in the race, as the number of whoever is there. */
function Place({ place, y }: { place: number; y: number }) {
  return (
    <g transform={`translate(50 ${y})`}>
      <g {...drawing(circle)} />
      <text class="lauf-print" y={1} font-size={21}>
        {place}
      </text>
    </g>
  );
}

function Effect({ face: name, language }: { face: string; language: Language }) {
  const face = faceOf(name);
  const number = (y: number, text: string) => (
    <text class="lauf-print" x={50} y={y} font-size={40}>
      {text}
    </text>
  );
  switch (face.kind) {
    case 'forward':
    case 'back':
      return (
        <>
          {number(72, face.kind === 'forward' ? `+${face.fields}` : `−${face.fields}`)}
          <g transform={`translate(50 112) scale(${face.kind === 'forward' ? 1 : -1} 1)`} {...drawing(forward)} />
        </>
      );
    case 'before':
    case 'behind':
      return (
        <>
          {number(62, face.kind === 'before' ? `+${face.fields}` : `−${face.fields}`)}
          <g transform="translate(50 90)" {...drawing(near)} />
          <Place place={face.place} y={114} />
        </>
      );
    case 'swap':
      return (
        <>
          <g transform="translate(50 66)" {...drawing(swap)} />
          <Place place={face.place} y={111} />
        </>
      );
    case 'start':
      return (
        <>
          <g transform="translate(50 78)" {...drawing(toStart)} />
          <text class="lauf-print" x={50} y={114} font-size={25}>
            {wordsOf(language).start}
          </text>
        </>
      );
    default:
      return (
        <>
          <g transform="translate(50 70) scale(0.72)">
            <Animal sign={face.sign} />
          </g>
          <g {...drawing(squares)} />
        </>
      );
  }
}

/** The front of a card, 100 wide and 140 high: on top the place on its back, for which it is. */
export function Front({ back: place, face, language }: { back: string; face: string; language: Language }) {
  return (
    <>
      <g class="lauf-paper" {...drawing(front)} />
      <text class="lauf-on-band" x={50} y={19} font-size={25}>
        {wordsOf(language).places[Number(place) - 1]}
      </text>
      <Effect face={face} language={language} />
    </>
  );
}

/** The back of a card with its place, and how many lie there where that counts. */
export function Back({ back: place, count }: { back: string; count?: number }) {
  return (
    <>
      <g {...drawing(back)} />
      <text class="lauf-on-band" x={50} y={count === undefined ? 72 : 60} font-size={62}>
        {place}
      </text>
      {count !== undefined && (
        <text class="lauf-count" x={50} y={110} font-size={27}>
          × {count}
        </text>
      )}
    </>
  );
}
