import type { Title } from 'regelwerk';
import { tellerOf } from '../learn/books';
import { addressOf } from '../page';

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
