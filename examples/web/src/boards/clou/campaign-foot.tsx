// What is noted beside the campaign sheet: points to spend, who is in jail, presents and meals.
import type { Scene } from '../scene';
import { campaign, nameOfThief } from './printed';
import { say } from './words';

export function CampaignFoot({ scene: { json, language } }: { scene: Scene }) {
  const words = say(language);
  const { rest, jail, doubles } = json.campaign;
  const { jailed, trace, double } = campaign.points;
  return (
    <div class="clou-foot">
      <dl>
        <div>
          <dt>{words.rest}</dt>
          <dd>{rest}</dd>
        </div>
        <div>
          <dt>{words.jail}</dt>
          <dd>{jail.length === 0 ? words.nobody : jail.map(nameOfThief).join(', ')}</dd>
        </div>
        <div>
          <dt>{words.tags.double}</dt>
          <dd>{doubles}</dd>
        </div>
      </dl>
      <p class="clou-small">
        {words.price(campaign.price)}. {words.atEnd(jailed, trace, double)}.
      </p>
    </div>
  );
}
