/** What returns by itself: the connection to our server, and somebody who looks at this tab again. */
import { fromCallback } from 'xstate';

interface Waiting {
  readonly device: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** A device may not notice that the network is back. */
  readonly pause: number;
  readonly isAnswered: () => Promise<boolean>;
}

/** Milliseconds that an answer may take; the next look is not far. */
const longest = 8000;

const isAnswered = (): Promise<boolean> =>
  fetch('/healthz', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(longest),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

export const createConnectionReturns = (given: Partial<Waiting> = {}) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const { device, pause, ...world }: Waiting = {
      device: globalThis.window,
      pause: 10_000,
      isAnswered,
      ...given,
    };
    const look = (): void =>
      void world.isAnswered().then((isBack) => {
        if (isBack) sendBack({ type: 'connection.returned' });
      });
    const timer = setInterval(look, pause);
    device.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      device.removeEventListener('online', look);
    };
  });

/** Says when somebody looks at this tab again. */
export const createTabReturns = (
  given?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const page = given ?? document;
    const look = (): void => {
      if (page.visibilityState === 'visible') sendBack({ type: 'tab.shown' });
    };
    page.addEventListener('visibilitychange', look);
    return () => page.removeEventListener('visibilitychange', look);
  });
