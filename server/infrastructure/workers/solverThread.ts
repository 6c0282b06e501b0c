// The thread that solves: it holds a kitchen and a solver of its own, and answers one request at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import type { OfferedSwaps } from '../../../contract/swaps.ts';
import { loadKitchen } from '../../../kitchen/index.ts';
import { loadSolver, offerSwaps, planWeek, swapMeal } from '../../../kitchen/planning/index.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import { slots } from '../../../domain/slots.ts';
import { clocksOfThread, jobClock } from './threadClock.ts';
import type { ThreadReply } from './threadPool.ts';

export type SolverJob = { readonly id: number; readonly milliseconds: number } & (
  | { readonly kind: 'plan'; readonly request: PlanRequest }
  | { readonly kind: 'swap' | 'offers'; readonly request: SwapRequest }
  | { readonly kind: 'warm' | 'prepare' }
);

const port = parentPort;
if (!port) throw new Error('solverThread.ts is started as a worker, by solver.ts');

const { rates, gap } = (workerData ?? {}) as { readonly rates?: string; readonly gap?: number };
const kitchen = loadKitchen(rates === undefined ? {} : { rates });
const highs = await loadSolver();

/** Weeks unlike each other: solving them once compiles what the first person would wait for. */
const rehearsals: readonly PlanRequest[] = [
  { health: {}, country: 'NG', budget: 20_000, byBudget: true },
  { health: { conditions: ['hypertension'] }, country: 'GB', budget: 45, byBudget: true },
];

function solve(job: SolverJob): GeneratedPlan | OfferedSwaps {
  const now = jobClock(clocksOfThread);
  const limits = { milliseconds: job.milliseconds, now, ...(gap === undefined ? {} : { gap }) };
  if (job.kind === 'plan') return planWeek(kitchen, highs, job.request, limits);
  if (job.kind === 'offers') return offerSwaps(kitchen, job.request);
  if (job.kind === 'swap') return swapMeal(kitchen, highs, job.request, limits);
  if (job.kind === 'prepare') compile(now);
  else for (const request of rehearsals) rehearse(request);
  return { meal_plan: null };
}

/** The least that compiles what a first week would wait for: any week at all, without a search for a better one. */
function compile(now: () => number): void {
  for (const request of rehearsals.slice(0, 1))
    planWeek(kitchen, highs, request, { milliseconds: 1, now });
}

function rehearse(request: PlanRequest): void {
  const now = jobClock(clocksOfThread);
  const { meal_plan: plan } = planWeek(kitchen, highs, request, { milliseconds: 2000, now });
  if (plan)
    for (const slot of slots) offerSwaps(kitchen, { ...request, plan, day: 'Thursday', slot });
}

port.on('message', (job: SolverJob) => {
  let reply: ThreadReply<GeneratedPlan | OfferedSwaps>;
  try {
    reply = { id: job.id, answer: solve(job) };
  } catch (error) {
    reply = {
      id: job.id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  port.postMessage(reply);
});
