import type { Library, Move, Title, View, Viewer } from 'regelwerk';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { skips, walkingFor } from '../boards/gait';
import { lookOf } from '../boards/looks';
import type { Look, Scene } from '../boards/scene';
import { library } from '../library';
import { addressOf, go, goInstead, language, pace, wholeAddressOf, words } from '../page';
import { decide, dismiss } from '../play/computer';
import { packed, written } from '../play/link';
import { Room, cameApart } from '../play/room';
import { personOf } from '../play/people';
import type { Sitting } from '../play/sitting';
import { count } from '../play/statistics';
import { damagedSittings, isUnkept, keep, savedSitting } from '../play/store';
import { useDecision } from './decision';
import { Drawn } from './drawn';
import { End } from './end';
import { SaveFile } from './file';
import { FriendlyChoice } from './friendly';
import { Hints } from './hints';
import { useLink } from './link';
import { useLoaded, Told } from './loaded';
import { Aloud, Log, type Heard } from './log';
import { PaceChoice } from './pace';
import { whyOf } from './reason';
import { asked, Screen } from './screen';
import { Sounds, SoundChoice } from './sounds';
import { Tip, TipSwitch } from './tip';
import { useTakeBack } from './take-back';
import { ViewAs } from './view-as';

/** A game that was kept, from where it stands. */
export function Table({ id }: { id: string }) {
  const saved = savedSitting(id);
  if (saved === null) return <NotHere id={id} />;
  return <Kept id={id} title={saved.title} />;
}

function NotHere({ id }: { id: string }) {
  const say = words.value;
  const damaged = damagedSittings().find((each) => each.id === id);
  return (
    <>
      <Told>{damaged === undefined ? say.notFound : say.damagedGame}</Told>
      <p class="tools">
        {damaged !== undefined && (
          <SaveFile title={null} text={damaged.text}>
            {say.saveDamaged}
          </SaveFile>
        )}
        <a href={addressOf()}>{say.home}</a>
      </p>
    </>
  );
}

function Kept({ id, title }: { id: string; title: Title }) {
  const load = () => Promise.all([library(title), lookOf(title)]);
  return useLoaded(load, id, ([rules, look]) => <InRoom {...{ id, rules, look }} />);
}

function InRoom({ id, rules, look }: { id: string; rules: Library; look: Look }) {
  const say = words.value;
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const made = new Room(rules, id, (other) => goInstead('play', other));
    setRoom(made);
    return () => made.close();
  }, [rules, id]);
  const sitting = room?.sitting.value ?? null;
  const problem = room?.problem.value ?? null;
  if (room !== null && sitting !== null) return <Playing {...{ room, sitting, look }} />;
  const saved = problem === null ? null : savedSitting(id);
  if (saved === null) return <Told>{say.loading}</Told>;
  return (
    <>
      <Told>{whyOf(rules, problem, language.value)}</Told>
      <p class="tools">
        <SaveFile title={saved.title} text={written(saved)} />
        <a href={addressOf()}>{say.home}</a>
      </p>
    </>
  );
}

/** What other tabs have to do with the game, and a button to play here all the same. */
function Elsewhere({ room }: { room: Room }) {
  const say = words.value;
  const { value: role } = room.role;
  if (role === 'asking' || role === 'playing') {
    return <div role="status">{cameApart(room.id) && <p class="elsewhere">{say.elsewhere.apart}</p>}</div>;
  }
  return (
    <div role="status">
      <p class="elsewhere">
        {say.elsewhere[role]}{' '}
        <button type="button" onClick={() => room.playHere()}>
          {role === 'deleted' ? say.keepIt : say.playHere}
        </button>
      </p>
    </div>
  );
}

/** Milliseconds that a draw takes while a game is laid out. */
const dealingPace = 40;
/** The least that a position stays for whoever watches. */
const watchingPace = 120;
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

