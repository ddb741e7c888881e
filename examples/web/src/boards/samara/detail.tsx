// What a tile says, in words: the one that is pointed at, or the one whose effect asks for a choice.
import { pointedAt } from '../pointed';
import { plotsOf, tileOf, type Scene } from './facts';
import { needsInWords, toolsInWords } from './telling';
import { wordsIn } from './words';

export function Detail({ scene }: { scene: Scene }) {
  const { language, json, chosen } = scene;
  const say = wordsIn(language);
  const word = pointedAt() ?? chosen.find((part) => part.kind === 'space')?.text;
  const plot = plotsOf(scene).find((each) => each.word === word) ?? null;
  const asking = json.table.phase === 'effect' ? tileOf(scene, json.table.effect) : null;
  const tile = plot === null ? asking : plot.tile;
  const sentence = tile?.effect?.sentence[language];
  return (
    <p class="samara-detail">
      {plot !== null && (
        <>
          <b>{plot.tile?.name[language] ?? say.noTile}</b> · {say.space(plot.column, plot.row)}
          {plot.tile !== null && ` · ${say.prestige(plot.tile.prestige)} · ${needsInWords(plot.tile, language)}`}
          {plot.tools.length > 0 && ` · ${say.liesHere}: ${toolsInWords(plot.tools, language)}`}
        </>
      )}
      {sentence !== undefined && <span class="samara-sentence">{sentence}</span>}
      {plot === null && asking === null && <span class="samara-faint">{say.point}</span>}
    </p>
  );
}
