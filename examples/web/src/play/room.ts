// A sitting in this tab, and what other tabs do with it. One of them plays and writes it after every move; what the
// others show follows. Whatever was played in any of them is kept.
import { signal } from '@preact/signals';
import type { Library } from 'regelwerk';
import { ask, hearsOthers } from './hold';
import { Sitting, type Saved } from './sitting';
import { isUnkept, keep, leaveToOthers, savedSitting, sharedSitting, whenOthersWrite } from './store';

export type Role =
  /** It is not known yet whether another tab plays. */
  | 'asking'
  | 'playing'
  /** Another tab plays and has not answered yet. */
  | 'waiting'
  | 'following'
  /** Another tab has deleted the game. */
  | 'deleted';

/** Games that came apart from one of another tab. */
const apart = new Set<string>();
export const cameApart = (id: string): boolean => apart.has(id);

export class Room {
  readonly sitting = signal<Sitting | null>(null);
  readonly role = signal<Role>('asking');
  /** Why there is no sitting. */
  readonly problem = signal<unknown>(null);
  /** The record that all tabs know, as far as this one has read or written it. */
  private known: string | null = null;
  private letGo = () => {};
  private readonly unwatch: () => void;

  /** `goTo` shows another game. */
  constructor(
    private readonly rules: Library,
    readonly id: string,
    private readonly goTo: (id: string) => void,
  ) {
    this.unwatch = whenOthersWrite(() => this.follow(), id);
    this.ask();
  }
  close(): void {
    this.letGo();
    this.unwatch();
  }

  /** Plays here from now on, upon what other tabs have played, or again what they have deleted. */
  playHere(): void {
    if (this.role.value === 'deleted' && this.sitting.value !== null) keep(this.sitting.value.save());
    this.ask(this.role.value === 'waiting');
  }
  private ask(isForced = false): void {
    this.letGo();
    this.letGo = ask(
      this.id,
      {
        held: () => this.become('playing'),
        waiting: () => this.become('waiting'),
        lost: () => (isUnkept(this.id) ? this.part() : this.become('following')),
      },
      isForced,
    );
  }
  private become(role: Role): void {
    const saved = savedSitting(this.id);
    this.role.value = saved === null && this.sitting.value !== null ? 'deleted' : role;
    if (saved !== null) this.read(saved);
  }
  private read(saved: Saved): void {
    if (saved.record === this.known) return;
    try {
      this.sitting.value = Sitting.open(this.rules, saved);
      this.known = saved.record;
    } catch (error) {
      this.problem.value = error;
    }
  }

  /** Keeps the sitting as it is now. */
  write(): void {
    const { id, known } = this;
    const shared = sharedSitting(id);
    // Another tab has written what this one was not told yet.
    if (shared !== null && shared.record !== known) this.follow();
    const sitting = this.sitting.value;
    if (this.role.value !== 'playing' || sitting === null) return;
    const saved = sitting.save();
    if (keep(saved)) this.known = saved.record;
  }
  /** Another tab has written or deleted the game. */
  private follow(): void {
    const shared = sharedSitting(this.id);
    if (shared === null) {
      if (this.role.value !== 'playing' || !isUnkept(this.id)) this.become('deleted');
      return;
    }
    if (this.role.value !== 'playing') return this.become(this.role.value === 'deleted' ? 'following' : this.role.value);
    if (shared.record !== this.known) this.meet(shared);
  }
  /** What another tab has played meets what is played here: one goes on from the other, or both go on for themselves. */
  private meet(shared: Saved): void {
    const mine = this.sitting.value;
    if (mine === null) return this.read(shared);
    let theirs: Sitting;
    try {
      theirs = Sitting.open(this.rules, shared);
    } catch {
      return this.part();
    }
    if (theirs.goesOnFrom(mine)) {
      this.sitting.value = theirs;
      this.known = shared.record;
      if (!hearsOthers) this.role.value = 'following';
    } else if (mine.goesOnFrom(theirs)) {
      this.known = shared.record;
      const saved = mine.save();
      if (keep(saved)) this.known = saved.record;
    } else {
      this.part();
    }
  }
  /** What was played here alone goes on as a game of its own. */
  private part(): void {
    const { id } = this;
    const sitting = this.sitting.value;
    if (sitting === null) return;
    const other = sitting.branch(sitting.length);
    keep(other.save());
    leaveToOthers(id);
    apart.add(other.id);
    this.role.value = 'following';
    this.goTo(other.id);
  }
}