function Playing({ room, sitting, look }: { room: Room; sitting: Sitting; look: Look }) {
  const { game, players, title } = sitting;
  const say = words.value;
  const persons = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  const person = personOf(players, say.colours);
  const { length } = sitting;
  const [, redraw] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [sitsHere, setSitsHere] = useState<number | null>(persons.length === 1 ? (persons[0] ?? null) : null);
  const [notice, setNotice] = useState('');
  const [isHinting, setHinting] = useState(false);
  const [isStopped, setStopped] = useState(false);
  /** Whether the game that is over plays itself once more. */
  const [isWatching, setWatching] = useState(false);
  const [isEndShown, setEndShown] = useState(true);
  const [asViewer, setAsViewer] = useState<Viewer | 'own'>('own');

  const isHere = room.role.value === 'playing';
  const actor = sitting.actor;
  const toAct = typeof actor === 'number' && players[actor]?.kind === 'person' ? actor : null;
  const needsCover = isHere && toAct !== null && toAct !== sitsHere && hasSecrets(sitting, toAct);
  const own = isHere && toAct !== null && !needsCover ? toAct : (sitsHere ?? 'spectator');
  // Nobody looks into another hand before the game is over.
  const lookingAs = actor === 'nobody' || asViewer === 'spectator' ? asViewer : 'own';
  const viewer = lookingAs === 'own' ? own : lookingAs;
  const at = Math.min(shown ?? length, length);
  const view = useMemo(() => sitting.view(viewer, at), [sitting, viewer, at]);
  const moved = () => {
    setHinting(false);
    setNotice('');
    room.write();
    if (sitting.actor === 'nobody') count(sitting);
    redraw((times) => times + 1);
  };
  const play = (move: Move) => {
    // Somebody may press on before the page has drawn what the last press did.
    if (room.role.value !== 'playing' || !game.isLegal(sitting.state(), move)) return;
    back.forget();
    if (toAct !== null) setSitsHere(toAct);
    sitting.play(move);
    moved();
  };
  const mayDecide = isHere && toAct !== null && viewer === toAct && !needsCover && shown === null;
  const last = useMemo(() => (at === 0 ? [] : sitting.happened(at - 1, viewer)), [sitting, at, viewer]);
  const decision = useDecision({ library: sitting.library, game, view, nameOf: look.nameOf, person, mayDecide, last, onMove: play });
  const since = useMemo(() => {
    const from = sitting.since(at, viewer);
    return Array.from({ length: at - from }, (_, move) => sitting.happened(from + move, viewer)).flat();
  }, [sitting, at, viewer]);
  const shownBefore = useRef(at);
  const follows = useMemo(() => at === shownBefore.current + 1, [view]);
  useEffect(() => void (shownBefore.current = at), [view]);
  const scene: Scene = { ...decision.scene, since, follows, recent: (of) => sitting.recent(at, viewer, of) };
  const heard = useRef<Heard>(new Map()).current;

  // Chance and the players of the library act by themselves, as long as nobody looks back. Before the page is drawn, so
  // that nobody acts any more once it shows that they are stopped.
  useLayoutEffect(() => {
    if (!isHere || isStopped || shown !== null || toAct !== null || actor === 'nobody') return undefined;
    const ended = new AbortController();
    const wait = setTimeout(async () => {
      if (typeof actor === 'number') {
        const player = players[actor] ?? { kind: 'thumb' as const };
        try {
          const move = await decide(sitting, actor, player, ended.signal);
          if (ended.signal.aborted || room.role.value !== 'playing') return;
          sitting.play(move);
        } catch {
          if (ended.signal.aborted) return;
          setNotice(say.notThought);
          setStopped(true);
          return;
        }
      } else if (room.role.value === 'playing') {
        sitting.draw();
      } else {
        return;
      }
      moved();
    }, walkingFor() + waitBefore(sitting));
    return () => {
      clearTimeout(wait);
      ended.abort();
    };
  }, [sitting, length, shown, actor, toAct, isStopped, isHere, skips.value]);
  useEffect(() => () => dismiss(game), [game]);
  useEffect(() => {
    if (!isWatching || shown === null) return undefined;
    const isLaidOut = sitting.states.slice(0, shown + 1).some((state) => typeof game.actor(state) === 'number');
    const wait = setTimeout(() => {
      if (shown < length) return setShown(shown + 1);
      setWatching(false);
      setShown(null);
    }, walkingFor() + (isLaidOut ? Math.max(pace.value, watchingPace) : dealingPace));
    return () => clearTimeout(wait);
  }, [isWatching, shown, length, skips.value]);

  const outcome = game.outcome(sitting.state());
  const [only = -1] = persons.length === 1 ? persons : [];
  const result = () => {
    if (outcome === null) return '';
    const { winners, scores } = outcome;
    const [score = 0] = scores;
    if (scores.length === 1 && winners.length > 0 && game.scoreRange.highest > 1) return say.end.alone(score);
    const others = winners.filter((seat) => seat !== only).map(person);
    return winners.includes(only) ? say.won(others) : only < 0 ? say.winners(others) : say.lost(others);
  };
  const status = () => {
    if (outcome !== null || actor === 'nobody') return `${say.over} ${result()}`;
    // Who plays for the first time here, or sits elsewhere than before, has not yet seen where.
    const isNew = only >= 0 && players.length > 1 && sitting.lastDecision(only) === null;
    const turn =
      actor === 'chance' ? say.chance : toAct === null ? say.thinking(person(actor)) : only >= 0 ? say.yourTurn : say.turnOf(person(toAct));
    return isNew ? `${say.youAre(say.colours[only] ?? '')} ${turn}` : turn;
  };
  const mine = typeof own === 'number' ? own : null;
  const branch = (from: number) => {
    const other = sitting.branch(from);
    keep(other.save());
    go('play', other.id);
  };
  const link = useLink(sitting.state(), async () => wholeAddressOf('game', await packed(sitting.save())));
  const back = useTakeBack({
    room,
    sitting,
    seat: mine,
    person,
    onShow: setShown,
    onBranch: branch,
    onMoved: (told) => {
      setShown(null);
      moved();
      setNotice(told);
    },
  });
  if (needsCover) {
    return (
      <section class="cover">
        <h1>{say.cover(person(toAct))}</h1>
        <button type="button" onClick={() => setSitsHere(toAct)}>
          {say.uncover}
        </button>
      </section>
    );
  }
  const [shownAt, isOver] = [shown ?? length, outcome !== null];
  const asks = (
    <>
      <h1>{say.titles[title].name}</h1>
      <p class="status" role="status">
        {shown === null ? status() : `${say.review} ${shown} / ${length}`}
      </p>
      <p class="ask">{mayDecide && asked(look, scene)}</p>
    </>
  );
  const [isPaused, pause] = isOver ? [!isWatching, setWatching] : [isStopped, (goesOn: boolean) => setStopped(!goesOn)];
  const canPause = isOver ? shown !== null : isHere && toAct === null && shown === null;
  const pauser = canPause && (
    <button type="button" onClick={() => pause(isPaused)}>
      {isPaused ? say.goOn : say.stop}
    </button>
  );
  const steps =
    shown === null ? (
      (pauser && <div class="parts">{pauser}</div>) || decision.steps
    ) : (
      <div class="parts">
        {pauser}
        <button type="button" onClick={() => setShown(null)}>
          {say.latest}
        </button>
        <button type="button" onClick={() => branch(shownAt)}>
          {say.branch}
        </button>
      </div>
    );
  const over = isOver && shown === null && isEndShown && (
    <End
      sitting={sitting}
      person={person}
      result={sitting.looked.length > 0 ? `${result()} ${say.friendly.ended}` : result()}
      gang={look.gang?.(scene) ?? null}
      onRematch={() => {
        const other = sitting.rematch();
        keep(other.save());
        go('play', other.id);
      }}
      onWatch={() => {
        setShown(0);
        setWatching(true);
      }}
      partsOf={(seat) => look.parts?.(scene, seat) ?? []}
      onShare={link.copy}
      onShow={setShown}
      onClose={() => setEndShown(false)}
    />
  );
  const news = (
    <>
      <Tip {...{ sitting, view, person, mayDecide }} nameOf={look.nameOf} />
      <Drawn sitting={sitting} person={person} at={at} viewer={viewer} />
      {isHinting && mayDecide && <Hints game={game} view={view} nameOf={look.nameOf} person={person} onPlay={play} />}
    </>
  );
  const tools = (
    <>
      <button type="button" disabled={!mayDecide} aria-pressed={isHinting} onClick={() => setHinting(!isHinting)}>
        {say.hint}
      </button>
      {back.button}
      {isOver && shown === null && !isEndShown && (
        <button type="button" onClick={() => setEndShown(true)}>
          {say.end.show}
        </button>
      )}
      {back.again}
    </>
  );
  const more = (
    <>
      {decision.panel}
      <FriendlyChoice
        isFriendly={sitting.isFriendly}
        onChange={(isFriendly) => {
          sitting.isFriendly = isFriendly;
          room.write();
          redraw((times) => times + 1);
        }}
      />
      <PaceChoice />
      <SoundChoice />
      <ViewAs
        people={isOver ? players.map((_, seat) => person(seat)) : []}
        value={lookingAs}
        own={say.sandbox.own}
        onChange={setAsViewer}
      />
      <p class="parts">
        <TipSwitch id={sitting.id} />
        <button type="button" onClick={link.copy}>
          {say.link}
        </button>
        <SaveFile title={title} text={written(sitting.save())} />
      </p>
    </>
  );
  const notes = (
    <>
      <Elsewhere room={room} />
      <p class="unkept" role="status">
        {isUnkept(sitting.id) && say.notKept}
      </p>
      {back.refused}
      <div class="told" role="status">
        {link.told ?? notice}
      </div>
      {decision.refused}
      <Sounds {...{ sitting, length, viewer, mayDecide }} />
      <Aloud key={viewer} sitting={sitting} person={person} length={length} viewer={viewer} heard={heard} />
    </>
  );
  const log = <Log sitting={sitting} person={person} length={length} viewer={viewer} shown={shown} onShow={setShown} />;
  return <Screen {...{ title, look, scene, asks, steps, over, news, tools, more, log, notes }} />;
}
