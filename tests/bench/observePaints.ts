/** Runs inside the measured page, before its own scripts: it must stand alone. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

export function observePaints(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, longTasks: [] };
  window.observed = observed;
  const observe = (type: string, keep: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
  });
  observe('longtask', (entry) => observed.longTasks.push({ start: entry.startTime, duration: entry.duration }));
}
