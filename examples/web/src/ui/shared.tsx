import { useEffect, useState } from 'preact/hooks';
import { library } from '../library';
import { go, language, words } from '../page';
import { read, unpacked, type NoGame, type Travelling } from '../play/link';
import { Sitting, newKey } from '../play/sitting';
import { keep } from '../play/store';

/** Keeps a game that came from elsewhere as a new one and goes to it; else answers why it cannot be. */
async function take(found: Travelling | NoGame): Promise<string | null> {
  const say = words.value;
  if ('damaged' in found) return say.badLink;
  if ('unknown' in found) return say.unknownPlayer(found.unknown);
  const rules = await library(found.title);
  try {
    const saved = { ...found, id: crypto.randomUUID(), seed: newKey(), at: Date.now() };
    const sitting = Sitting.open(rules, saved);
    const seats = sitting.players.length;
    if (found.players.length > 0 && found.players.length !== seats) return say.otherPlayers(found.players.length, seats);
    keep(sitting.save());
    go('play', saved.id);
    return null;
  } catch (error) {
    return `${words.value.badLink} ${rules.describe(error as never, language.value)}`;
  }
}

/** A game that came as a link. */
export function Shared({ text }: { text: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => void unpacked(text).then(take).then(setRefused), [text]);
  return <p role="status">{refused ?? words.value.loading}</p>;
}

/** A game that is in a file. */
export function OpenFile() {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <p>
      <label class="button">
        {words.value.open}
        <input
          type="file"
          class="unseen"
          accept=".txt,text/plain"
          onChange={async (event) => setRefused(await take(read((await event.currentTarget.files?.[0]?.text()) ?? '')))}
        />
      </label>{' '}
      <span role="status">{refused}</span>
    </p>
  );
}
