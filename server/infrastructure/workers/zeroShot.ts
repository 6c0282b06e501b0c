// Pictures are compared with names in a thread of its own.
import { createReader, type Reader, type ReaderOptions } from './readers.ts';
import type { PartScores, ZeroShotData } from './zeroShotThread.ts';

export type { PartScores } from './zeroShotThread.ts';
/** The likeliest names of the whole picture and of its parts. */
export type ZeroShot = Reader<readonly PartScores[]>;

/** One thread; the first picture waits until the model is loaded and knows its names. A picture takes 20 seconds at most, the first one 40, and the thread ends after ten minutes without work. */
export function createZeroShot(data: ZeroShotData, options: ReaderOptions = {}): ZeroShot {
  return createReader('image model', data, {
    threads: 1,
    limit: 20_000,
    rest: 600_000,
    queue: 8,
    program: new URL('./zeroShotThread.ts', import.meta.url),
    ...options,
  });
}
