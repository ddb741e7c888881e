// How Clou looks, a heist and its campaign: papers that are filled in.
import type { Look, NameOf, Scene } from '../scene';
import './beside.css';
import { Blank } from './blank';
import { CampaignFoot } from './campaign-foot';
import './choice.css';
import { choiceOf } from './choice';
import './clou.css';
import { asks, Hand } from './hand';
import { Legend } from './legend';
import { Papers } from './papers';
import { PlanBoard } from './plan';
import { PlanHead } from './plan-head';
import { campaign, heistOf, isCampaign, itemName, nameOfThief, planNamed, planOf, term, thieves } from './printed';
import { SheetBoard } from './sheet';
import './sheets.css';
import { scoreParts } from './score';
import { say, symbolWords } from './words';

/** What is counted and what signs mean, and folded away the papers that this heist does not need. */
function Beside({ scene }: { scene: Scene }) {
  return (
    <div class="clou">
      <PlanHead scene={scene} plan={planOf(scene)} />
      {isCampaign(scene) && <CampaignPapers scene={scene} />}
      <Legend language={scene.language} />
    </div>
  );
}

function CampaignPapers({ scene }: { scene: Scene }) {
  const words = say(scene.language);
  const others = campaign.heists.flatMap((name, board) => (board === heistOf(scene) ? [] : [{ name, board }]));
  const atHome = thieves.filter((thief) => !scene.json.gang.includes(thief));
  return (
    <>
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

const nameOf: NameOf = ({ kind, text }, language) => {
  if (kind === 'thief') return nameOfThief(text);
  if (kind === 'item') return itemName(language, text);
  if (kind === 'group' || kind === 'challenge') return term(language, text);
  if (kind === 'answer' || kind === 'nothing') return say(language).answers[text] ?? null;
  if (kind !== 'symbol') return null;
  const [thief = '', symbols = ''] = text.split('.');
  return `${symbolWords(language, symbols.split('/'))}, ${thief === 'loud' ? say(language).ofAll : nameOfThief(thief)}`;
};

const gang = ({ json, language }: Scene): string =>
  new Intl.ListFormat(language).format((json.gang.length > 0 ? json.gang : thieves).map(nameOfThief));

export default { Board: Papers, Hand, Beside, asks, nameOf, gang, choice: choiceOf, parts: scoreParts, Blank } satisfies Look;
