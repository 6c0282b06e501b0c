// Printed words are read in threads of their own.
import { availableParallelism } from 'node:os';
import type { PrintedLine } from '../../../kitchen/index.ts';
import { createReader, type Reader, type ReaderOptions } from './readers.ts';

/** A word and where it stands, in pixels from the left and from the top. */
export interface PrintedWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** A line with its words. */
export interface ReadLine extends PrintedLine {
  readonly words: readonly PrintedWord[];
}

/** The lines of a picture, as they stand. */
export type TextReader = Reader<readonly ReadLine[]>;

/** By default one thread for each core but one, and at least one; about 90 MB each. One picture takes 10 seconds at most, and a thread without work ends after a minute. */
export function createTextReader(options: ReaderOptions = {}): TextReader {
  return createReader('text reader', undefined, {
    threads: Math.max(1, availableParallelism() - 1),
    limit: 10_000,
    rest: 60_000,
    queue: 16,
    program: new URL('./textReaderThread.ts', import.meta.url),
    ...options,
  });
}
