// Ids of stored things: UUIDv7, so that they sort by age. Within one process they strictly grow,
// also when the clock is set back.
import { v7 } from 'uuid';

const sequenceBits = 2 ** 31;

/** @param now the clock, in milliseconds since 1970. */
export function createIdSource(now: () => number): () => string {
  let latest = 0;
  let sequence = 0;
  return () => {
    const time = now();
    if (time > latest) {
      latest = time;
      sequence = Math.floor(Math.random() * (sequenceBits / 2));
    } else {
      sequence += 1;
    }
    return v7({ msecs: latest, seq: sequence });
  };
}
