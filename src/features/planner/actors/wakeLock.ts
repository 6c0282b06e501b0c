import { fromCallback } from 'xstate';

interface Device {
  readonly wakeLock?: Pick<WakeLock, 'request'> | undefined;
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Keeps the screen awake; the browser lets go when the page is hidden, so it is asked again when it is back. */
export const createWakeLock = (
  device: Device = globalThis.navigator,
  page: Page = globalThis.document,
) =>
  fromCallback<{ type: 'none' }>(() => {
    let held: WakeLockSentinel | undefined;
    let isWanted = true;
    const take = async (): Promise<void> => {
      if (!device.wakeLock || page.visibilityState !== 'visible') return;
      try {
        const lock = await device.wakeLock.request('screen');
        if (isWanted) held = lock;
        else await lock.release();
      } catch {
        // A low battery, or a browser that does not allow it: the screen may sleep.
      }
    };
    const again = (): void => void take();
    page.addEventListener('visibilitychange', again);
    void take();
    return () => {
      isWanted = false;
      page.removeEventListener('visibilitychange', again);
      held?.release().catch(() => undefined);
    };
  });
