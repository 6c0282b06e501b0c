// The thread that solves: it holds a kitchen and a solver of its own, and answers one request at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { loadKitchen } from '../../../kitchen/index.ts';
import { loadSolver, planWeek, swapMeal } from '../../../kitchen/planning/index.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';

export type SolverJob = { readonly id: number; readonly milliseconds: number } & (
  | { readonly kind: 'plan'; readonly request: PlanRequest }
  | { readonly kind: 'swap'; readonly request: SwapRequest }
  | { readonly kind: 'warm' }
);
export type SolverReply =
  | { readonly id: number; readonly answer: GeneratedPlan }
  | { readonly id: number; readonly failure: string };

const port = parentPort;
if (!port) throw new Error('solverThread.ts is started as a worker, by solver.ts');

const { rates } = (workerData ?? {}) as { readonly rates?: string };
const kitchen = loadKitchen(rates === undefined ? {} : { rates });
const highs = await loadSolver();
const now = (): number => performance.now();

/** Weeks unlike each other: solving them once compiles what the first person would wait for. */
const rehearsals: readonly PlanRequest[] = [
  { health: {}, country: 'NG', budget: 20_000, byBudget: true },
  { health: { conditions: ['hypertension'] }, country: 'GB', budget: 45, byBudget: true },
];

function solve(job: SolverJob): GeneratedPlan {
  const limits = { milliseconds: job.milliseconds, now };
  if (job.kind === 'plan') return planWeek(kitchen, highs, job.request, limits);
  if (job.kind === 'swap') return swapMeal(kitchen, highs, job.request, limits);
  for (const request of rehearsals) planWeek(kitchen, highs, request, { milliseconds: 2000, now });
  return { meal_plan: null };
}

port.on('message', (job: SolverJob) => {
  let reply: SolverReply;
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
