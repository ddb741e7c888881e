// What seats own, all of it public, and the actions that are not on the board.
import type { ComponentChildren } from 'preact';
import { isOpen } from '../scene';
import { target } from '../target';
import { useWalk } from '../walk';
import { Detail } from './detail';
import { sexNames, spread, tileOf, tilesLeft, tilesOf, toolNames, type Scene, type Sex, type Tile, type Tool } from './facts';
import { Figure, Inline, Prestige, ToolChip } from './icons';
import { needsInWords, toolsInWords } from './telling';
import { wordsIn } from './words';
import './hand.css';

/** What a tile asks for now, or what the action of whoever acts lacks. */
export function asks(scene: Scene, choose: string): string {
  const { language, json } = scene;
  const { phase, effect, victim } = json.table;
  if (phase === 'action') return stage(scene);
  if (phase !== 'effect') return choose;
  const say = wordsIn(language).prompts;
  const asked: Record<string, string> = {
    barracks: say.give,
    hospital: say.hurt,
    'weight-room': say.train,
    tombstone: say.bury,
    prison: say.imprison(scene.person(victim)),
  };
  return `${tileOf(scene, effect)?.name[language]}: ${asked[effect] ?? say.lose}`;
}

function Action({ scene, kind, text, label, sex }: { scene: Scene; kind: string; text: string; label: string; sex?: Sex }) {
  const open = isOpen(scene, [kind], text);
  const month = monthAfter(scene, kind, text);
  return (
    <button
      type="button"
      class={`samara-action ${open ? 'open' : ''}`}
      {...target(scene, [kind], text, label)}
    >
      {sex !== undefined && (
        <Inline>
          <Figure sex={sex} />
        </Inline>
      )}
      {label}
      <b>{month}</b>
    </button>
  );
}

/** The month to which an action takes whoever acts, as the library foretells it and the calendar has it: `+3`. */
function monthAfter({ game, view, language, open }: Scene, kind: string, text: string): string | null {
  const part = open.get(`${kind} ${text}`);
  const move = part === undefined ? null : game.moveOfParts(view, [part.code]);
  const [first = ''] = move === null ? [] : game.foretell(view, move, language);
  return /\+\d+/.exec(first)?.[0] ?? null;
}

/** Who acts, or what is to be chosen next for its action. */
function stage({ language, json, chosen, open }: Scene): string {
  const say = wordsIn(language);
  const figures = json.table.calendar.workers[0]?.figures ?? '';
  if (chosen.length === 0) return say.acting(sexNames[figures.startsWith('W') ? 'woman' : 'man'][language], figures.length);
  return [...open.values()].some(({ kind }) => kind === 'build' || kind === 'tool') ? say.onSpace : say.helpers;
}

function Row({ class: name, children }: { class: string; children: ComponentChildren }) {
  const walk = useWalk<HTMLDivElement>();
  return (
    <div class={name} {...walk}>
      {children}
    </div>
  );
}

/** The actions of the active worker that need no space. */
function Actions({ scene }: { scene: Scene }) {
  const { language, json } = scene;
  if (json.table.phase !== 'action') return null;
  const say = wordsIn(language);
  const sexes: Sex[] = ['woman', 'man'];
  return (
    <Row class="samara-actions">
      {sexes.map((sex) => (
        <Action key={sex} scene={scene} kind="child" text={sex} label={`${say.raise} ${sexNames[sex][language]}`} sex={sex} />
      ))}
      <Action scene={scene} kind="vacation" text="vacation" label={say.vacation} />
      {isOpen(scene, ['step'], 'step') && <Action scene={scene} kind="step" text="step" label={say.step} />}
      {isOpen(scene, ['done'], 'done') && <Action scene={scene} kind="done" text="done" label={say.done} />}
    </Row>
  );
}

