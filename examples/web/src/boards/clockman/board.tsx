import { useMemo } from 'preact/hooks';
import type { JSX, TargetedEvent } from 'preact';
import { Fitted } from '../fitted';
import { useGait } from '../gait';
import { usePointing } from '../pointed';
import type { Scene } from '../scene';
import { useWalk } from '../walk';
import { facts } from './facts';
import { Clockwise, EdgeDate, Piles, TurnDie } from './edge';
import { Edges, Fields, Lit, Ways } from './fields';
import { DigitCard, KindSign, Pose } from './marks';
import { stepsOf } from './memory';
import { Blockades, DigitCards, Figures, legsOf, LiftWay, Trail } from './pieces';
import { Plan } from './shape';
import { wordsIn } from './words';

const labelled = (event: TargetedEvent<Element>): string | null =>
  event.target instanceof Element ? (event.target.closest('[aria-label]')?.getAttribute('aria-label') ?? null) : null;

export function Legend({ scene }: { scene: Scene }) {
  const { language, game } = scene;
  const kinds = ['S', 'E', ...(game.options.transfer ? ['T'] : [])];
  const say = wordsIn(language);
  return (
    <details class="clockman-signs legend">
    <summary>{say.signs}</summary>
    <ul class="clockman-legend">
      <li>
        <Swatch kind="digit">
          <g class="clockman-slot missing" transform="scale(0.21)">
            <rect x={-185} y={-165} width={370} height={330} rx={50} />
            <text font-size={290}>0</text>
          </g>
        </Swatch>
        {say.date}
      </li>
      <li>
        <Swatch kind="digit">
          <DigitCard digit="1" size={70} />
        </Swatch>
        {facts.nouns['digit']?.[language]}
      </li>
      <li>
        <Swatch kind="digit">
          <DigitCard digit="L" size={70} inward={-90} />
        </Swatch>
        {facts.kinds['L']?.[language]}
      </li>
      {kinds.map((kind) => (
        <li key={kind}>
          <Swatch kind={kind}>
            <KindSign kind={kind} size={66} />
          </Swatch>
          {facts.kinds[kind]?.[language]}
        </li>
      ))}
      <li>
        <Swatch kind="passage">
          <g class="clockman-stone">
            <Pose pose="A" r={30} />
          </g>
        </Swatch>
        {facts.nouns['blockade']?.[language]}
      </li>
    </ul>
    </details>
  );
}

function Swatch({ kind, children }: { kind: string; children: JSX.Element }) {
  return (
    <svg viewBox="-50 -50 100 100" class={`clockman-swatch kind-${kind}`} aria-hidden="true">
      <rect class="face" x="-48" y="-48" width="96" height="96" rx="14" />
      {children}
    </svg>
  );
}

export function Board({ scene }: { scene: Scene }) {
  const { game, language, json } = scene;
  const plan = useMemo(() => new Plan(game.geometry(0)), [game]);
  const point = usePointing();
  const say = wordsIn(language);
  const walk = useWalk<SVGSVGElement>(plan.board.keys);
  useGait(walk.ref, scene, legsOf(stepsOf(scene.last), plan));
  const tell = (event: TargetedEvent<Element>) => point(labelled(event));
  return (
    <div class="clockman" onPointerOver={tell} onFocusIn={tell}>
      <Fitted scene={scene} side={10240} piece={plan.piece} letter={155}>
        <svg class="clockman clockman-board" viewBox="-120 -120 10240 10240" role="group" aria-label={say.board} {...walk}>
          <circle class="clockman-disc" cx={plan.centre[0]} cy={plan.centre[1]} r={4560} />
          <Ways plan={plan} />
          <Fields scene={scene} plan={plan} />
          <Edges plan={plan} />
          <g class="clockman-flat">
            <DigitCards scene={scene} plan={plan} />
            <Blockades scene={scene} plan={plan} />
            <Lit scene={scene} plan={plan} />
            <Trail steps={stepsOf(scene.since)} plan={plan} />
            <LiftWay scene={scene} plan={plan} />
          </g>
          <Figures scene={scene} plan={plan} />
          {Array.from({ length: json.table.seats }, (_, seat) => (
            <EdgeDate key={seat} scene={scene} plan={plan} seat={seat} />
          ))}
          <Piles scene={scene} />
          <TurnDie scene={scene} />
          <Clockwise scene={scene} />
        </svg>
      </Fitted>
    </div>
  );
}
