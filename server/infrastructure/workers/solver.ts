// Weekly plans are solved in threads of their own, so that no other call waits for them.
import { Worker } from 'node:worker_threads';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import type { OfferedSwaps } from '../../../contract/swaps.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import type { SolverJob } from './solverThread.ts';
import { createThreadPool } from './threadPool.ts';

export interface SolverOptions {
  /** Threads, each with a kitchen of its own (about 100 MB); 1 by default. */
  readonly threads?: number;
  /** Milliseconds of the thread's own computing that one search for a plan may take; the best by then is returned. */
  readonly milliseconds?: number;
  /** Milliseconds after which a thread with nothing to do ends, and gives its memory back; 10 minutes by default. */
  readonly rest?: number;
  /** Requests that may wait; one more is refused. */
  readonly queue?: number;
  /** How far past its time a thread may be before it counts as hung (ms), and as much again where it has to start first. */
  readonly grace?: number;
  /** The share of the proven bound that a week may be short of it for the search to end; the kitchen's own unless given. */
  readonly gap?: number;
  /** Told of a thread that failed or hung, and was replaced. */
  readonly onFailure?: (error: Error) => void;
  /** The thread's program; another one in tests of what fails. */
  readonly program?: URL;
  /** An operator's file of newer exchange rates. */
  readonly rates?: string;
}

export interface Solver {
  /**
   * A week. Resolves also where no plan can be made (`meal_plan` null, `code`, `error`); rejects with `SolverBusy`, with `SolverLate`, or where a thread fails.
   * @param calledOff takes it out of the queue, and rejects it with `SolverCalledOff`; what a thread has begun it ends.
   */
  plan(request: PlanRequest, calledOff?: AbortSignal): Promise<GeneratedPlan>;
  /** A plan with one meal replaced; as `plan`. */
  swap(request: SwapRequest, calledOff?: AbortSignal): Promise<GeneratedPlan>;
  /** Dishes for one place of a plan; as `plan`. */
  offers(request: SwapRequest, calledOff?: AbortSignal): Promise<OfferedSwaps>;
  /** Starts the threads and solves a week or two, so that the first person need not wait for that. Never rejects. */
  warm(): Promise<void>;
  /** Starts a thread if none runs, before it is asked for anything. Resolves when it is ready; never rejects. */
  prepare(): Promise<void>;
  /** Ends the threads; what still waits is rejected. */
  close(): Promise<void>;
}

export class SolverBusy extends Error {
  constructor() {
    super('Many plans are being made just now. Please try again in a minute.');
  }
}

/** A thread has not come to an end long after its time, and was stopped. */
export class SolverLate extends Error {
  constructor(milliseconds: number) {
    super(`The planner took more than ${milliseconds / 1000} s and was stopped`);
  }
}

export class SolverCalledOff extends Error {
  constructor() {
    super('Nobody waits for this plan any more.');
  }
}

/** What a thread may take on a busy machine for all searches of one plan (threadClock.ts, searchEnds.ts), and for what comes before and after them (ms). */
const usualGrace = 35_000;

/** Threads start with the first request, or with `warm`. */
export function createSolver({
  threads = 1,
  milliseconds = 5000,
  rest = 600_000,
  queue = 32,
  grace = usualGrace,
  onFailure = () => {},
  program = new URL('./solverThread.ts', import.meta.url),
  ...workerData
}: SolverOptions = {}): Solver {
  const pool = createThreadPool<SolverJob, GeneratedPlan | OfferedSwaps>({
    name: 'planner',
    open: () => new Worker(program, { workerData }),
    threads,
    rest,
    queue,
    timeFor: (job, hasAnswered) => job.milliseconds + (hasAnswered ? grace : 2 * grace),
    busy: () => new SolverBusy(),
    late: (longest) => new SolverLate(longest),
    onFailure,
  });

  /** The thread answers each kind of job with what it is asked for. */
  const send = <Answer extends GeneratedPlan | OfferedSwaps>(
    job: (id: number) => SolverJob,
    calledOff?: AbortSignal,
  ): Promise<Answer> =>
    pool.ask(
      job,
      calledOff && { signal: calledOff, error: () => new SolverCalledOff() },
    ) as Promise<Answer>;

  return {
    plan: (request, calledOff) =>
      send((id) => ({ id, kind: 'plan', request, milliseconds }), calledOff),
    swap: (request, calledOff) =>
      send((id) => ({ id, kind: 'swap', request, milliseconds }), calledOff),
    offers: (request, calledOff) =>
      send((id) => ({ id, kind: 'offers', request, milliseconds }), calledOff),
    async warm() {
      await Promise.allSettled(
        Array.from({ length: threads }, () =>
          send((id) => ({ id, kind: 'warm', milliseconds: 20_000 })),
        ),
      );
    },
    async prepare() {
      if (pool.running > 0) return;
      await send((id) => ({ id, kind: 'prepare', milliseconds: 20_000 })).catch(() => {});
    },
    close: () => pool.close(),
  };
}
