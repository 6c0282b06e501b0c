import { fromCallback } from 'xstate';
import type { ClockTick } from '../../../../machines/shared/access.ts';

/** This device's clock every `tick` milliseconds, and whether anyone can see the tab. A hidden tab's clock rests. */
export const createClockTicks = (
  tick: number,
  given?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const page = given ?? document;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tell = (event: ClockTick): void => sendBack(event);
    const tickNow = (): void => tell({ type: 'clock.ticked', now: Date.now() });
    const look = (): void => {
      clearInterval(timer);
      tickNow();
      if (page.visibilityState === 'hidden') return tell({ type: 'tab.hidden' });
      timer = setInterval(tickNow, tick);
      tell({ type: 'tab.shown' });
    };
    page.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      page.removeEventListener('visibilitychange', look);
    };
  });
