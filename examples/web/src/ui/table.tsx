import type { Move, View, Viewer } from 'regelwerk';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lookOf } from '../boards/looks';
import type { Look, Scene } from '../boards/scene';
import { library } from '../library';
import { addressOf, go, language, pace, words } from '../page';
import { decide, dismiss } from '../play/computer';
import { packed, written } from '../play/link';
import { Sitting } from '../play/sitting';
import { keep, savedSitting } from '../play/store';
import { useDecision } from './decision';
import { Drawn } from './drawn';
import { Hints } from './hints';
import { Aloud, Log, type Heard } from './log';
import { PaceChoice } from './pace';
import { ViewAs } from './view-as';

/** A game that was kept, from where it stands. */
export function Table({ id }: { id: string }) {
  const [opened, setOpened] = useState<{ sitting: Sitting; look: Look } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const saved = savedSitting(id);
    if (saved === null) return setProblem(words.value.notFound);
    void Promise.all([library(saved.title), lookOf(saved.title)]).then(
      ([rules, look]) => {
        try {
          setOpened({ sitting: Sitting.open(rules, saved), look });
        } catch (error) {
          setProblem(rules.describe(error as never, language.value));
        }
      },
      (error: Error) => setProblem(error.message),
    );
  }, [id]);
  if (opened !== null) return <Playing {...opened} />;
  return <p role="status">{problem ?? words.value.loading}</p>;
}

/** Milliseconds that a draw takes while a game is laid out. */
const dealingPace = 40;
/** How many times as long as a move what was drawn stays before the next player of the library acts on it. */
const drawnPaces = 4;

/** Milliseconds until chance or a player of the library acts. Of several draws in a row the last one stays. */
function waitBefore(sitting: Sitting): number {
  if (!sitting.hasBegun) return Math.min(pace.value, dealingPace);
  const { first, end } = sitting.draws();
  const hasDrawn = first < end;
  if (sitting.actor === 'chance') return hasDrawn ? pace.value / 2 : pace.value;
  return hasDrawn ? drawnPaces * pace.value : pace.value;
}

/** Whether a seat sees what others do not: then the screen is handed over behind a cover. */
function hasSecrets(sitting: Sitting, seat: number): boolean {
  const { game } = sitting;
  const seen = (view: View) => JSON.stringify({ ...game.views.json(view), viewer: null });
  return seen(sitting.view(seat)) !== seen(sitting.view('spectator'));
}

