// Keeps some of the disk free: what would fill it is refused while log-in, deletion and one's own settings go on.
import { say } from '../../../contract/say.ts';
import { statfs } from 'node:fs/promises';
import type { Call } from '../../../contract/call.ts';
import type { Config } from '../config.ts';
import { Refusal } from './refusal.ts';

/** @throws 507 where the disk is nearly full */
export type DemandRoom = () => Promise<void>;

/** So long (ms) a look at the disk counts. */
const life = 1000;
const megabyte = 1024 * 1024;

/** What stores little or gives room back, and what somebody has paid for. */
const always = new Set([
  'logOut',
  'changePassword',
  'changeEmail',
  'saveSettings',
  'sendVerification',
  'clearPlans',
]);
const alwaysBelow = ['/api/payment', '/api/subscription'];

/** Whether a call may leave more on the disk than was there before, so that it waits for room. */
export function mayFill({ id, method, path, auth }: Call): boolean {
  if (id === 'register') return true;
  if (method === 'GET' || method === 'DELETE' || auth !== 'session') return false;
  return !always.has(id) && !alwaysBelow.some((prefix) => path.startsWith(prefix));
}

/** A database elsewhere has a disk of its own, which its own operator watches. */
export const createDiskFloor = ({ database, dataDir, minFreeMegabytes }: Config): DemandRoom =>
  database.url === undefined ? createFolderFloor(dataDir, minFreeMegabytes) : async () => {};

/** Keeps so much free on the disk of a folder; 0: nothing. */
export function createFolderFloor(folder: string, minFreeMegabytes: number): DemandRoom {
  if (minFreeMegabytes === 0) return async () => {};
  let [free, at] = [Infinity, -Infinity];
  return async () => {
    const time = performance.now();
    if (time - at > life) {
      at = time;
      const { bavail, bsize } = await statfs(folder);
      free = bavail * bsize;
    }
    if (free < minFreeMegabytes * megabyte) throw noRoom();
  };
}

export const noRoom = (cause?: unknown): Refusal =>
  new Refusal(
    507,
    say(
      'storage.noRoom',
      'Platewise has no room to store this just now. What you have stored is safe, and you can read and delete it. Please try again later.',
    ),
    { code: 'no_room', headers: { 'retry-after': '300' }, cause },
  );
