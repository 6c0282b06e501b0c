// Pictures are looked at in threads of their own, which end when nobody needs them.
import { Worker } from 'node:worker_threads';
import { onReply } from './replies.ts';

/** A `list` is one column, in which a price far to the right belongs to its name; a `page` may have several, and may lie askew. */
export type Layout = 'list' | 'page';

/** A page of a book has several times the words of a receipt. */
const shareOf: Readonly<Record<Layout, number>> = { list: 1, page: 2 };

/** What goes to a thread, and what comes back. */
export interface ReaderJob {
  readonly id: number;
  readonly picture: Uint8Array;
  readonly layout: Layout;
}
export type ReaderReply<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: string };

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

interface Waiting<Result> {
  readonly job: ReaderJob;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}
interface Thread<Result> {
  readonly worker: Worker;
  current: Waiting<Result> | null;
  timer: NodeJS.Timeout | null;
  hasRead: boolean;
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
  const running = new Set<Thread<Result>>();
  const waiting: Waiting<Result>[] = [];
  const closing = () => new Error(`The ${name} is closed.`);
  let [last, closed] = [0, false];

  function settle(thread: Thread<Result>, how: (each: Waiting<Result>) => void): void {
    const { current, timer } = thread;
    if (timer) clearTimeout(timer);
    thread.current = null;
    thread.timer = null;
    if (current) how(current);
  }

  /** Takes the thread out first, so that its end tells nobody twice. */
  function end(thread: Thread<Result>, error?: Error): void {
    if (!running.delete(thread)) return;
    settle(thread, ({ reject }) => reject(error ?? closing()));
    void thread.worker.terminate();
    if (error) onFailure(error);
    next();
  }

  function start(): Thread<Result> {
    // What the reader writes on its own account is no business of the server's log.
    const worker = new Worker(program, { workerData: data, stdout: true, stderr: true });
    worker.unref();
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread<Result> = { worker, current: null, timer: null, hasRead: false };
    onReply(worker, (reply: ReaderReply<Result>) => {
      thread.hasRead = true;
      settle(thread, ({ resolve, reject }) =>
        'result' in reply
          ? resolve(reply.result)
          : reject(new Error(`The ${name} failed: ${reply.failure}`)),
      );
      next();
      if (!thread.current) thread.timer = setTimeout(() => end(thread), rest).unref();
    });
    worker.on('error', (error) =>
      end(thread, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', (code) => end(thread, new Error(`The ${name}'s thread ended with ${code}.`)));
    running.add(thread);
    return thread;
  }

  function next(): void {
    if (closed) return;
    while (waiting.length > 0) {
      const idle =
        [...running].find(({ current }) => current === null) ??
        (running.size < threads ? start() : undefined);
      const job = idle && waiting.shift();
      if (!idle || !job) return;
      if (idle.timer) clearTimeout(idle.timer);
      idle.current = job;
      const time = (idle.hasRead ? limit : 2 * limit) * shareOf[job.job.layout];
      idle.timer = setTimeout(
        () => end(idle, new Error(`The ${name} took more than ${time / 1000} s and was stopped.`)),
        time,
      );
      idle.worker.postMessage(job.job, []);
    }
  }

  return {
    read: (picture, layout = 'list') =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(closing());
          return;
        }
        if (waiting.length >= queue) {
          reject(new ReaderBusy());
          return;
        }
        last += 1;
        waiting.push({ job: { id: last, picture, layout }, resolve, reject });
        next();
      }),
    get running() {
      return running.size;
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(closing());
      await Promise.all(
        [...running].map(async (thread) => {
          running.delete(thread);
          settle(thread, ({ reject }) => reject(closing()));
          await thread.worker.terminate();
        }),
      );
    },
  };
}
