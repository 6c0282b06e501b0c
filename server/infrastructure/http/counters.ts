// Counts of attempts, for @fastify/rate-limit. Its own store keeps the 5,000 it saw last, so that whoever has
// 5,000 addresses starts at nought again; this one forgets last what has been tried most.

interface Count {
  tries: number;
  since: number;
}
export type Answer = (error: Error | null, result: { current: number; ttl: number }) => void;

/** About 100 bytes each. */
const mostKept = 200_000;
/** So much is forgotten at once where nothing has run out. */
const share = 0.1;

export class Counters {
  readonly #counts = new Map<string, Count>();

  incr(key: string, answer: Answer, window: number): void {
    const time = Date.now();
    let count = this.#counts.get(key);
    if (count && count.since + window <= time) {
      // In the order in which they began, so that what ran out is found at the front.
      this.#counts.delete(key);
      count = undefined;
    }
    if (!count) {
      if (this.#counts.size >= mostKept) this.#makeRoom(time - window);
      count = { tries: 0, since: time };
      this.#counts.set(key, count);
    }
    count.tries += 1;
    answer(null, { current: count.tries, ttl: count.since + window - time });
  }

  child(): Counters {
    return new Counters();
  }

  #makeRoom(runOut: number): void {
    for (const [key, { since }] of this.#counts) {
      if (since > runOut) break;
      this.#counts.delete(key);
    }
    for (let tries = 1; this.#counts.size >= mostKept; tries += 1) this.#forget(tries);
  }

  /** What was tried so often and no more goes, oldest first. */
  #forget(tries: number): void {
    const target = mostKept * (1 - share);
    for (const [key, count] of this.#counts) {
      if (this.#counts.size <= target) return;
      if (count.tries <= tries) this.#counts.delete(key);
    }
  }
}

/** Whom an address belongs to, as far as it tells: of IPv6 a household has 2⁶⁴. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.split('%')[0]?.split('::') ?? [];
  const groups = front === '' ? [] : front.split(':');
  const rest = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