/** Tools of a seat; its own can be chosen while a tile asks for one. */
function Tools({ scene, seat }: { scene: Scene; seat: number }) {
  const { language, json } = scene;
  const tools = spread<Tool>(json.table.owned[seat]);
  const offersTools = json.table.phase === 'effect' && [...scene.open.values()].some(({ kind }) => kind === 'tool');
  const asks = offersTools && scene.seat === seat;
  const walk = useWalk<HTMLSpanElement>();
  return (
    <span class="samara-tools" role="group" aria-label={`${wordsIn(language).tools}: ${toolsInWords(tools, language)}`} {...walk}>
      {tools.map((tool, at) => {
        const chip = (
          <Inline>
            <ToolChip tool={tool} />
          </Inline>
        );
        const name = toolNames[tool][language];
        if (!asks) return <span key={at} title={name} children={chip} />;
        const open = isOpen(scene, ['tool'], tool);
        return (
          <button
            key={at}
            type="button"
            class={`samara-tool ${open ? 'open' : ''}`}
            title={name}
            {...target(scene, ['tool'], tool, name)}
            children={chip}
          />
        );
      })}
    </span>
  );
}

function TileTag({ scene, tile }: { scene: Scene; tile: Tile }) {
  const { language } = scene;
  const title = tile.effect?.sentence[language] ?? `${tile.name[language]}: ${needsInWords(tile, language)}`;
  return (
    <span class={`samara-tag ${tile.effect?.colour ?? 'plain'}`} title={title}>
      <Inline>
        <Prestige amount={tile.prestige} permanent={tile.effect?.permanent === true} />
      </Inline>
      {tile.name[language]}
    </span>
  );
}

function Seat({ scene, seat }: { scene: Scene; seat: number }) {
  const { language, json } = scene;
  const say = wordsIn(language);
  const tiles = tilesOf(scene, seat);
  const reserve = spread<Sex>(json.table.reserves[seat]);
  const acts = json.table.turn === seat && (json.table.phase === 'action' || json.table.phase === 'effect');
  const names = reserve.map((sex) => sexNames[sex][language]).join(', ') || say.none;
  const total = tiles.reduce((sum, { prestige }) => sum + prestige, 0);
  return (
    <li class={`samara-seat samara-seat-${seat} ${acts ? 'acts' : ''}`}>
      <div class="samara-head">
        <span class="samara-badge">{scene.letter(seat)}</span>
        <b>{scene.person(seat)}</b>
        {scene.seat === seat && <span class="samara-faint">{say.you}</span>}
        {acts && <span class="samara-acts">{say.toAct}</span>}
        <span class="samara-total" title={say.prestige(total)} role="img" aria-label={say.prestige(total)}>
          <Inline>
            <Prestige amount={total} permanent={false} />
          </Inline>
        </span>
      </div>
      <div class="samara-owned">
        <Tools scene={scene} seat={seat} />
        <span class="samara-reserve" title={`${say.reserve}: ${names}`} role="img" aria-label={`${say.reserve}: ${names}`}>
          <span class="samara-faint">{say.reserve}</span>
          {reserve.map((sex, at) => (
            <Inline key={at}>
              <Figure sex={sex} />
            </Inline>
          ))}
          {reserve.length === 0 && <span class="samara-faint">–</span>}
        </span>
      </div>
      <div class="samara-tags">
        {tiles.map((tile, at) => (
          <TileTag key={at} scene={scene} tile={tile} />
        ))}
      </div>
    </li>
  );
}

/** What the viewer has chosen for the Barracks, which nobody else sees yet. */
function Choice({ scene }: { scene: Scene }) {
  const tools = spread<Tool>(scene.json.choice);
  if (tools.length === 0) return null;
  return (
    <p class="samara-faint">
      {wordsIn(scene.language).chosen}: {toolsInWords(tools, scene.language)}
    </p>
  );
}

export function Hand({ scene }: { scene: Scene }) {
  return (
    <div class="samara-hand">
      {scene.seat !== null && <Tools scene={scene} seat={scene.seat} />}
      {scene.seat !== null && <Actions scene={scene} />}
      <Choice scene={scene} />
    </div>
  );
}

export function Beside({ scene }: { scene: Scene }) {
  const { json, language, game } = scene;
  const say = wordsIn(language);
  const halfYears = Number(game.options['last_half_year']) - json.table.boards;
  const facts = [say.tilesLeft(tilesLeft(scene)), say.boardLasts(json.table.months)];
  if (halfYears > 0) facts.push(say.halfYears(halfYears));
  return (
    <div class="samara-hand">
      <Detail scene={scene} />
      <ul class="samara-seats">
        {Array.from({ length: game.seats }, (_, seat) => (
          <Seat key={seat} scene={scene} seat={seat} />
        ))}
      </ul>
      <p class="samara-faint">{facts.join(' · ')}</p>
    </div>
  );
}
