// The same week once more, with what its packs cost.
import type { Highs } from 'highs';
import { cheapestWeek } from './cheapest.ts';
import type { PlanningKitchen } from './prepare.ts';
import { programmeOf } from './programme.ts';
import type { Brief } from './programme.ts';
import type { SearchEnds } from './searchEnds.ts';
import type { SolveAgain } from './tillBudget.ts';
import { solveWeek } from './week.ts';

/** Menus looked at to prove one kind of day: about a second. */
export const effort = 8_000_000;

/** A share of the bound that is near enough for a week whose bound says nothing of packs. */
const nearEnough = 0.05;

/** So long at the most is looked for the cheapest week, beside one that was found (ms). */
const longestForCheapest = 3000;

/** Solves a brief again: with other prices, as long as one more search may take for all times together, or for the least money. */
export function solvingAgain(
  brief: Brief,
  { catalogue }: PlanningKitchen,
  highs: Highs,
  ends: SearchEnds,
): SolveAgain {
  let own: SearchEnds | undefined;
  return {
    priced: (packs) => {
      own ??= ends.onceMore();
      const { week } = programmeOf({ ...brief, packs }, catalogue);
      return solveWeek(highs, week, { ...own, gap: Math.max(own.gap, nearEnough), effort });
    },
    cheapest: (programme) => {
      const { timeLeft } = ends.onceMore();
      const end = Math.max(0, timeLeft() - longestForCheapest);
      return cheapestWeek(highs, programme, () => timeLeft() - end).days;
    },
  };
}
