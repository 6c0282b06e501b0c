// The thread that solves: it holds a kitchen and a solver of its own, and answers one request at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { type Kitchen, loadKitchen } from '../../../kitchen/index.ts';
import { loadSolver, planWeek, swapMeal } from '../../../kitchen/planning/index.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import { slots } from '../../../domain/slots.ts';

/** Recipes that the person does not want again, by id. */
export interface LeftOut {
  readonly notAgain?: readonly string[];
}

export type SolverJob = { readonly id: number; readonly milliseconds: number } & (
  | { readonly kind: 'plan'; readonly request: PlanRequest & LeftOut }
  | { readonly kind: 'swap'; readonly request: SwapRequest & LeftOut }
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
/** What this thread has computed (ms): a machine with much else to do takes longer, and plans as well. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Weeks unlike each other: solving them once compiles what the first person would wait for. */
const rehearsals: readonly PlanRequest[] = [
  { health: {}, country: 'NG', budget: 20_000, byBudget: true },
  { health: { conditions: ['hypertension'] }, country: 'GB', budget: 45, byBudget: true },
];

/** The kitchen without what the person does not want again; a meal of their plan that stays is known all the same. */
function kitchenFor(request: (PlanRequest | SwapRequest) & LeftOut): Kitchen {
  const { notAgain = [], plan } = request;
  if (notAgain.length === 0) return kitchen;
  const staying = (plan ?? [])
    .flatMap((day) => slots.map((slot) => day[`${slot}_meal`]))
    .filter((meal) => 'slot' in request || meal?.locked === true);
  const planned = new Set(staying.map((meal) => meal?.recipe_id));
  const out = new Set(notAgain.filter((id) => !planned.has(id)));
  const recipes = kitchen.catalogue.recipes.filter(({ id }) => !out.has(id));
  return { ...kitchen, catalogue: { ...kitchen.catalogue, recipes } };
}

function solve(job: SolverJob): GeneratedPlan {
  const limits = { milliseconds: job.milliseconds, now };
  if (job.kind === 'plan') return planWeek(kitchenFor(job.request), highs, job.request, limits);
  if (job.kind === 'swap') return swapMeal(kitchenFor(job.request), highs, job.request, limits);
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
