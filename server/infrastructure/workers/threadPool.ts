// Threads that do one job after another. They start when they are needed, and end when nobody needs them.
import type { Worker } from 'node:worker_threads';
import { onReply } from './replies.ts';

/** What comes back from a thread. */
export type ThreadReply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: string };

export interface PoolOptions<Job> {
  /** As messages have it: 'text reader'. */
  readonly name: string;
  /** Starts a thread. */
  readonly open: () => Worker;
  /** Threads, one job each at a time. */
  readonly threads: number;
  /** Milliseconds after which a thread with nothing to do ends. */
  readonly rest: number;
  /** Jobs that may wait; one more is refused. */
  readonly queue: number;
  /** Milliseconds that a job may take; a thread that has not answered yet may have to start first. */
  readonly timeFor: (job: Job, hasAnswered: boolean) => number;
  /** The error of one more than may wait, and of one that took too long. */
  readonly busy: () => Error;
  readonly late: (milliseconds: number) => Error;
  /** Told of a thread that failed or hung, and was ended. */
  readonly onFailure: (error: Error) => void;
}

/** When nobody waits for a job any more, and the error that says so. */
export interface Leave {
  readonly signal: AbortSignal;
  readonly error: () => Error;
}

export interface ThreadPool<Job, Answer> {
  /**
   * Rejects where too many wait, or where a thread fails or takes too long.
   * @param leave takes the job out of the queue; what a thread has begun it ends
   */
  ask(job: (id: number) => Job, leave?: Leave): Promise<Answer>;
  /** How many threads run. */
  readonly running: number;
  /** Ends the threads; what still waits is rejected. */
  close(): Promise<void>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}
interface Thread<Job, Answer> {
  readonly worker: Worker;
  current: Waiting<Job, Answer> | null;
  timer: NodeJS.Timeout | null;
  hasAnswered: boolean;
}

const closing = (name: string): Error => new Error(`The ${name} is closed.`);

/** Frees a thread of its job, and tells how that ended. */
function settle<Job, Answer>(
  thread: Thread<Job, Answer>,
  how: (each: Waiting<Job, Answer>) => void,
): void {
  const { current, timer } = thread;
  if (timer) clearTimeout(timer);
  thread.current = null;
  thread.timer = null;
  if (current) how(current);
}

/** Hears what a thread answers, and how it ends. */
function listen<Job, Answer>(
  thread: Thread<Job, Answer>,
  name: string,
  onAnswered: () => void,
  onEnd: (error: Error) => void,
): void {
  onReply(thread.worker, (reply: ThreadReply<Answer>) => {
    thread.hasAnswered = true;
    settle(thread, ({ resolve, reject }) =>
      'answer' in reply
        ? resolve(reply.answer)
        : reject(new Error(`The ${name} failed: ${reply.failure}`)),
    );
    onAnswered();
  });
  thread.worker.on('error', (error) =>
    onEnd(error instanceof Error ? error : new Error(String(error))),
  );
  thread.worker.on('exit', (code) => onEnd(new Error(`The ${name}'s thread ended with ${code}.`)));
}

/** Takes a job out of the queue when it is called off, at once where it is already. */
function leaveWith<Job, Answer>(
  { signal, error }: Leave,
  waiting: Waiting<Job, Answer>[],
  each: Waiting<Job, Answer>,
): void {
  const leave = () => {
    const place = waiting.indexOf(each);
    if (place === -1) return;
    waiting.splice(place, 1);
    each.reject(error());
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}

/** The threads, which take what waits. */
function createThreads<Job, Answer>(
  { name, open, threads, rest, timeFor, late, onFailure }: PoolOptions<Job>,
  waiting: Waiting<Job, Answer>[],
) {
  const running = new Set<Thread<Job, Answer>>();

  /** Takes the thread out first, so that its end tells nobody twice. */
  function end(thread: Thread<Job, Answer>, error?: Error): void {
    if (!running.delete(thread)) return;
    settle(thread, ({ reject }) => reject(error ?? closing(name)));
    void thread.worker.terminate();
    if (error) onFailure(error);
    next();
  }

  function start(): Thread<Job, Answer> {
    const worker = open();
    // A thread at rest does not keep the process alive.
    worker.unref();
    const thread: Thread<Job, Answer> = { worker, current: null, timer: null, hasAnswered: false };
    const goOn = () => {
      next();
      if (!thread.current) thread.timer = setTimeout(() => end(thread), rest).unref();
    };
    listen(thread, name, goOn, (error) => end(thread, error));
    running.add(thread);
    return thread;
  }

  function begin(thread: Thread<Job, Answer>, each: Waiting<Job, Answer>): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.current = each;
    const time = timeFor(each.job, thread.hasAnswered);
    thread.timer = setTimeout(() => end(thread, late(time)), time);
    thread.worker.postMessage(each.job, []);
  }

  function next(): void {
    while (waiting.length > 0) {
      const idle =
        [...running].find(({ current }) => current === null) ??
        (running.size < threads ? start() : undefined);
      const each = idle && waiting.shift();
      if (!idle || !each) return;
      begin(idle, each);
    }
  }

  return { running, next };
}

export function createThreadPool<Job, Answer>(options: PoolOptions<Job>): ThreadPool<Job, Answer> {
  const { name, queue, busy } = options;
  const waiting: Waiting<Job, Answer>[] = [];
  const { running, next } = createThreads(options, waiting);
  let [last, closed] = [0, false];

  return {
    ask: (job, leave) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queue) {
          reject(closed ? closing(name) : busy());
          return;
        }
        last += 1;
        const each = { job: job(last), resolve, reject };
        waiting.push(each);
        if (leave) leaveWith(leave, waiting, each);
        next();
      }),
    get running() {
      return running.size;
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(closing(name));
      await Promise.all(
        [...running].map(async (thread) => {
          running.delete(thread);
          settle(thread, ({ reject }) => reject(closing(name)));
          await thread.worker.terminate();
        }),
      );
    },
  };
}
