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

/** Whether an element has been in the window, or less than a window's height from it. Where the browser cannot tell, it has. */
export function useWasNearWindow(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (wasNear || !element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
