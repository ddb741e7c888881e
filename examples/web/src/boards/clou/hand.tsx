// What waits to be used, answers, and the thieves with their dice.
import { useEffect } from 'preact/hooks';
import type { Scene } from '../scene';
import { Icon } from './glyphs';
import { target } from '../target';
import { useWalk } from '../walk';
import { seen } from './papers';
import { campaign, nameOfThief, sheetOf, thieves } from './printed';
import { Badge, ThiefHead } from './thief';
import { say, symbolWords } from './words';

/** Who is at work: whose dice or symbol is chosen, who acts, or else whoever was last. */
function atWork({ chosen, json }: Scene): string | null {
  const named = chosen[0]?.text.split('.')[0] ?? json.acting;
  return json.gang.includes(named) ? named : null;
}

export function Hand({ scene }: { scene: Scene }) {
  const { json } = scene;
  const gang: string[] = json.gang;
  const busy = atWork(scene);
  // A sheet that is seen is that of whoever is at work.
  useEffect(() => {
    if (busy !== null && gang.includes(seen.value)) seen.value = busy;
  }, [busy]);
  return (
    <div class="clou clou-hand">
      <div class="clou-now">
        <Waiting scene={scene} />
        <Answers scene={scene} />
      </div>
      {gang.map((thief) => (
        <ThiefHead key={thief} scene={scene} thief={thief} isShown={thief === seen.value} onShow={() => (seen.value = thief)} />
      ))}
    </div>
  );
}

/** What there is to do in this phase. */
export function asks({ json, language, chosen, open }: Scene, choose: string): string {
  const words = say(language);
  const [first] = chosen;
  const dice = chosen.filter(({ kind }) => kind === 'die' || kind === 'extra').map(({ text }) => parseInt(text));
  const isGoing = [...open.values()].some(({ kind }) => kind === 'group' || kind === 'element');
  if (isGoing && dice.length > 0) return words.whereDice(dice.join(' + '));
  if (first?.kind === 'thief' && json.phase === 'dice') return words.whichDie(nameOfThief(first.text));
  if (first?.kind === 'symbol') return words.whereSymbol(symbolWords(language, first.text.split('.')[1]?.split('/') ?? []));
  const driver: string | null = json.phase === 'drive' ? json.acting : null;
  const driving = driver === null ? '' : ` ${words.driving(nameOfThief(driver), sheetOf(driver).escape)}`;
  return `${words.tasks[json.phase] ?? choose}${driving}`;
}

interface Fired {
  by: string | null;
  symbols: string | null;
}

/** Symbols that have fired and wait. */
function Waiting({ scene }: { scene: Scene }) {
  const { json, language, chosen } = scene;
  const words = say(language);
  const walk = useWalk<HTMLDivElement>();
  const waiting = (json.waiting as Fired[]).filter((fired) => fired.symbols !== null);
  if (waiting.length === 0) return null;
  return (
    <div class="clou-waiting" {...walk}>
      <span>{words.waiting}</span>
      {waiting.map(({ by, symbols }, index) => {
        const text = `${by ?? 'loud'}.${symbols}`;
        const set = symbols!.split('/');
        const isChosen = chosen.some((part) => part.kind === 'symbol' && part.text === text);
        const isOpen = scene.open.has(`symbol ${text}`);
        return (
          <button
            key={index}
            type="button"
            class={`clou-fired ${isOpen ? 'open' : ''} ${isChosen ? 'chosen' : ''}`}
            {...target(scene, ['symbol'], text, `${symbolWords(language, set)}, ${by === null ? words.ofAll : nameOfThief(by)}`, {
              chosen: isChosen,
            })}
          >
            <Icon set={set} />
            {by !== null && <Badge thief={by} />}
          </button>
        );
      })}
    </div>
  );
}

/** What is no place: to end a phase, a number, a thief. */
function Answers({ scene }: { scene: Scene }) {
  const { open, language, json } = scene;
  const words = say(language);
  const parts = [...open.values()];
  const of = (...kinds: string[]) => parts.filter((part) => kinds.includes(part.kind));
  const numbers = of('number');
  const walk = useWalk<HTMLDivElement>();
  const gathers = ['gang', 'driver'].includes(json.phase);
  const button = (kind: string, text: string, label: string, look: string) => (
    <button key={`${kind} ${text}`} type="button" class={`clou-answer ${look}`} {...target(scene, [kind], text, label)}>
      {kind === 'thief' && <Badge thief={text} />}
      {label}
    </button>
  );
  return (
    <div class="clou-answers" {...walk}>
      {numbers.length > 0 && <span>{words.numbers}</span>}
      {numbers.map(({ kind, text }) => button(kind, text, text, 'number'))}
      {gathers && thieves.filter((thief) => open.has(`thief ${thief}`)).map((thief) => button('thief', thief, nameOfThief(thief), ''))}
      {of('answer', 'nothing').map(({ kind, text }) => button(kind, text, words.answers[text] ?? text, 'main'))}
      {of('item').length > 0 && json.phase === 'wages' && <small>{words.price(campaign.price)}</small>}
    </div>
  );
}
