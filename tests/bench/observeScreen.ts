/** Runs inside the measured page, before its own scripts: it must stand alone. */
export interface Screen {
  /** Is told of each click, in milliseconds, how long it took to the frame that last changed a meal in the window: its words, or whether it is there. */
  onPainted: (milliseconds: number) => void;
  /** What moved by itself: how much, and the elements. */
  shifts: { value: number; at: number; elements: string[] }[];
}

declare global {
  interface Window {
    screenOf: Screen;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

export function observeScreen(): void {
  const seen: Screen = { onPainted: () => undefined, shifts: [] };
  window.screenOf = seen;
  // The message comes once the frame is drawn, before any other work: what React has put off is no part of it.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  const touched = new Set<Element>();
  const isInWindow = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      // Pictures, and what is closed, follow a frame later.
      if (
        element?.closest('[role=tabpanel]') &&
        !element.closest('section, details, [data-picture]')
      )
        touched.add(element);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
  const calm = 250; // ms
  // A click's time is the mouse's own.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      touched.clear();
      let last = 0;
      const look = () => {
        const now = performance.now() - timeStamp;
        if (last === 0 || [...touched].some(isInWindow)) last = now;
        touched.clear();
        if (now - last < calm) afterFrame(look);
        else seen.onPainted(last);
      };
      afterFrame(look);
    },
    true,
  );
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''} "${(node.textContent ?? '').slice(0, 30)}"`
      : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput)
        seen.shifts.push({
          value: entry.value,
          at: entry.startTime,
          elements: entry.sources.map(({ node }) => nameOf(node)),
        });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
