// The clock of a thread that computes for a limited time: on a busy machine computing takes longer, and somebody waits for it.

export interface Clocks {
  /** What this thread has computed (ms). */
  readonly computed: () => number;
  /** The time that passes (ms). */
  readonly passed: () => number;
}

/** So many times as long as its computing a job may take before the time that passes counts as well. */
export const slowest = 3;

/** Milliseconds since a job began: what was computed, and never less than a share of the time that has passed. */
export function jobClock({ computed, passed }: Clocks): () => number {
  const began = { computed: computed(), passed: passed() };
  return () => Math.max(computed() - began.computed, (passed() - began.passed) / slowest);
}

export const clocksOfThread: Clocks = {
  computed: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  passed: () => performance.now(),
};
