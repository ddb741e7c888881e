import type { Title } from 'regelwerk';
import { words } from '../page';

interface Props {
  title: Title | null;
  text: string;
  children?: string;
}

/** A text as an address that a browser saves as a file. */
export function SaveFile({ title, text, children }: Props) {
  return (
    <a
      class="button"
      download={`${(title ?? 'regelwerk').replaceAll(' ', '_')}.txt`}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
    >
      {children ?? words.value.record}
    </a>
  );
}
