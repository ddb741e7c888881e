// A thief of the gang: its dice of this round and what it keeps.
import type { Scene } from '../scene';
import { DieFace, Icon } from './glyphs';
import type { Target } from '../../play/choice';
import { target } from '../target';
import { useWalk } from '../walk';
import { nameOfThief, sheetOf, thieves } from './printed';
import { say } from './words';

/** Seats differ by colour and letter. */
export function Badge({ thief }: { thief: string }) {
  return <span class={`clou-badge of-${thieves.indexOf(thief)}`}>{nameOfThief(thief).charAt(0)}</span>;
}

interface Props {
  scene: Scene;
  thief: string;
  isShown: boolean;
  onShow: () => void;
}

export function ThiefHead({ scene, thief, isShown, onShow }: Props) {
  const { json, language, open } = scene;
  const words = say(language);
  const at: number = json.gang.indexOf(thief);
  const isOpen = open.has(`thief ${thief}`);
  const isChosen = scene.chosen[0]?.kind === 'thief' && scene.chosen[0].text === thief;
  const choose = () => {
    if (isOpen) scene.press(['thief'], thief);
    onShow();
  };
  return (
    <section class={`clou-thief of-${thieves.indexOf(thief)} ${isChosen ? 'chosen' : ''} ${isShown ? 'shown' : ''}`}>
      <button type="button" class={`name ${isOpen ? 'open' : ''}`} data-target={`thief ${thief}`} aria-expanded={isShown} aria-pressed={isChosen} onClick={choose}>
        <Badge thief={thief} />
        <b>{nameOfThief(thief)}</b>
        <small title={`${words.escapeValue} ${sheetOf(thief).escape}`}>
          <Icon glyph="escape" />
          {sheetOf(thief).escape}+
        </small>
      </button>
      <Dice scene={scene} thief={thief} at={at} isChosen={isChosen} />
      <Kept scene={scene} thief={thief} at={at} isChosen={isChosen} />
    </section>
  );
}

interface OwnProps {
  scene: Scene;
  thief: string;
  at: number;
  isChosen: boolean;
}

/** How many parts of this kind and word have been chosen. */
const countOf = ({ chosen }: Scene, { kind, text }: Target): number =>
  chosen.filter((part) => part.kind === kind && part.text === text).length;

function Dice({ scene, thief, at, isChosen }: OwnProps) {
  const { json, language } = scene;
  const words = say(language);
  const walk = useWalk<HTMLSpanElement>();
  const faces = String(json.roll ?? '').split('').filter((face) => face !== '');
  const left: number[] = json.hands[at]?.left ?? [];
  return (
    <span class="clou-dice" {...walk}>
      {faces.map((face, index) => {
        const isLeft = left.includes(index);
        const step: Target = { kind: 'die', text: face };
        const before = left.filter((other) => other < index && faces[other] === face).length;
        const isTaken = isLeft && isChosen && before < countOf(scene, step);
        const owner: Target = { kind: 'thief', text: thief };
        const isOpen = isLeft && !isTaken && (isChosen ? scene.open.has(`die ${face}`) : scene.open.has(`thief ${thief}`) && json.phase === 'dice');
        return (
          <button
            key={index}
            type="button"
            class={`clou-die ${isLeft ? '' : 'used'} ${isTaken ? 'chosen' : ''} ${isOpen ? 'open' : ''}`}
            data-spent={isLeft ? undefined : ''}
            {...target(scene, ['die'], face, `${nameOfThief(thief)}, ${words.die} ${face}${isLeft ? '' : `, ${words.used}`}`, {
              path: [owner],
              chosen: isTaken,
            })}
          >
            <DieFace face={Number(face)} />
          </button>
        );
      })}
    </span>
  );
}

/** White symbols that wait for a die of this thief. */
function Kept({ scene, thief, at, isChosen }: OwnProps) {
  const { json, language } = scene;
  const words = say(language);
  const walk = useWalk<HTMLSpanElement>();
  const hand = json.hands[at];
  if (hand === undefined) return null;
  const values = (all: number[]) => all.filter((value) => value > 0);
  const kept = [
    ...values(hand.shifts).map((shift) => ({ effect: { shift }, step: { kind: 'shift', text: `~${shift}` }, label: words.shift.replace('{}', String(shift)) })),
    ...values(hand.extras).map((extra) => ({ effect: { extra }, step: { kind: 'extra', text: `${extra}x` }, label: words.extra.replace('{}', String(extra)) })),
    ...Array.from({ length: hand.fills }, () => ({ effect: { fill: true as const }, step: { kind: 'fill', text: 'fill' }, label: words.fill })),
  ];
  return (
    <span class="clou-kept" {...walk}>
      {kept.map(({ effect, step, label }, index) => {
        const isOpen = isChosen && scene.open.has(`${step.kind} ${step.text}`);
        const isTaken = isChosen && countOf(scene, step) > kept.slice(0, index).filter((each) => each.step.text === step.text).length;
        return (
          <button
            key={index}
            type="button"
            class={`clou-die ${isTaken ? 'chosen' : ''} ${isOpen ? 'open' : ''}`}
            title={label}
            {...target(scene, [step.kind], step.text, `${nameOfThief(thief)} ${words.keeps}: ${label}`, {
              path: [{ kind: 'thief', text: thief }],
              chosen: isTaken,
            })}
          >
            <Icon effect={effect} />
          </button>
        );
      })}
    </span>
  );
}
