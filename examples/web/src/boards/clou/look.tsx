// How Clou looks, a heist and its campaign: papers that are filled in.
import type { Look, Scene } from '../scene';
import './beside.css';
import { CampaignBoard } from './campaign';
import { CampaignFoot } from './campaign-foot';
import './clou.css';
import { Hand } from './hand';
import { Legend } from './legend';
import { PlanBoard } from './plan';
import { PlanHead } from './plan-head';
import { campaign, heistOf, isCampaign, nameOfThief, planNamed, planOf, term, thieves } from './printed';
import { SheetBoard } from './sheet';
import './sheets.css';
import { say } from './words';

function Board({ scene }: { scene: Scene }) {
  const plan = planOf(scene);
  return (
    <div class="clou">
      <PlanHead scene={scene} plan={plan} />
      <PlanBoard scene={scene} plan={plan} board={isCampaign(scene) ? heistOf(scene) : 0} isPlayed />
      {isCampaign(scene) && <CampaignPapers scene={scene} />}
      <Legend language={scene.language} />
    </div>
  );
}

/** The campaign sheet, and folded away what this heist does not need. */
function CampaignPapers({ scene }: { scene: Scene }) {
  const words = say(scene.language);
  const others = campaign.heists.flatMap((name, board) => (board === heistOf(scene) ? [] : [{ name, board }]));
  const atHome = thieves.filter((thief) => !scene.json.gang.includes(thief));
  return (
    <>
      <h2>{words.campaign}</h2>
      <CampaignBoard scene={scene} />
      <CampaignFoot scene={scene} />
      {others.map(({ name, board }) => (
        <details key={name} class="clou-folded">
          <summary>{`${words.plan}: ${term(scene.language, name)}`}</summary>
          <PlanBoard scene={scene} plan={planNamed(name)} board={board} isPlayed={false} />
        </details>
      ))}
      {atHome.map((thief) => (
        <details key={thief} class="clou-folded">
          <summary>{`${words.sheet}: ${nameOfThief(thief)}`}</summary>
          <SheetBoard scene={scene} thief={thief} marks={undefined} />
        </details>
      ))}
    </>
  );
}

export default { Board, Hand } satisfies Look;
