import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../page';

/** What is fetched before something is shown: once it is there it is given to `show`, until then how it stands. */
export function useLoaded<Found>(load: () => Promise<Found>, key: string, show: (found: Found) => VNode): VNode {
  const [loaded, setLoaded] = useState<{ key: string; found: Found } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setProblem(null);
    load().then(
      (found) => isWanted && setLoaded({ key, found }),
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => void (isWanted = false);
  }, [key]);
  if (loaded !== null && loaded.key === key) return show(loaded.found);
  return <Told>{problem === null ? words.value.loading : `${words.value.notLoaded} (${problem})`}</Told>;
}

/** Something that is said in place of what should be here. */
export function Told({ children }: { children: ComponentChildren }) {
  return <p role="status">{children}</p>;
}
