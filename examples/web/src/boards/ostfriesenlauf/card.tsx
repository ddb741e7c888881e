import type { Language } from '../../page';
import { Animal } from './animals';
import { faceOf, wordsOf } from './words';

const arrow = 'M-26 0H22M10-13L24 0L10 13';

/** A place in the race, as the number of whoever is there. */
function Place({ place, y }: { place: number; y: number }) {
  return (
    <g transform={`translate(50 ${y})`}>
      <circle class="lauf-place" r={15} />
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
          <path class="lauf-arrow" d={arrow} transform={`translate(50 112) scale(${face.kind === 'forward' ? 1 : -1} 1)`} />
        </>
      );
    case 'before':
    case 'behind':
      return (
        <>
          {number(62, face.kind === 'before' ? `+${face.fields}` : `−${face.fields}`)}
          <path class="lauf-arrow" d="M-36 0H36" stroke-dasharray="2 7" transform="translate(50 90)" />
          <Place place={face.place} y={114} />
        </>
      );
    case 'swap':
      return (
        <>
          <path class="lauf-arrow" d="M-26-9H22M12-19L24-9M26 9H-22M-12 19L-24 9" transform="translate(50 66)" />
          <Place place={face.place} y={111} />
        </>
      );
    case 'start':
      return (
        <>
          <path class="lauf-arrow" d="M24 14V-4Q24-16 10-16H-20M-10-28L-22-16L-10-4" transform="translate(50 78)" />
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
          {Array.from({ length: 14 }, (_, at) => (
            <rect
              key={at}
              class={(at + Math.floor(at / 7)) % 2 === 0 ? 'lauf-black' : 'lauf-white'}
              x={15 + (at % 7) * 10}
              y={105 + Math.floor(at / 7) * 10}
              width={10}
              height={10}
            />
          ))}
        </>
      );
  }
}

/** The front of a card, 100 wide and 140 high: on top the place on its back, for which it is. */
export function Front({ back, face, language }: { back: string; face: string; language: Language }) {
  return (
    <>
      <rect class="lauf-front" x={1.5} y={1.5} width={97} height={137} rx={11} />
      <path class="lauf-head-band" d="M1.5 34V12.5a11 11 0 0 1 11-11H87.5a11 11 0 0 1 11 11V34Z" />
      <text class="lauf-on-band" x={50} y={19} font-size={25}>
        {wordsOf(language).places[Number(back) - 1]}
      </text>
      <Effect face={face} language={language} />
    </>
  );
}

/** The back of a card with its place, and how many lie there where that counts. */
export function Back({ back, count }: { back: string; count?: number }) {
  return (
    <>
      <rect class="lauf-back" x={1.5} y={1.5} width={97} height={137} rx={11} />
      <rect class="lauf-frame" x={10} y={10} width={80} height={120} rx={7} />
      <text class="lauf-on-band" x={50} y={count === undefined ? 72 : 60} font-size={62}>
        {back}
      </text>
      {count !== undefined && (
        <text class="lauf-count" x={50} y={110} font-size={27}>
          × {count}
        </text>
      )}
    </>
  );
}
