// One screen for whoever plays: what is asked, the board, the hand, what happened last, all in view at all times. What is
// more than that scrolls beside the board.
import type { Title } from 'regelwerk';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Look, Scene } from '../boards/scene';
import { language, words } from '../page';
import { set, setting } from '../play/store';

/** What may be chosen now, in the words of the game; nothing where nothing may. */
export function asked(look: Look, scene: Scene): string {
  const { partKinds, ask } = words.value;
  const parts = [...scene.open.values()];
  if (parts.length === 0) return '';
  const isThing = (kind: string) => partKinds[kind] !== undefined;
  const kinds = [...new Set(parts.flatMap(({ kind }) => partKinds[kind] ?? []))];
  const answers = parts.filter(({ kind }) => !isThing(kind)).map((part) => look.nameOf(part, language.value) ?? part.text);
  const choose = ask(kinds, answers);
  return look.asks?.(scene, choose) ?? choose;
}

interface Props {
  title: Title;
  look: Look;
  scene: Scene;
  /** Whose turn it is and what to do, or what a step of a course is about. */
  asks: ComponentChildren;
  /** What of a move was chosen, and what ends the choice. */
  steps: ComponentChildren;
  /** Over the board. */
  over?: ComponentChildren;
  /** What comes and goes above all that else stands beside the board. */
  news?: ComponentChildren;
  tools: ComponentChildren;
  /** What few want: to decide by text, to look as others, to save. */
  more: ComponentChildren;
  /** What happened last. */
  log: VNode;
  /** Told over all else, so that nothing moves. */
  notes?: ComponentChildren;
}

export function Screen({ title, look, scene, asks, steps, over, news, tools, more, log, notes }: Props) {
  const say = words.value;
  const [isMore, setMore] = useState(setting('more') === 'open');
  const toggle = () => {
    set('more', isMore ? 'folded' : 'open');
    setMore(!isMore);
  };
  return (
    <div class="table screen" data-title={title}>
      <header class="asked">
        {asks}
        {steps}
      </header>
      <section class="boards">
        <look.Board scene={scene} />
        {over}
      </section>
      <section class="held">
        <look.Hand scene={scene} />
      </section>
      <section class={isMore ? 'side wants-more' : 'side'} tabIndex={0} aria-label={say.more}>
        {news}
        <div class="more" hidden={!isMore}>
          {more}
        </div>
        <look.Beside scene={scene} />
      </section>
      <div class="tools">
        {tools}
        <button type="button" aria-expanded={isMore} aria-pressed={isMore} onClick={toggle}>
          {say.more}
        </button>
      </div>
      {log}
      <div class="notes">{notes}</div>
    </div>
  );
}
