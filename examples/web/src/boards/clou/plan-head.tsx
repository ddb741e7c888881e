// What stands above a plan: what was taken, how points are counted, what is special here.
import type { Scene } from '../scene';
import { Icon } from './glyphs';
import { isCampaign, musicSigns, playersOf, term, type Plan } from './printed';
import { say } from './words';

export function PlanHead({ scene, plan }: { scene: Scene; plan: Plan }) {
  const { json, language } = scene;
  const words = say(language);
  const { loot, diamonds, doubles, specials } = json.haul;
  const jump = plan.jump;
  const setUp = plan.time.first[playersOf(scene) - 1] ?? 0;
  const music = plan.music?.[setUp + json.plan.time];
  return (
    <header class="clou-head">
      <h2>{term(language, plan.name)}</h2>
      <p class="clou-haul" role="group" aria-label={words.haul}>
        <Count glyph="loot" count={loot} title={words.tags.plain} />
        {(diamonds > 0 || plan.score.diamond > 0) && <Count glyph="diamond" count={diamonds} title={words.tags.diamond} />}
        {(doubles > 0 || isCampaign(scene)) && <Count glyph="double" count={doubles} title={words.tags.double} />}
        {specials > 0 && <Count glyph="special" count={specials} title={words.tags.special} />}
        {json.alarm_off > 0 && (
          <strong class="clou-alarm">
            <Icon glyph="alarm" /> {words.alarmOff}
          </strong>
        )}
      </p>
      <p class="clou-small">
        {words.score}: {scoreWords(plan, words)}. {words.lastAlarm(jump)}
        {music !== undefined && (
          <strong>
            {' '}
            <i>{musicSigns[music]}</i> {words.music[music]}
          </strong>
        )}
      </p>
    </header>
  );
}

function Count({ glyph, count, title }: { glyph: string; count: number; title: string }) {
  return (
    <span class={`clou-count ${glyph}`} title={title} role="img" aria-label={`${title}: ${count}`}>
      <Icon glyph={glyph} />
      {count}
    </span>
  );
}

function scoreWords({ score }: Plan, words: ReturnType<typeof say>): string {
  const signs = { diamond: '+', circle: '+', trace: '−', alarm: '−' } as const;
  const kinds = Object.keys(signs) as (keyof typeof signs)[];
  const some = kinds.filter((kind) => score[kind] > 0).map((kind) => `${signs[kind]}${score[kind]} ${words.scoreOf[kind]}`);
  return [words.tags.plain, ...some].join(', ');
}
