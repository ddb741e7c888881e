// Which tab plays a game: the one in which it was asked for last. Only that one writes it, and the others follow.
import { newId } from './signs';

interface Claim {
  id: string;
  at: number;
  tab: string;
}

const tab = newId();
/** Both are missing in some browsers, locks also where a page comes by plain http from another host. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('regelwerk');
const locks: LockManager | undefined = navigator.locks;
/** Whether a tab hears that another one asks for its game; else it notices when that one writes. */
export const hearsOthers = channel !== null;

const isLater = (one: Claim, other: Claim): boolean => one.at > other.at || (one.at === other.at && one.tab > other.tab);

interface Heard {
  /** No other tab writes the game now. */
  held: () => void;
  /** Another one holds it, and has been asked to let it go. */
  waiting: () => void;
  /** Another one has asked for it. */
  lost: () => void;
}

/**
 * Asks for a game; answers what lets it go. The browser's lock makes sure that the other tab has written before this one
 * reads. `isForced` takes it from a tab that does not answer.
 */
export function ask(id: string, { held, waiting, lost }: Heard, isForced = false): () => void {
  const claim: Claim = { id, at: Date.now(), tab };
  const ended = new AbortController();
  let unlock = () => {};
  const letGo = () => {
    ended.abort();
    channel?.removeEventListener('message', hear);
    unlock();
  };
  const lose = () => {
    if (ended.signal.aborted) return;
    letGo();
    lost();
  };
  const hear = ({ data }: MessageEvent<Claim>) => {
    if (data.id !== id) return;
    if (isLater(data, claim)) lose();
    // Clocks may be set back meanwhile: then the other one has to know.
    else channel?.postMessage(claim);
  };
  channel?.addEventListener('message', hear);
  channel?.postMessage(claim);

  const hold = (): Promise<void> | undefined => {
    if (ended.signal.aborted) return undefined;
    held();
    return new Promise((resolve) => (unlock = resolve));
  };
  const request = async (): Promise<void> => {
    if (locks === undefined) return void hold();
    const name = `regelwerk ${id}`;
    if (isForced) return void (await locks.request(name, { steal: true }, hold));
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await hold();
      return lock !== null;
    });
    if (isFree || ended.signal.aborted) return;
    waiting();
    await locks.request(name, { signal: ended.signal }, hold);
  };
  // A lock that was taken away ends with an error; one that the browser refuses stands in nobody's way.
  request().catch((error: DOMException) => (error.name === 'AbortError' ? lose() : void hold()));
  return letGo;
}
