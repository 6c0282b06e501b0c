/** What code computes, as ratios within one run: a busy machine slows both sides alike. */

/** Milliseconds that this thread has computed, what it waited for left out. */
const ofThread = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The clock of a thread's computing goes in steps of some milliseconds: less than this says little. */
const enough = 24;
const turns = 5;

/** What one run computes, of as many as it takes to tell. */
function computedByOne(run: () => void): number {
  for (let times = 1; ; times *= 4) {
    const before = ofThread();
    for (let time = 0; time < times; time += 1) run();
    const computed = ofThread() - before;
    if (computed >= enough) return computed / times;
  }
}

/**
 * How many times more is computed for an input four times as long: about 1 where the input is cut,
 * 4 where each part is read once, 16 where each is held against all others.
 */
export function growthByFour(run: (length: number) => void, length: number): number {
  run(length);
  // What comes between (the machine's other work, memory that is collected) makes single runs longer, never shorter: of
  // several the shortest counts, and the two lengths take turns, so that a slow while falls on both.
  let [once, fourTimes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < turns; turn += 1) {
    once = Math.min(
      once,
      computedByOne(() => run(length)),
    );
    fourTimes = Math.min(
      fourTimes,
      computedByOne(() => run(4 * length)),
    );
  }
  return fourTimes / once;
}

/** The share of this process's computing, from 0 to 1, that this thread does while something runs. */
export async function shareOfThread(run: () => Promise<unknown>): Promise<number> {
  const [thread, whole] = [ofThread(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(whole);
  return (ofThread() - thread) / ((user + system) / 1000);
}
