// Pictures are looked at in threads of their own, which end when nobody needs them.
import { Worker } from 'node:worker_threads';
import { createThreadPool } from './threadPool.ts';

/** A `list` is one column, in which a price far to the right belongs to its name; a `page` may have several, and may lie askew. */
export type Layout = 'list' | 'page';

/** A page of a book has several times the words of a receipt. */
const shareOf: Readonly<Record<Layout, number>> = { list: 1, page: 2 };

/** What goes to a thread. */
export interface ReaderJob {
  readonly id: number;
  readonly picture: Uint8Array;
  readonly layout: Layout;
}

export interface ReaderOptions {
  /** Threads, one picture each at a time. */
  readonly threads?: number;
  /** Milliseconds that one picture may take, a page twice as many; the first of a thread, which has to start, as much again. */
  readonly limit?: number;
  /** Milliseconds after which a thread with nothing to do ends. */
  readonly rest?: number;
  /** Pictures that may wait; one more is refused. */
  readonly queue?: number;
  /** Told of a thread that failed or hung, and was ended. */
  readonly onFailure?: (error: Error) => void;
  /** The thread's program; another one in tests of what fails. */
  readonly program?: URL;
}

export interface Reader<Result> {
  /** Looks at a PNG or JPEG. Rejects with `ReaderBusy`, or where a thread fails or takes too long. */
  read(picture: Buffer, layout?: Layout): Promise<Result>;
  /** How many threads run. */
  readonly running: number;
  /** Ends the threads; what still waits is rejected. */
  close(): Promise<void>;
}

export class ReaderBusy extends Error {
  constructor() {
    super('Many photos are being read just now. Please try again in a moment.');
  }
}

/** @param name as messages have it: 'text reader'; @param data for each thread as it starts */
export function createReader<Result>(
  name: string,
  data: unknown,
  {
    threads,
    limit,
    rest,
    queue,
    onFailure = () => {},
    program,
  }: Required<Omit<ReaderOptions, 'onFailure'>> & Pick<ReaderOptions, 'onFailure'>,
): Reader<Result> {
  const pool = createThreadPool<ReaderJob, Result>({
    name,
    open: () => {
      // What the reader writes on its own account is no business of the server's log.
      const worker = new Worker(program, { workerData: data, stdout: true, stderr: true });
      worker.stdout.resume();
      worker.stderr.resume();
      return worker;
    },
    threads,
    rest,
    queue,
    timeFor: ({ layout }, hasRead) => (hasRead ? limit : 2 * limit) * shareOf[layout],
    busy: () => new ReaderBusy(),
    late: (time) => new Error(`The ${name} took more than ${time / 1000} s and was stopped.`),
    onFailure,
  });
  return {
    read: (picture, layout = 'list') => pool.ask((id) => ({ id, picture, layout })),
    get running() {
      return pool.running;
    },
    close: () => pool.close(),
  };
}
