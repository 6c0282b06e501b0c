// Weekly plans are solved in threads of their own, so that no other call waits for them.
import { Worker } from 'node:worker_threads';
import type { GeneratedPlan } from '../../contract/plans.ts';
import type { PlanRequest, SwapRequest } from '../../kitchen/plan/index.ts';
import type { SolverJob, SolverReply } from './solverThread.ts';

export interface SolverOptions {
  /** Threads, each with a kitchen of its own (about 100 MB); 1 by default. */
  readonly threads?: number;
  /** Milliseconds that one plan may take; the best by then is returned. */
  readonly milliseconds?: number;
  /** Milliseconds after which a thread with nothing to do ends, and gives its memory back; 10 minutes by default. */
  readonly rest?: number;
  /** Requests that may wait; one more is refused. */
  readonly queue?: number;
  /** Told of a thread that failed or hung, and was replaced. */
  readonly onFailure?: (error: Error) => void;
}

export interface Solver {
  /** A week. Resolves also where no plan can be made (`meal_plan` null, `code`, `error`); rejects with `SolverBusy`, or where a thread fails. */
  plan(request: PlanRequest): Promise<GeneratedPlan>;
  /** A plan with one meal replaced; as `plan`. */
  swap(request: SwapRequest): Promise<GeneratedPlan>;
  /** Starts the threads and solves a week or two, so that the first person need not wait for that. Never rejects. */
  warm(): Promise<void>;
  /** Ends the threads; what still waits is rejected. */
  close(): Promise<void>;
}

export class SolverBusy extends Error {
  constructor() { super('Many plans are being made just now. Please try again in a minute.'); }
}

/** How far past its time a thread may be before it counts as hung. */
const patience = 10_000;

interface Waiting { readonly job: SolverJob; readonly resolve: (answer: GeneratedPlan) => void; readonly reject: (error: Error) => void }
interface Thread { readonly worker: Worker; current: Waiting | null; timer: NodeJS.Timeout | null }

/** Threads start with the first request, or with `warm`. */
export function createSolver({ threads = 1, milliseconds = 8000, rest = 600_000, queue = 32, onFailure = () => {} }: SolverOptions = {}): Solver {
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

  function drop(thread: Thread, error: Error): void {
    if (!running.delete(thread)) return;
    settle(thread, ({ reject }) => reject(error));
    void thread.worker.terminate();
    if (closed) return;
    onFailure(error);
    next();
  }

  function start(): Thread {
    const worker = new Worker(new URL('./solverThread.ts', import.meta.url));
    // A thread at rest does not keep the process alive.
    worker.unref();
    const thread: Thread = { worker, current: null, timer: null };
    worker.on('message', (reply: SolverReply) => {
      settle(thread, ({ resolve, reject }) => ('answer' in reply ? resolve(reply.answer) : reject(new Error(`The planner failed: ${reply.failure}`))));
      next();
      if (!thread.current) thread.timer = setTimeout(() => { running.delete(thread); void worker.terminate(); }, rest).unref();
    });
    worker.on('error', (error) => drop(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => drop(thread, new Error(`The planner's thread ended with ${code}`)));
    running.add(thread);
    return thread;
  }

  function next(): void {
    if (closed) return;
    while (waiting.length) {
      const idle = [...running].find(({ current }) => current === null) ?? (running.size < threads ? start() : undefined);
      const job = idle && waiting.shift();
      if (!idle || !job) return;
      if (idle.timer) clearTimeout(idle.timer);
      idle.current = job;
      idle.timer = setTimeout(() => drop(idle, new Error(`The planner took more than ${(job.job.milliseconds + patience) / 1000} s and was stopped`)), job.job.milliseconds + patience);
      idle.worker.postMessage(job.job, []);
    }
  }

  const send = (job: (id: number) => SolverJob): Promise<GeneratedPlan> => new Promise((resolve, reject) => {
    if (closed) { reject(new Error('The planner is closed')); return; }
    if (waiting.length >= queue) { reject(new SolverBusy()); return; }
    last += 1;
    waiting.push({ job: job(last), resolve, reject });
    next();
  });

  return {
    plan: (request) => send((id) => ({ id, kind: 'plan', request, milliseconds })),
    swap: (request) => send((id) => ({ id, kind: 'swap', request, milliseconds })),
    async warm() {
      await Promise.allSettled(Array.from({ length: threads }, () => send((id) => ({ id, kind: 'warm', milliseconds: 20_000 }))));
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The planner is closed'));
      await Promise.all([...running].map(async (thread) => { settle(thread, ({ reject }) => reject(new Error('The planner is closed'))); running.delete(thread); await thread.worker.terminate(); }));
    },
  };
}
