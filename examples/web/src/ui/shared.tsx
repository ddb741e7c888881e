import { useEffect, useState } from 'preact/hooks';
import { library } from '../library';
import { go, language, words } from '../page';
import { unpacked } from '../play/link';
import { Sitting } from '../play/sitting';
import { keep } from '../play/store';

/** A game that came as a link: kept as a new one, or refused with the reason. */
export function Shared({ text }: { text: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const open = async () => {
      const found = await unpacked(text);
      if (found === null) return setRefused(words.value.badLink);
      const rules = await library(found.title);
      try {
        const saved = { ...found, id: crypto.randomUUID(), players: [], seed: String(Date.now()), at: Date.now() };
        keep(Sitting.open(rules, saved).save());
        go('play', saved.id);
      } catch (error) {
        setRefused(`${words.value.badLink} ${rules.describe(error as never, language.value)}`);
      }
    };
    void open();
  }, [text]);
  return <p role="status">{refused ?? words.value.loading}</p>;
}
