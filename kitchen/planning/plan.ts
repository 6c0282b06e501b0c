// Plans a week: from what is asked to an answer with its proof, or a refusal that says why.
import type { GeneratedPlan } from '../../contract/plans.ts';
import { roundMoneyUp } from '../../domain/money.ts';
import type { Highs } from 'highs';
import { cheapestWeek, leastCost } from './cheapest.ts';
import { keepsMinutes, minutesOfWeek } from './minutes.ts';
import { planned } from './planned.ts';
import { prepare } from './prepare.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import { programmeOf } from './programme.ts';
import type { Brief, Programme } from './programme.ts';
import { budgetForPacks, costOfMinutes, costWithin, insteadOf } from './relaxations.ts';
import { isRefusal } from './request.ts';
import type { PlanRequest, Refusal } from './request.ts';
import { effort, solvingAgain } from './solvingAgain.ts';
import { overAtTheTill } from './tillBudget.ts';
import { stayingMeals, withMarks } from './staying.ts';
import { solveWeek } from './week.ts';
import { endsOf } from './searchEnds.ts';
import type { PlanLimits, SearchEnds } from './searchEnds.ts';
import type { PlannedDay } from './weekWorth.ts';
import * as refusals from './refusals.ts';
import { nothing, tooLittle } from './whyNone.ts';
import { cookedFresh, eased, minutesGivenUp } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';

/** A budget under so many times the floor of a week's cost is better asked of the cheapest week first: without minutes of cooking, and within them, where the floor lies further below. */
const scarcity = { free: 1.15, within: 1.45 } as const;

export const refused = ({
  code,
  error,
  questions,
  smallest_budget,
  currency,
  notes,
  relaxations,
}: Refusal): GeneratedPlan => ({
  meal_plan: null,
  source: 'kitchen',
  code,
  error,
  ...(questions ? { questions: [...questions] } : {}),
  ...(smallest_budget === undefined ? {} : { smallest_budget }),
  ...(currency === undefined ? {} : { currency }),
  ...(notes?.length ? { notes: [...notes] } : {}),
  ...(relaxations?.length ? { relaxations } : {}),
});

/**
 * A week of meals that keeps every hard limit, every exclusion and the budget, and the proof of how good it is.
 * Never throws for what is asked; `meal_plan` is null with a `code` and an `error` where questions come first, where nothing can
 * be planned, or where no plan was found in time.
 * @param highs the solver, loaded once
 */
export function planWeek(
  kitchen: PlanningKitchen,
  highs: Highs,
  request: PlanRequest,
  limits: PlanLimits,
): GeneratedPlan {
  const began = limits.now();
  const prepared = prepare(kitchen, request, (plan, known) =>
    stayingMeals(plan, known, request.rules?.first_day),
  );
  if (isRefusal(prepared)) return refused(prepared);
  const answer = solvePrepared(prepared, kitchen, highs, endsOf(limits, began));
  return withMarks(answer, request.plan ?? []);
}

/** Whether some meal has no dish at all. */
const isShut = ({ week }: Programme): boolean =>
  week.kinds.some(({ open }) => open.some((list) => list.length === 0));

/** Solves a prepared programme and words the answer: within the week's minutes where there is such a week, else without them. */
export function solvePrepared(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  ends: SearchEnds,
): GeneratedPlan {
  const { catalogue } = kitchen;
  const { brief, understanding, kept } = prepared;
  const cooking = brief.cooking && minutesGivenUp(brief.cooking, kept);
  const free = programmeOf({ ...brief, cooking }, catalogue);
  if (isShut(free) && kept.length === 0) return refused(nothing(prepared, true, catalogue));
  if (isShut(free))
    return refused({
      code: 'impossible',
      error: refusals.lockedBreaksLimit,
      notes: understanding.notes,
    });
  // Hardly enough money: what it buys comes before the minutes.
  const scarce = isScarce(brief, free, 'free');
  const within = scarce ? { answer: null } : withinMinutes(prepared, kitchen, highs, ends);
  if (within.answer) return within.answer;
  const more = brief.cooking && !scarce ? ends.onceMore() : ends;
  return withoutMinutes(prepared, kitchen, highs, {
    ends: more,
    free,
    cooking,
    scarce,
    cost: within.cost,
  });
}

/** Whether there is so little money that the cheapest week is looked for before a good one. */
const isScarce = ({ budget }: Brief, programme: Programme, which: keyof typeof scarcity): boolean =>
  budget !== null && budget < leastCost(programme) * scarcity[which];

/** What a week within the minutes costs, beside one that does not keep them; worked out where no search has come by it. */
const withinSaid = (
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  { timeLeft }: SearchEnds,
  cost: number | undefined,
): ReturnType<typeof costOfMinutes> =>
  prepared.checked.budget === null
    ? undefined
    : costOfMinutes(prepared, cost ?? costWithin(prepared, kitchen, highs, timeLeft));

