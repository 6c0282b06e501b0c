/** Runs inside the measured page, before its own scripts: it must stand alone. */
export interface Screen {
  /** Is told of each click, in milliseconds, how long it took to the frame that shows what came of it. */
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
  // A click's time is the mouse's own; the message comes once the next frame is drawn.
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => seen.onPainted(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  }, true);
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''} "${(node.textContent ?? '').slice(0, 30)}"` : String(node?.nodeName));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) seen.shifts.push({ value: entry.value, at: entry.startTime, elements: entry.sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
