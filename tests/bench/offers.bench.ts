// Five dishes for one place of a week: how long a person with a condition waits for them, in the planner's own thread.
import { englishOf } from '../../domain/notes.ts';
import { slots } from '../../domain/slots.ts';
import { loadKitchen } from '../../kitchen/index.ts';
import type { PlanRequest } from '../../kitchen/planning/index.ts';
import type { Figure } from '../../scripts/bench.ts';
import { createSolver } from '../../server/infrastructure/workers/solver.ts';

export const name = 'Offers of a swap';
export const withoutApp = true;

const mostMilliseconds = 300;
const people: readonly (readonly [condition: string, country: string])[] = [
  ['hypertension', 'GB'],
  ['diabetes_2', 'NG'],
  ['ckd', 'IN'],
  ['gout', 'FR'],
];
const daysAsked = ['Monday', 'Wednesday', 'Friday', 'Sunday'] as const;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;

export async function run(): Promise<Figure[]> {
  const kitchen = loadKitchen();
  const solver = createSolver();
  const times: number[] = [];
  const counts: number[] = [];
  try {
    await solver.warm();
    for (const [condition, country] of people) {
      const conditions = [condition];
      const { questions } = kitchen.understand({ conditions });
      const answers = Object.fromEntries(
        questions.map(({ id, choices }) => [id, choices[0] ?? '']),
      );
      const request: PlanRequest = { health: { conditions, answers }, country };
      const { meal_plan: plan, error } = await solver.plan(request);
      if (!plan)
        throw new Error(`${condition}: ${error === undefined ? 'no plan' : englishOf(error)}`);
      for (const day of daysAsked)
        for (const slot of slots) {
          const began = performance.now();
          const { offers } = await solver.offers({ ...request, plan, day, slot });
          times.push(performance.now() - began);
          counts.push(offers.length);
        }
    }
  } finally {
    await solver.close();
  }
  const [half, late] = [quantile(times, 0.5), quantile(times, 0.95)];
  return [
    {
      what: `Five dishes for a place, ${people.length} conditions, ${times.length} places: median and p95`,
      measured: `${half.toFixed(0)} and ${late.toFixed(0)} ms`,
      target: `p95 ≤ ${mostMilliseconds} ms`,
      met: late <= mostMilliseconds,
    },
    {
      what: 'Places with five dishes',
      measured: `${counts.filter((count) => count === 5).length} of ${counts.length}`,
      target: '≥ 90 %',
      met: counts.filter((count) => count === 5).length >= counts.length * 0.9,
    },
  ];
}
