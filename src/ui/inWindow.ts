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
