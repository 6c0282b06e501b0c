import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element is in the window; as long as nobody has looked, it is. */
export function useIsInWindow<Seen extends Element>(): [RefCallback<Seen>, boolean] {
  const [isInWindow, setIsInWindow] = useState(true);
  const ref = useCallback((element: Seen) => {
    const watch = new IntersectionObserver((entries) => setIsInWindow(entries.at(-1)?.isIntersecting ?? true));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isInWindow];
}
