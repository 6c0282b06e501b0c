// Ids of stored things: UUIDv7, so that they sort by age. Within one process they strictly grow,
// also when the clock is set back.
import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const sequences = 2 ** 31;
const bytesOfId = 16;
/** Random bytes are asked for by the thousand: one question for each id takes longer than the id. */
const bytesAtOnce = 256 * bytesOfId;

/** @param now the clock, in milliseconds since 1970. */
export function createIdSource(now: () => number): () => string {
  let latest = 0;
  let sequence = 0;
  const pool = new Uint8Array(bytesAtOnce);
  let used = bytesAtOnce;
  const random = (): Uint8Array => {
    if (used === bytesAtOnce) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytesOfId;
    return pool.slice(used - bytesOfId, used);
  };
  return () => {
    const time = now();
    if (time > latest) {
      latest = time;
      sequence = Math.floor(Math.random() * (sequences / 2));
    } else {
      sequence += 1;
    }
    return v7({ msecs: latest, seq: sequence, random: random() });
  };
}
