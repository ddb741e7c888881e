// Empty papers, to play with a pencil: plans, thieves' sheets, and the campaign sheet where there is a campaign.
import type { ComponentChildren } from 'preact';
import type { Scene } from '../scene';
import { CampaignBoard } from './campaign';
import { PlanBoard } from './plan';
import { campaign, isCampaign, nameOfThief, planNamed, plans, term, thieves } from './printed';
import { SheetBoard } from './sheet';
import { say } from './words';

export function Blank({ sceneOf }: { sceneOf: (options: string) => Scene }) {
  const usual = sceneOf('');
  const { language } = usual;
  const words = say(language);
  const isWhole = isCampaign(usual);
  const all = isWhole ? campaign.heists.map(planNamed) : plans;
  return (
    <>
      {all.map((plan, board) => (
        <Paper key={plan.name} name={`${words.plan}: ${term(language, plan.name)}`}>
          <PlanBoard scene={isWhole ? usual : sceneOf(`scenario=${plan.name}`)} plan={plan} board={isWhole ? board : 0} isPlayed={false} />
        </Paper>
      ))}
      {thieves.map((thief) => (
        <Paper key={thief} name={`${words.sheet}: ${nameOfThief(thief)}`}>
          <SheetBoard scene={isWhole ? usual : sceneOf(`thieves=${thief}`)} thief={thief} marks={undefined} />
        </Paper>
      ))}
      {isWhole && (
        <Paper name={words.campaign}>
          <CampaignBoard scene={usual} />
        </Paper>
      )}
    </>
  );
}

function Paper({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
