import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../page';

/** As pages copied before navigator.clipboard, which is missing where a page comes by plain http from another host. */
function copiedFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** Copies the address of something, and what is told of it. What is told belongs to `of` and goes with it. */
export function useLink(of: unknown, addressOf: () => string | Promise<string>): { copy: () => void; told: VNode | null } {
  const [result, setResult] = useState<{ of: unknown; link: string | null; isCopied: boolean } | null>(null);
  const say = words.value;
  const copy = async () => {
    setResult(null);
    try {
      const link = await addressOf();
      setResult({ of, link, isCopied: await copied(link) });
    } catch {
      setResult({ of, link: null, isCopied: false });
    }
  };
  if (result === null || result.of !== of) return { copy, told: null };
  const { link, isCopied } = result;
  if (link === null) return { copy, told: <>{say.noLink}</> };
  if (isCopied) return { copy, told: <>{say.linkCopied}</> };
  const told = (
    <label class="link">
      {say.copyYourself} <input name="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
  return { copy, told };
}
