/** How fast photos are read by the text reader, what it costs in memory, and how late everybody else is meanwhile. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from '../../scripts/bench.ts';

export const name = 'Photos';

const [mostTime, mostMemory, mostDelay] = [1500, 250, 50] as const; // ms, MB, ms

interface Measured {
  readonly times: number[];
  readonly first: number;
  readonly items: number;
  readonly extra: number;
  readonly kept: number;
  readonly late: number;
}

export async function run(): Promise<Figure[]> {
  // A process of its own, with memory handed out as `npm start` has it.
  const env = {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '65536',
  };
  const text = execFileSync(process.execPath, [join(import.meta.dirname, 'readPhotos.ts')], {
    env,
    encoding: 'utf8',
  });
  const { times, first, items, extra, kept, late } = JSON.parse(text) as Measured;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    {
      what: 'A 3-megapixel photo, opened and read, p50 / p95',
      measured: `${at(0.5).toFixed(0)} / ${at(0.95).toFixed(0)} ms`,
      target: `p95 ≤ ${mostTime} ms`,
      met: at(0.95) <= mostTime,
    },
    {
      what: 'The first photo, for which the reader starts',
      measured: `${first.toFixed(0)} ms`,
      target: 'for comparison',
      met: true,
    },
    {
      what: 'Items read from a receipt, a worse one, a label and a bowl of fruit (6, 6, 1, 0 are there)',
      measured: String(items),
      target: '≥ 12',
      met: items >= 12,
    },
    {
      what: 'Memory beyond that of the server, at most',
      measured: `${extra.toFixed(0)} MB`,
      target: `≤ ${mostMemory} MB`,
      met: extra <= mostMemory,
    },
    {
      what: 'Memory that stays when the reader has ended',
      measured: `${kept.toFixed(0)} MB`,
      target: 'for comparison',
      met: true,
    },
    {
      what: 'Delay of the event loop meanwhile, p99',
      measured: `${late.toFixed(1)} ms`,
      target: `≤ ${mostDelay} ms`,
      met: late <= mostDelay,
    },
  ];
}
