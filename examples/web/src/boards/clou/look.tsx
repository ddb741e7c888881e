// How Clou looks, a heist and its campaign: papers that are filled in.
import type { Look, NameOf, Scene } from '../scene';
import './beside.css';
import { CampaignBoard } from './campaign';
import { CampaignFoot } from './campaign-foot';
import './clou.css';
import { Hand } from './hand';
import { Legend } from './legend';
import { PlanBoard } from './plan';
import { PlanHead } from './plan-head';
import { campaign, heistOf, isCampaign, itemName, nameOfThief, planNamed, planOf, term, thieves } from './printed';
import { Wide } from '../wide';
import { SheetBoard } from './sheet';
import './sheets.css';
import { say, symbolWords } from './words';

function Board({ scene }: { scene: Scene }) {
  const plan = planOf(scene);
  return (
    <div class="clou">
      <PlanHead scene={scene} plan={plan} />
      <Wide scene={scene}>
        <PlanBoard scene={scene} plan={plan} board={isCampaign(scene) ? heistOf(scene) : 0} isPlayed />
      </Wide>
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
      <Wide scene={scene}>
        <CampaignBoard scene={scene} />
      </Wide>
      <CampaignFoot scene={scene} />
      {others.map(({ name, board }) => (
        <details key={name} class="clou-folded">
          <summary>{`${words.plan}: ${term(scene.language, name)}`}</summary>
          <Wide scene={scene}>
            <PlanBoard scene={scene} plan={planNamed(name)} board={board} isPlayed={false} />
          </Wide>
        </details>
      ))}
      {atHome.map((thief) => (
        <details key={thief} class="clou-folded">
          <summary>{`${words.sheet}: ${nameOfThief(thief)}`}</summary>
          <Wide scene={scene}>
            <SheetBoard scene={scene} thief={thief} marks={undefined} />
          </Wide>
        </details>
      ))}
    </>
  );
}

const nameOf: NameOf = ({ kind, text }, language) => {
  if (kind === 'thief') return nameOfThief(text);
  if (kind === 'item') return itemName(language, text);
  if (kind === 'group' || kind === 'challenge') return term(language, text);
  if (kind === 'answer' || kind === 'nothing') return say(language).answers[text] ?? null;
  if (kind !== 'symbol') return null;
  const [thief = '', symbols = ''] = text.split('.');
  return `${symbolWords(language, symbols.split('/'))}, ${thief === 'loud' ? say(language).ofAll : nameOfThief(thief)}`;
};

export default { Board, Hand, nameOf } satisfies Look;