interface Without {
  readonly ends: SearchEnds;
  readonly free: Programme;
  /** What is left of the rules of cooking without the minutes. */
  readonly cooking: CookingRules | null;
  readonly scarce: boolean;
  /** What a week within the minutes costs each person, where that is known to be too much. */
  readonly cost: number | undefined;
}

function withoutMinutes(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  { ends, free, cooking, scarce, cost }: Without,
): GeneratedPlan {
  const { checked, brief } = prepared;
  const { timeLeft } = ends;
  const freeEnds = { ...ends, gap: ends.gap / 2 };
  const isTight = scarce || cost !== undefined;
  let solution = isTight ? null : solveWeek(highs, free.week, freeEnds);
  let smallest: number | null = null;
  if (!solution?.days && checked.budget !== null && checked.country) {
    // No week within the budget: is there one at all, and what would it cost?
    const cheapest = cheapestWeek(highs, free, timeLeft);
    if (!cheapest.days)
      return refused(nothing(prepared, cheapest.impossible && cheapest.exact, kitchen.catalogue));
    smallest = roundMoneyUp(cheapest.cost * brief.people, checked.country.minorUnits);
    const refusal = tooLittle(prepared, cheapest, smallest);
    if (refusal) {
      const takes = minutesOfWeek(free, cheapest.days, brief.cooking);
      const known = { smallest, takes, cost };
      const offered = insteadOf(prepared, kitchen, highs, timeLeft, known);
      const forPacks = budgetForPacks(prepared, free, cheapest.days, offered, kitchen.catalogue);
      return refused({ ...refusal, relaxations: [...offered, ...forPacks] });
    }
    const kept = keptAnyway(prepared, kitchen, highs, freeEnds, { smallest, days: cheapest.days });
    if (kept) return kept;
    solution = solveWeek(highs, free.week, { ...freeEnds, known: [cheapest.days] });
  }
  if (!solution?.days)
    return refused(
      nothing(
        prepared,
        solution !== null && solution.impossible && solution.exact,
        kitchen.catalogue,
      ),
    );
  const within = withinSaid(prepared, kitchen, highs, ends, cost);
  const solveAgain = solvingAgain({ ...brief, cooking }, kitchen, highs, freeEnds);
  return planned(
    prepared,
    free,
    solution,
    { smallest, givenUp: brief.cooking, within, solveAgain },
    kitchen,
  );
}

/** A week within the minutes around one that was planned without them and keeps them all the same; null where it does not. */
function keptAnyway(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  ends: SearchEnds,
  { smallest, days }: { readonly smallest: number; readonly days: readonly PlannedDay[] },
): GeneratedPlan | null {
  const { brief, kept } = prepared;
  if (!brief.cooking) return null;
  const cooking = cookedFresh(brief.cooking, kept);
  const strict = programmeOf({ ...brief, cooking }, kitchen.catalogue);
  if (!keepsMinutes(strict, days)) return null;
  const solution = solveWeek(highs, strict.week, { ...ends, known: [days] });
  const solveAgain = solvingAgain({ ...brief, cooking }, kitchen, highs, ends);
  return planned(prepared, strict, solution, { smallest, solveAgain }, kitchen);
}

/** So much of the time is kept for a week without the minutes, where money is scarce within them (ms). */
const keptBack = 1500;

/** A week that is paid for at the till with so much more than the budget, as a share of it, is looked for again with what its packs cost, and not bettered before. */
const farOver = 0.4;

/** A week within the minutes of cooking that were asked for; else within those that are usual, and says so. Without one, what the minutes that were asked for cost. */
function withinMinutes(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  ends: SearchEnds,
): { readonly answer: GeneratedPlan | null; readonly cost?: number | undefined } {
  const { brief } = prepared;
  const asked = brief.cooking;
  const more = asked && eased(asked);
  let cost: number | undefined;
  for (const cooking of more ? [asked, more] : [asked]) {
    const programme = programmeOf({ ...brief, cooking }, kitchen.catalogue);
    if (isShut(programme)) continue;
    const known: (readonly PlannedDay[])[] = [];
    if (brief.budget !== null && isScarce(brief, programme, 'within')) {
      const cheapest = cheapestWeek(highs, programme, () => ends.timeLeft() - keptBack);
      if (cooking === asked && cheapest.days) cost = cheapest.cost;
      if (!cheapest.days || cheapest.cost > brief.budget) continue;
      known.push(cheapest.days);
    }
    const own = cooking === asked ? ends : ends.onceMore();
    const isForNow = (days: readonly PlannedDay[]): boolean =>
      overAtTheTill(prepared, programme, days, kitchen.catalogue) > farOver;
    const solution = solveWeek(highs, programme.week, { ...own, effort, known, isForNow });
    if (!solution.days) continue;
    const about =
      cooking === asked
        ? { smallest: null }
        : {
            smallest: null,
            givenUp: asked,
            within: withinSaid(prepared, kitchen, highs, ends, cost),
          };
    const solveAgain = solvingAgain({ ...brief, cooking }, kitchen, highs, own);
    return {
      answer: planned(prepared, programme, solution, { ...about, solveAgain }, kitchen),
    };
  }
  return { answer: null, cost };
}
