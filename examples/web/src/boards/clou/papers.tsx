// The papers of a game of Clou, one of which is seen: the plan, the sheets of the gang, the campaign sheet.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../scene';
import { CampaignBoard } from './campaign';
import { PlanBoard } from './plan';
import { heistOf, isCampaign, nameOfThief, planOf } from './printed';
import { SheetBoard } from './sheet';
import { Badge } from './thief';
import { say } from './words';

/** The name of the paper that is seen: `plan`, `campaign` or a thief. */
export const seen = signal('plan');

interface Paper {
  name: string;
  label: string;
  sign?: ComponentChildren;
  board: ComponentChildren;
}

function papersOf(scene: Scene): Paper[] {
  const { json, language } = scene;
  const words = say(language);
  const gang: string[] = json.gang;
  const plan = { name: 'plan', label: words.plan, board: <PlanBoard scene={scene} plan={planOf(scene)} board={isCampaign(scene) ? heistOf(scene) : 0} isPlayed /> };
  const sheets = gang.map((thief, at) => ({
    name: thief,
    label: nameOfThief(thief),
    sign: <Badge thief={thief} />,
    board: <SheetBoard scene={scene} thief={thief} marks={json.sheets[at]} />,
  }));
  const campaign = { name: 'campaign', label: words.campaign, board: <CampaignBoard scene={scene} /> };
  return [plan, ...sheets, ...(isCampaign(scene) ? [campaign] : [])];
}

export function Papers({ scene }: { scene: Scene }) {
  const papers = papersOf(scene);
  const shown = papers.some(({ name }) => name === seen.value) ? seen.value : 'plan';
  const box = useRef<HTMLDivElement>(null);
  // Where something may be chosen is seen by itself, unless it is seen already; before it what a learner is to press.
  useLayoutEffect(() => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? [])];
    const lit = all.filter((panel) => panel.querySelector('.clou-spot.open, .clou-spot.near') !== null).map(({ dataset }) => dataset['paper'] ?? '');
    const wanted = all.find((panel) => panel.querySelector('[data-wanted]') !== null)?.dataset['paper'];
    if (wanted !== undefined) seen.value = wanted;
    else if (lit.length > 0 && !lit.includes(shown)) seen.value = lit[0]!;
    for (const tab of box.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []) {
      tab.classList.toggle('lit', lit.includes(tab.dataset['paper'] ?? ''));
    }
  }, [scene.open]);
  return (
    <div class="clou clou-papers" ref={box}>
      <div class="clou-tabs" role="tablist" aria-label={say(scene.language).papers}>
        {papers.map(({ name, label, sign }) => (
          <button key={name} type="button" role="tab" data-paper={name} aria-selected={name === shown} onClick={() => (seen.value = name)}>
            {sign}
            <span>{label}</span>
          </button>
        ))}
      </div>
      {papers.map(({ name, label, board }) => (
        <div key={name} class="clou-paper" role="tabpanel" aria-label={label} data-paper={name} hidden={name !== shown}>
          {board}
        </div>
      ))}
    </div>
  );
}
