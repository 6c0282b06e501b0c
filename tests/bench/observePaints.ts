/** Runs inside the measured page, before its own scripts: it must stand alone. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
  /** The worst of the windows in which things moved under the reader's eyes, as web.dev's cumulative layout shift has it. */
  shift: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

export function observePaints(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, longTasks: [], shift: 0 };
  let [burst, began, latest] = [0, 0, 0];
  window.observed = observed;
  const observe = (type: string, keep: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
    });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    observed.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    const goesOn = burst > 0 && startTime - latest < 1_000 && startTime - began < 5_000;
    if (!goesOn) began = startTime;
    burst = goesOn ? burst + value : value;
    latest = startTime;
    observed.shift = Math.max(observed.shift, burst);
  });
  observe('longtask', (entry) =>
    observed.longTasks.push({ start: entry.startTime, duration: entry.duration }),
  );
}
