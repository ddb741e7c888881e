// What is asked now, of whom, and the answers that are words: everything else is pressed where it lies.
import type { ClockmanView } from 'regelwerk';
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { EventCard } from './cards';
import { deciderOf, facts } from './facts';
import { cardName, cardText, spelled } from './labels';
import { Die, SeatSign } from './marks';
import { useLastCard } from './memory';
import { pressable } from './press';
import { wordsIn } from './words';

/** Who would give what to whom, of a proposal as moves write it. */
function giftsOf(proposal: string, turn: number): { from: number; bundle: string; to: number }[] {
  const [kind, to = '', given = '', third = '', fourth = '', fifth = ''] = proposal.split(':');
  if (kind === 'offer') {
    return [
      { from: turn, bundle: given, to: Number(to) },
      { from: Number(to), bundle: third, to: turn },
    ];
  }
  return [
    { from: turn, bundle: given, to: Number(to) },
    { from: Number(to), bundle: fourth, to: Number(third) },
    { from: Number(third), bundle: fifth, to: turn },
  ];
}

function Digits({ bundle }: { bundle: string }) {
  return (
    <>
      {[...bundle].map((digit, at) => (
        <span key={at} class="clockman-place held">
          {digit}
        </span>
      ))}
    </>
  );
}

function Sign({ seat }: { seat: number }) {
  return (
    <svg class="clockman-small" viewBox="-50 -50 100 100" aria-hidden="true">
      <SeatSign seat={seat} r={38} />
    </svg>
  );
}

/** A proposal that waits for an answer. */
function Proposal({ scene }: { scene: Scene }) {
  const { proposal, turn } = scene.json.table;
  if (proposal === null) return null;
  const say = wordsIn(scene.language);
  return (
    <ul class="clockman-proposal">
      {giftsOf(proposal, turn).map(({ from, bundle, to }) => (
        <li key={from} aria-label={say.gives(scene.person(from), spelled(bundle), scene.person(to))}>
          <Sign seat={from} />
          <Digits bundle={bundle} />→<Sign seat={to} />
        </li>
      ))}
    </ul>
  );
}

/** One or two digits of an offer, to give first and then to want. */
function Bundles({ scene }: { scene: Scene }) {
  const bundles = [...scene.open.values()].filter((part) => part.kind === 'bundle');
  if (bundles.length === 0) return null;
  const say = wordsIn(scene.language);
  const isWanted = scene.chosen.some((part) => part.kind === 'bundle');
  return (
    <div class="clockman-answers">
      <span>{isWanted ? say.youGet : say.youGive}</span>
      {bundles.map(({ text }) => (
        <span key={text} {...pressable(scene, ['bundle'], text, spelled(text), 'clockman-bundle')}>
          <Digits bundle={text} />
        </span>
      ))}
    </div>
  );
}

const spoken = ['answer', 'offer', 'circle'];

function Answers({ scene }: { scene: Scene }) {
  const answers = [...scene.open.values()].filter((part) => spoken.includes(part.kind));
  return (
    <div class="clockman-answers">
      {answers.map(({ kind, text }) => {
        const name = facts.answers[text]?.[scene.language] ?? text;
        return (
          <span key={text} {...pressable(scene, [kind], text, name, 'clockman-answer')}>
            {name}
          </span>
        );
      })}
    </div>
  );
}

/** The event card that is at work, else the one that was read or played last. */
export function CardAtWork({ scene }: { scene: Scene }) {
  const { card, turn } = scene.json.table;
  const last = useLastCard(scene);
  if (card !== null) return <EventCard scene={scene} token={card} />;
  if (last === null) return null;
  const say = wordsIn(scene.language);
  return (
    <>
      <p class="clockman-last">
        {say.lastCard}: <Sign seat={last.seat ?? turn} /> <b>{cardName(scene, last.card)}</b>
      </p>
      <p class="clockman-last-text">{cardText(scene, last.card)}</p>
    </>
  );
}

/** In which phase something is asked, as the library calls it, and what. */
export function asks({ json, language, chosen, open }: Scene<ClockmanView>, choose: string): string {
  const { phase, wanted, arriving } = json.table;
  const say = wordsIn(language);
  const isPaid = chosen.some((part) => part.kind === 'field') && open.size > 0;
  const isAboutDigit = phase === 'guard' && arriving.length === 0;
  const asked = facts.phases[phase]?.[language] ?? '';
  const named = `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.`;
  return [named, isAboutDigit ? say.wanted(wanted) : '', isPaid ? say.pays : choose].filter(Boolean).join(' ');
}

export function Question({ scene }: { scene: Scene }) {
  const view: ClockmanView = scene.json;
  const { phase, roll } = view.table;
  const say = wordsIn(scene.language);
  const walk = useWalk<HTMLDivElement>();
  return (
    <div class="clockman-question" {...walk}>
      <p class="clockman-ask">
        {phase !== 'over' && <Sign seat={deciderOf(view)} />}
        {roll > 0 && (
          <svg viewBox="-50 -50 100 100" role="img" aria-label={say.rolled(roll)}>
            <Die roll={roll} size={92} />
          </svg>
        )}
      </p>
      <Proposal scene={scene} />
      <Bundles scene={scene} />
      <Answers scene={scene} />
    </div>
  );
}
