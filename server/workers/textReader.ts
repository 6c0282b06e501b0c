// Printed words are read in threads of their own, which end when nobody needs them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PrintedLine } from '../../kitchen/index.ts';
import type { TextJob, TextReply } from './textReaderThread.ts';

export interface TextReaderOptions {
  /** Threads, one picture each at a time, about 90 MB each; by default one for each core but one, and at least one. */
  readonly threads?: number;
  /** Milliseconds that one picture may take, the start of a thread included; 10 s by default. */
  readonly limit?: number;
  /** Milliseconds after which a thread with nothing to do ends; one minute by default. */
  readonly rest?: number;
  /** Pictures that may wait; one more is refused. */
  readonly queue?: number;
  /** Told of a thread that failed or hung, and was ended. */
  readonly onFailure?: (error: Error) => void;
  /** The thread's program; another one in tests of what fails. */
  readonly program?: URL;
}

export interface TextReader {
  /** The lines of a PNG or JPEG, as they stand. Rejects with `TextReaderBusy`, or where a thread fails or takes too long. */
  read(picture: Buffer): Promise<readonly PrintedLine[]>;
  /** How many threads run. */
  readonly running: number;
  /** Ends the threads; what still waits is rejected. */
  close(): Promise<void>;
}

export class TextReaderBusy extends Error {
  constructor() { super('Many photos are being read just now. Please try again in a moment.'); }
}

interface Waiting { readonly job: TextJob; readonly resolve: (lines: readonly PrintedLine[]) => void; readonly reject: (error: Error) => void }
interface Thread { readonly worker: Worker; current: Waiting | null; timer: NodeJS.Timeout | null }

export function createTextReader(options: TextReaderOptions = {}): TextReader {
  const { threads = Math.max(1, availableParallelism() - 1), limit = 10_000, rest = 60_000, queue = 16, onFailure = () => {}, program = new URL('./textReaderThread.ts', import.meta.url) } = options;
  const running = new Set<Thread>();
  const waiting: Waiting[] = [];
  let [last, closed] = [0, false];

  function settle(thread: Thread, how: (each: Waiting) => void): void {
    const { current, timer } = thread;
    if (timer) clearTimeout(timer);
    thread.current = null;
    thread.timer = null;
    if (current) how(current);
  }

  /** Takes the thread out first, so that its end tells nobody twice. */
  function end(thread: Thread, error?: Error): void {
    if (!running.delete(thread)) return;
    settle(thread, ({ reject }) => reject(error ?? new Error('The text reader is closed.')));
    void thread.worker.terminate();
    if (error) onFailure(error);
    next();
  }

  function start(): Thread {
    // What the reader writes on its own account is no business of the server's log.
    const worker = new Worker(program, { stdout: true, stderr: true });
    worker.unref();
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread = { worker, current: null, timer: null };
    worker.on('message', (reply: TextReply) => {
      settle(thread, ({ resolve, reject }) => ('lines' in reply ? resolve(reply.lines) : reject(new Error(`The text reader failed: ${reply.failure}`))));
      next();
      if (!thread.current) thread.timer = setTimeout(() => end(thread), rest).unref();
    });
    worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => end(thread, new Error(`The text reader's thread ended with ${code}.`)));
    running.add(thread);
    return thread;
  }

  function next(): void {
    if (closed) return;
    while (waiting.length > 0) {
      const idle = [...running].find(({ current }) => current === null) ?? (running.size < threads ? start() : undefined);
      const job = idle && waiting.shift();
      if (!idle || !job) return;
      if (idle.timer) clearTimeout(idle.timer);
      idle.current = job;
      idle.timer = setTimeout(() => end(idle, new Error(`The text reader took more than ${limit / 1000} s and was stopped.`)), limit);
      idle.worker.postMessage(job.job, []);
    }
  }

  return {
    read: (picture) => new Promise((resolve, reject) => {
      if (closed) { reject(new Error('The text reader is closed.')); return; }
      if (waiting.length >= queue) { reject(new TextReaderBusy()); return; }
      last += 1;
      waiting.push({ job: { id: last, picture }, resolve, reject });
      next();
    }),
    get running() { return running.size; },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The text reader is closed.'));
      await Promise.all([...running].map(async (thread) => { running.delete(thread); settle(thread, ({ reject }) => reject(new Error('The text reader is closed.'))); await thread.worker.terminate(); }));
    },
  };
}
