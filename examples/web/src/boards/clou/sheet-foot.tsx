// The dice bonuses of a sheet, below its specials.
import type { Language } from '../../page';
import { Effects } from './glyphs';
import type { Sheet } from './printed';
import { firesWords, say } from './words';

type Bonus = Sheet['bonuses'][number];

/** Faces as they are printed; of a triple or a straight an example with letters. */
const shown = ({ pattern, faces }: Bonus): string[] => {
  if (pattern === 'triple') return ['a', 'a', 'a'];
  return pattern === 'straight' ? ['a', '+1', '+2'] : faces.map(String);
};

export function SheetFoot({ language, sheet }: { language: Language; sheet: Sheet }) {
  const words = say(language);
  const y = 9640;
  return (
    <g>
      {sheet.bonuses.map((bonus, index) => {
        const left = 5200 + index * 2330;
        const name = bonus.pattern === 'faces' ? bonus.faces.join(' ') : words.patterns[bonus.pattern];
        return (
          <g key={index} class="clou-bonus">
            <title>{`${words.bonus}: ${name}${firesWords(language, bonus.fires)}`}</title>
            <rect class="strip" x={left - 40} y={y - 220} width="2240" height="480" rx="120" />
            {shown(bonus).map((face, at) => (
              <g key={at}>
                <rect class="face" x={left + at * 440} y={y - 180} width="400" height="400" rx="80" />
                <text x={left + at * 440 + 200} y={y + 25} font-size={face.length > 1 ? 230 : 290}>
                  {face}
                </text>
              </g>
            ))}
            <text class="arrow" x={left + shown(bonus).length * 440 + 100} y={y + 20} font-size="300">
              ▸
            </text>
            <Effects fires={bonus.fires} x={left + shown(bonus).length * 440 + 230} y={y + 20} size={380} />
          </g>
        );
      })}
    </g>
  );
}
