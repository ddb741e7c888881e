import { useEffect, useState } from 'preact/hooks';
import { library } from '../library';
import { go, goInstead, language, words } from '../page';
import { mostBytes, read, unpacked, type NoGame, type Travelling } from '../play/link';
import { newId, quoted, textOfFile } from '../play/signs';
import { Sitting, newKey } from '../play/sitting';
import { keep, savedSittings } from '../play/store';
import { whyOf } from './reason';

type Taken = { id: string } | { refused: string };

/** Keeps a game that came from elsewhere as a new one, unless it is here already as it came; else answers why it cannot be. */
async function take(found: Travelling | NoGame): Promise<Taken> {
  const say = words.value;
  if ('damaged' in found) return { refused: say.badLink };
  if ('isOld' in found) return { refused: say.noLink };
  if ('unknown' in found) return { refused: say.unknownPlayer(quoted(found.unknown)) };
  try {
    const rules = await library(found.title);
    try {
      const sitting = Sitting.open(rules, { ...found, id: newId(), seed: newKey(), at: Date.now() });
      const seats = sitting.players.length;
      if (found.players.length > 0 && found.players.length !== seats) {
        return { refused: say.otherPlayers(found.players.length, seats) };
      }
      const saved = sitting.save();
      const known = savedSittings().find(
        ({ title, record, players }) =>
          title === saved.title && record === saved.record && JSON.stringify(players) === JSON.stringify(saved.players),
      );
      if (known === undefined) keep(saved);
      return { id: (known ?? saved).id };
    } catch (error) {
      return { refused: `${say.badLink} ${whyOf(rules, error, language.value)}` };
    }
  } catch (error) {
    return { refused: `${say.notLoaded} (${(error as Error).message})` };
  }
}

/** A game that came as a link. It is taken once: the way back leads to where somebody was before. */
export function Shared({ text }: { text: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const found = await unpacked(text);
      if (!isWanted) return;
      const taken = await take(found);
      if (!isWanted) return;
      if ('id' in taken) goInstead('play', taken.id);
      else setRefused(taken.refused);
    })();
    return () => void (isWanted = false);
  }, [text]);
  return <p role="status">{refused ?? words.value.loading}</p>;
}

/** What is in a file that somebody has chosen. */
async function taken(file: File): Promise<Taken> {
  if (file.size > mostBytes) return { refused: words.value.badFile };
  let text: string;
  try {
    text = textOfFile(await file.arrayBuffer());
  } catch {
    return { refused: words.value.badFile };
  }
  return take(read(text));
}

/** A game that is in a file. */
export function OpenFile() {
  const [refused, setRefused] = useState<string | null>(null);
  const open = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    setRefused(null);
    const found = await taken(file);
    // The same file may be chosen again, when it was mended meanwhile.
    input.value = '';
    if ('id' in found) go('play', found.id);
    else setRefused(found.refused);
  };
  return (
    <p>
      <label class="button">
        {words.value.open}
        <input
          type="file"
          class="unseen"
          accept=".txt,text/plain"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>{' '}
      <span role="status">{refused}</span>
    </p>
  );
}
