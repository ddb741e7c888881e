import type { Library, Title } from 'regelwerk';
import { tellerOf } from '../learn/books';
import { addressOf, words, type Language } from '../page';
import { CutShort } from '../play/sitting';

/** A sentence of the library with its rules as links. */
export function Reason({ title, text }: { title: Title; text: string }) {
  return (
    <>
      {text.split(/([A-Z]{2}-\d+)/).map((piece, at) =>
        at % 2 === 1 ? (
          <a key={at} href={addressOf('learn', tellerOf(title, piece), piece)}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </>
  );
}

/** Why a sitting cannot be opened, as the library or the page tells it. */
export function whyOf(rules: Library, error: unknown, spoken: Language): string {
  if (error instanceof CutShort) return words.value.cutShort;
  const { bytes, message } = error as { bytes?: Uint8Array; message?: string };
  return bytes === undefined ? String(message) : rules.describe(error as never, spoken);
}
