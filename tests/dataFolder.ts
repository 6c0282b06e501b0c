/** Where databases of the tests lie: in memory where there is room, since each write of the server waits for its disk. */
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** The databases of a run take some hundred megabytes; a container often has 64 there. */
const enough = 2 * 1024 ** 3;

export function dataFolder(): string {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > enough ? inMemory : tmpdir();
}
