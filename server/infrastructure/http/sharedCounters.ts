// A store for @fastify/rate-limit that all processes on one PostgreSQL share. Whoever was refused is refused from
// memory until their time is over, so that a flood costs the database nothing; and while the database is away,
// each process counts for itself.
import type { SharedAttempts } from '../database/attemptRepository.ts';
import { type Answer, Counters } from './counters.ts';

/** The limit that each process counts for itself: it keeps the load down, and one more statement with every change would add to it. */
export const countedAlone = 'write';

/** About 100 bytes each. */
const mostRefused = 50_000;

export function sharedCounters(
  attempts: Pick<SharedAttempts, 'count'>,
  onFailure: (error: unknown) => void,
) {
  /** Until when (ms since 1970), and with how many attempts. */
  const refused = new Map<string, { until: number; current: number }>();
  const alone = new Counters();

  return class SharedCounters {
    incr(key: string, answer: Answer, window: number, max = Infinity): void {
      if (key.startsWith(`${countedAlone}:`)) return alone.incr(key, answer, window);
      const time = Date.now();
      const known = refused.get(key);
      if (known && known.until > time)
        return answer(null, { current: known.current, ttl: known.until - time });
      refused.delete(key);
      attempts.count(key, window).then(
        (counted) => {
          if (counted.current > max) {
            if (refused.size >= mostRefused) refused.clear();
            refused.set(key, { until: time + counted.ttl, current: counted.current });
          }
          answer(null, counted);
        },
        (error: unknown) => {
          onFailure(error);
          alone.incr(key, answer, window);
        },
      );
    }

    child(): SharedCounters {
      return this;
    }
  };
}