/** The record as an address that a browser saves as a file: its first line names the title. */
const fileOf = (sitting: Sitting): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(written(sitting.save()))}`;

function Playing({ sitting, look }: { sitting: Sitting; look: Look }) {
  const { game, players, title } = sitting;
  const say = words.value;
  const persons = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  const [length, setLength] = useState(sitting.length);
  const [shown, setShown] = useState<number | null>(null);
  const [sitsHere, setSitsHere] = useState<number | null>(persons.length === 1 ? (persons[0] ?? null) : null);
  const [notice, setNotice] = useState('');
  const [isHinting, setHinting] = useState(false);
  /** The length at which somebody wanted to take back what cannot be. */
  const [askedBack, setAskedBack] = useState<number | null>(null);
  const [isStopped, setStopped] = useState(false);
  const [asViewer, setAsViewer] = useState<Viewer | 'own'>('own');

  const actor = sitting.actor;
  const toAct = typeof actor === 'number' && players[actor]?.kind === 'person' ? actor : null;
  const needsCover = toAct !== null && toAct !== sitsHere && hasSecrets(sitting, toAct);
  const own = toAct !== null && !needsCover ? toAct : (sitsHere ?? 'spectator');
  // Nobody looks into another hand before the game is over.
  const lookingAs = actor === 'nobody' || asViewer === 'spectator' ? asViewer : 'own';
  const viewer = lookingAs === 'own' ? own : lookingAs;
  const at = shown ?? length;
  const view = useMemo(() => sitting.view(viewer, at), [sitting, viewer, at]);
  const moved = () => {
    setHinting(false);
    setLength(sitting.length);
    setNotice(keep(sitting.save()) ? '' : say.notKept);
  };
  const play = (move: Move) => {
    // Somebody may press on before the page has drawn what the last press did.
    if (!game.isLegal(sitting.state(), move)) return;
    if (toAct !== null) setSitsHere(toAct);
    sitting.play(move);
    moved();
  };
  const mayDecide = toAct !== null && viewer === toAct && !needsCover && shown === null;
  const last = useMemo(() => (at === 0 ? [] : sitting.happened(at - 1, viewer)), [sitting, at, viewer]);
  const decision = useDecision({ library: sitting.library, game, view, nameOf: look.nameOf, mayDecide, last, onMove: play });
  const { panel, refused } = decision;
  const scene: Scene = { ...decision.scene, recent: (of) => sitting.recent(at, viewer, of) };
  const heard = useRef<Heard>(new Map()).current;

  // Chance and the players of the library act by themselves, as long as nobody looks back. Before the page is drawn, so
  // that nobody acts any more once it shows that they are stopped.
  useLayoutEffect(() => {
    if (isStopped || shown !== null || toAct !== null || actor === 'nobody') return undefined;
    const ended = new AbortController();
    const wait = setTimeout(async () => {
      if (typeof actor === 'number') {
        const player = players[actor] ?? { kind: 'thumb' as const };
        try {
          const move = await decide(sitting, actor, player, ended.signal);
          if (ended.signal.aborted) return;
          sitting.play(move);
        } catch (error) {
          if (!ended.signal.aborted) setNotice(String(error));
          return;
        }
      } else {
        sitting.draw();
      }
      moved();
    }, waitBefore(sitting));
    return () => {
      clearTimeout(wait);
      ended.abort();
    };
  }, [sitting, length, shown, actor, toAct, isStopped]);
  useEffect(() => () => dismiss(game), [game]);

  const outcome = game.outcome(sitting.state());
  const status = () => {
    if (outcome !== null) return `${say.over} ${outcome.winners.length > 0 ? say.winners(outcome.winners) : say.nobodyWins}`;
    if (actor === 'chance') return say.chance;
    if (toAct !== null) return persons.length === 1 ? say.yourTurn : say.turnOf(toAct);
    return say.thinking(Number(actor));
  };
  const mine = typeof own === 'number' ? own : null;
  const decided = mine === null ? null : sitting.lastDecision(mine);
  const spoken = language.value;
  const whyNotBack = useMemo(() => (mine === null ? '' : sitting.whyNotTakeBack(mine, spoken)), [sitting, length, mine, spoken]);
  const branch = (from: number) => {
    const other = sitting.branch(from);
    keep(other.save());
    go('play', other.id);
  };
  if (needsCover) {
    return (
      <section class="cover">
        <h1>{say.cover(toAct)}</h1>
        <button type="button" onClick={() => setSitsHere(toAct)}>
          {say.uncover}
        </button>
      </section>
    );
  }
  return (
    <div class="table">
      <section class="boards">
        <h1>{say.titles[title].name}</h1>
        <look.Board scene={scene} />
      </section>
      <section class="side">
        <div class="whose-turn">
          <p class="status" role="status">
            {shown === null ? status() : `${say.review} ${shown} / ${length}`}
          </p>
          {(isStopped || (toAct === null && outcome === null)) && (
            <button type="button" onClick={() => setStopped(!isStopped)}>
              {isStopped ? say.goOn : say.stop}
            </button>
          )}
        </div>
        <Drawn sitting={sitting} at={at} viewer={viewer} />
        {refused}
        <look.Hand scene={scene} />
        {panel}
        <div class="tools">
          <button type="button" disabled={!mayDecide} aria-pressed={isHinting} onClick={() => setHinting(!isHinting)}>
            {say.hint}
          </button>
          <button
            type="button"
            disabled={decided === null}
            class={whyNotBack === null ? undefined : 'unlikely'}
            onClick={() => {
              if (mine === null) return;
              if (whyNotBack !== null) return setAskedBack(length);
              sitting.takeBack(mine);
              setShown(null);
              moved();
            }}
          >
            {say.takeBack}
          </button>
          <button
            type="button"
            onClick={async () => {
              const text = await packed(sitting.save());
              await navigator.clipboard.writeText(new URL(addressOf('game', text), location.href).href);
              setNotice(say.linkCopied);
            }}
          >
            {say.link}
          </button>
          <a class="button" download={`${title.replaceAll(' ', '_')}.txt`} href={fileOf(sitting)}>
            {say.record}
          </a>
          {shown !== null && (
            <>
              <button type="button" onClick={() => setShown(null)}>
                {say.latest}
              </button>
              <button
                type="button"
                onClick={() => branch(shown)}
              >
                {say.branch}
              </button>
            </>
          )}
        </div>
        {isHinting && mayDecide && <Hints game={game} view={view} nameOf={look.nameOf} onPlay={play} />}
        <div role="status">
          {askedBack === length && decided !== null && whyNotBack !== null && (
            <div class="no-way-back">
              <p>{say.noTakeBack(whyNotBack)}</p>
              <button type="button" onClick={() => setShown(decided)}>
                {say.lookAtDecision}
              </button>
              <button type="button" onClick={() => branch(decided)}>
                {say.branchAtDecision}
              </button>
            </div>
          )}
        </div>
        <PaceChoice />
        <ViewAs
          seats={outcome === null ? [] : players.map((_, seat) => seat)}
          value={lookingAs}
          own={say.sandbox.own}
          onChange={setAsViewer}
        />
        <p role="status">{notice}</p>
        <Aloud key={viewer} sitting={sitting} length={length} viewer={viewer} heard={heard} />
        <Log sitting={sitting} length={length} viewer={viewer} shown={shown} onShow={setShown} />
      </section>
    </div>
  );
}
