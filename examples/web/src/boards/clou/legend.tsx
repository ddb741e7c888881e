// What the small symbols mean.
import type { Language } from '../../page';
import { Icon } from './glyphs';
import { called, type Effect } from './printed';
import { say } from './words';

export function Legend({ language }: { language: Language }) {
  const words = say(language);
  const symbols = Object.entries(called(language).symbols);
  const white: [Effect, string][] = [
    [{ shift: 1 }, words.shift.replace('{}', '1')],
    [{ extra: 5 }, words.extra.replace('{}', '5')],
    [{ fill: true }, words.fill],
  ];
  const glyphs: [string, string][] = [
    ['trace', words.costs.trace],
    ['alarm', words.costs.alarm],
    ['loot', words.tags.plain],
    ['diamond', words.tags.diamond],
    ['double', words.tags.double],
    ['special', words.tags.special],
    ['combination', words.combination],
  ];
  return (
    <details class="clou-folded clou-legend legend">
      <summary>{words.legend}</summary>
      <ul>
        {symbols.map(([symbol, word]) => (
          <li key={symbol}>
            <Icon set={[symbol]} /> {word}
          </li>
        ))}
        {words.signs.map(([sign, word]) => (
          <li key={sign}>
            <b class="clou-sign">{sign}</b> {word}
          </li>
        ))}
        {white.map(([effect, word]) => (
          <li key={word}>
            <Icon effect={effect} /> {word}
          </li>
        ))}
        {glyphs.map(([glyph, word]) => (
          <li key={glyph}>
            <Icon glyph={glyph} /> {word}
          </li>
        ))}
      </ul>
    </details>
  );
}
