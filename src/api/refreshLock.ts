// One tab at a time exchanges the refresh token. Browsers offer Web Locks on secure pages only;
// elsewhere a lease in storage serves, which runs out by itself if its tab is closed.
import { TimeoutError } from './errors.ts';
import type { BrowserStorage } from './storage.ts';

export interface RefreshLock {
  /** @throws TimeoutError where the turn does not come within `wait` milliseconds. */
  hold<T>(wait: number, work: () => Promise<T>): Promise<T>;
}

const lockName = 'platewise-refresh';
const lease = { name: 'refresh_lease', pause: 20 } as const;

export function createRefreshLock(
  storage: BrowserStorage,
  locks: Pick<LockManager, 'request'> | null | undefined,
): RefreshLock {
  return locks
    ? { hold: (wait, work) => holdLock(locks, wait, work) }
    : { hold: (wait, work) => holdLease(storage, wait, work) };
}

async function holdLock<T>(
  locks: Pick<LockManager, 'request'>,
  wait: number,
  work: () => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), wait);
  let hasTurn = false;
  try {
    return await locks.request(lockName, { signal: deadline.signal }, async () => {
      hasTurn = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    throw hasTurn ? error : new TimeoutError({ cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function holdLease<T>(
  storage: BrowserStorage,
  wait: number,
  work: () => Promise<T>,
): Promise<T> {
  const owner = `${Date.now()} ${Math.random()}`;
  const deadline = Date.now() + wait;
  for (;;) {
    if (untilOf(storage.readSetting(lease.name)) <= Date.now()) {
      const taken = `${owner} ${Date.now() + wait}`;
      storage.writeSetting(lease.name, taken);
      await pause(lease.pause); // two that took it at once see here who was last
      if (storage.readSetting(lease.name) === taken) {
        try {
          return await work();
        } finally {
          if (storage.readSetting(lease.name) === taken) storage.removeSetting(lease.name);
        }
      }
    }
    if (Date.now() >= deadline) throw new TimeoutError();
    await pause(lease.pause);
  }
}

const untilOf = (text: string | null): number => Number(text?.split(' ').at(-1) ?? 0) || 0;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
