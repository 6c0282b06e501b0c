// One kitchen and one solver for the tests of a run.
import { inspect } from 'node:util';
import { loadSolver, offerSwaps, planWeek, swapMeal } from '../../../kitchen/planning/index.ts';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import type { OfferRequest, PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import { catalogue, kitchen } from '../support.ts';

export { catalogue, kitchen };
export const highs = await loadSolver();

/** Long enough that no test depends on how fast the machine is. */
const limits = { milliseconds: 120_000, now: () => performance.now() };

/** What this thread has computed: a busy machine does not shorten the search. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
/** For as long as the server searches (server/infrastructure/workers/solver.ts). */
export const planAsServed = (request: PlanRequest) =>
  planWeek(kitchen, highs, request, { milliseconds: 5000, now: threadTime });

export const offer = (request: OfferRequest) => offerSwaps(kitchen, request);

/** Any week that keeps every limit; a better one would be looked for twice as long. */
const anyWeek = { ...limits, gap: 0.5 };
export const planAnew = (request: PlanRequest) => planWeek(kitchen, highs, request, anyWeek);
export const plan = once(planAnew);
export const swap = (request: SwapRequest) => swapMeal(kitchen, highs, request, anyWeek);

/** A week as close to the best one as people get it. */
export const planClosely = once((request: PlanRequest) =>
  planWeek(kitchen, highs, request, limits),
);

/** The same request has the same week (answers.test.ts): several tests look at it. */
function once(solve: (request: PlanRequest) => GeneratedPlan): typeof solve {
  const solved = new Map<string, GeneratedPlan>();
  return (request) => {
    const asked = inspect(request, { depth: null, maxArrayLength: null, maxStringLength: null });
    const answer = solved.get(asked) ?? solve(request);
    solved.set(asked, answer);
    return structuredClone(answer);
  };
}

/** Answers every question of some conditions as a person does who can be planned for. */
export function answersFor(conditions: readonly string[]): Record<string, string> {
  const answers: Record<string, string> = { 'allergy_other-which': 'All three' };
  for (const { id, choices } of kitchen.understand({ conditions, answers }).questions)
    answers[id] = choices[0] ?? '';
  return answers;
}

/** Conditions that a plan may be made for. */
export const plannable = [...catalogue.conditions.values()]
  .filter(({ id, gate }) => gate < 3 && id !== 'general')
  .map(({ id }) => id);
