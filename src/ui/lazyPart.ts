import { lazy } from 'react';

const firstWait = 1000;
const longestWait = 30_000;

/**
 * In place of React's `lazy`, for a part whose code comes after its page. Where code does not come, `lazy`
 * fails once and for all, and the whole app goes with it; here it is asked for again, and what stands in
 * the part's place stays meanwhile.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => untilHere(load, firstWait));

const untilHere = <Code>(load: () => Promise<Code>, wait: number): Promise<Code> =>
  load().catch(async () => {
    await whenWorthTrying(wait);
    return untilHere(load, Math.min(wait * 2, longestWait));
  });

/** After a while, or as soon as the network is back. */
const whenWorthTrying = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
