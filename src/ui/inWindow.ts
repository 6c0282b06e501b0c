import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window; as long as nobody has looked, it is. Without `isWatched`, what was seen last. */
export function useIsInWindow(element: RefObject<Element | null>, isWatched = true): boolean {
  const [isInWindow, setIsInWindow] = useState(true);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const watch = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? true),
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isWatched]);
  return isInWindow;
}

type Told = () => void;
const waiting = new Map<Element, Told>();
let nearWatch: IntersectionObserver | undefined;

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** One observer for all: the browser works out the place of each observer's elements on its own, which hundreds of them make slow. */
function watchUntilNear(element: Element, told: Told): () => void {
  nearWatch ??= new IntersectionObserver(tellNear, { rootMargin: '100% 0px' });
  waiting.set(element, told);
  nearWatch.observe(element);
  return () => {
    waiting.delete(element);
    nearWatch?.unobserve(element);
    if (waiting.size > 0) return;
    nearWatch?.disconnect();
    nearWatch = undefined;
  };
}

/** Whether an element has been in the window, or less than a window's height from it. Where the browser cannot tell, it has. */
export function useWasNearWindow(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (wasNear || !element.current) return undefined;
    return watchUntilNear(element.current, () => setWasNear(true));
  }, [element, wasNear]);
  return wasNear;
}
