// Plans a week: from what is asked to an answer with its proof, or a refusal that says why.
import type { GeneratedPlan, MealPlan, PlanDay, PlanReport } from '../../contract/plans.ts';
import { roundMoneyUp } from '../../domain/money.ts';
import type { Highs } from 'highs';
import type { Kitchen, Understanding } from '../types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import { rulesOf } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { mealPlanOf } from './answer.ts';
import { arrange } from './arrange.ts';
import { cheapestWeek, leastCost } from './cheapest.ts';
import { dishesOf } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { keptMeals, plannedMeal } from './kept.ts';
import type { KeptMeals } from './kept.ts';
import { needsOf } from './limits.ts';
import type { Needs } from './limits.ts';
import { limitText } from './limitText.ts';
import { gateOf } from './gate.ts';
import { hasPlanned, mealsOut } from './mealsOut.ts';
import type { MealNumber } from './mealsOut.ts';
import { programmeOf } from './programme.ts';
import type { Brief, Kept, Programme } from './programme.ts';
import { reportOf } from './report.ts';
import { checkRequest, isRefusal } from './request.ts';
import type { CheckedRequest, PlanRequest, Refusal } from './request.ts';
import { solveWeek } from './week.ts';
import type { WeekSolution } from './week.ts';
import { countryInText, figure, joined, money, noPlanInTime, notUnderstoodOf } from './words.ts';
import { eased, minutesGivenUp } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import { meals } from './worth.ts';

export type PlanningKitchen = Pick<Kitchen, 'catalogue' | 'understand' | 'readIngredients'>;

export interface PlanLimits {
  /** Milliseconds for the whole answer; the best by then is returned with the gap proven by then. */
  readonly milliseconds: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/** A gap under this is good enough to stop at; twice as much after a longer search. */
const gap = 0.01;
const freeGap = 0.005;

/** Menus looked at to prove one kind of day: about a second. */
const effort = 8_000_000;

/** A budget under so many times the floor of a week's cost is better asked of the cheapest week first. */
const scarcity = 1.15;

const refused = ({
  code,
  error,
  questions,
  smallest_budget,
  currency,
  notes,
}: Refusal): GeneratedPlan => ({
  meal_plan: null,
  source: 'kitchen',
  code,
  error,
  ...(questions ? { questions: [...questions] } : {}),
  ...(smallest_budget === undefined ? {} : { smallest_budget }),
  ...(currency === undefined ? {} : { currency }),
  ...(notes?.length ? { notes: [...notes] } : {}),
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
  const timeLeft = (): number => limits.milliseconds - (limits.now() - began);
  const prepared = prepare(kitchen, request, (plan, people, dishes) =>
    keptMeals(plan, people, dishes, (day, slot) => isLocked(plan, day, slot)),
  );
  if (isRefusal(prepared)) return refused(prepared);
  return solvePrepared(prepared, kitchen, highs, timeLeft);
}

/** Whether a meal stays: it is locked, or what is left of it is. */
function isLocked(plan: MealPlan, day: PlanDay, slot: (typeof meals)[number]): boolean {
  return (
    plannedMeal(day, slot)?.locked === true ||
    plan.some((other) =>
      meals.some((meal) => {
        const own = plannedMeal(other, meal);
        return (
          own?.leftover_of?.day === day.day && own.leftover_of.slot === slot && own.locked === true
        );
      }),
    )
  );
}

export interface Prepared {
  readonly checked: CheckedRequest;
  readonly understanding: Understanding;
  readonly needs: Needs;
  readonly brief: Brief;
  readonly kept: readonly Kept[];
}

/** Whether a dish has an ingredient of which nobody knows how much it holds of what a hard limit caps: it might be any amount. */
export const hidesACap = ({ serving, facts }: Dish, { limits }: Pick<Needs, 'limits'>): boolean =>
  limits.some(
    ({ quantity, priority, max }) =>
      priority === 'hard' &&
      max !== null &&
      // Purines that nobody measured are counted by their class.
      quantity !== 'purine_mg' &&
      (facts.notCounted.has(quantity) || Number.isNaN(serving[indexOf[quantity]] ?? 0)),
  );

/** Everything before the programme: input, health, limits, dishes that pass the gate, meals that stay. */
export function prepare(
  kitchen: PlanningKitchen,
  request: PlanRequest,
  keep: (
    plan: NonNullable<PlanRequest['plan']>,
    people: number,
    dishes: readonly Dish[],
  ) => KeptMeals,
  isSwapped: (place: MealNumber) => boolean = () => false,
): Prepared | Refusal {
  const { catalogue } = kitchen;
  const checked = checkRequest(request, kitchen);
  if (isRefusal(checked)) return checked;
  const understanding = kitchen.understand({
    ...request.health,
    country: checked.country?.iso2 ?? null,
  });
  const stop = gateOf(understanding, request, kitchen);
  if (stop) return stop;
  const { person } = understanding;
  const answer = needsOf(person.conditions, request.health.answers ?? {}, checked, catalogue);
  if ('conflict' in answer)
    return { code: 'conflict', error: answer.conflict, notes: understanding.notes };
  const { needs } = answer;

  const all = dishesOf(catalogue);
  const rules = rulesOf(person, catalogue);
  const dishes = all.flatMap((dish) => {
    if (hidesACap(dish, needs)) return [];
    const { verdict } = judgeRecipe(dish.facts, rules, catalogue.ingredients);
    return verdict === 'refuse' ? [] : [{ dish, caution: verdict === 'caution' }];
  });
  const { kept, unknown } = request.plan
    ? keep(request.plan, checked.people, all)
    : { kept: [], unknown: [] };
  if (unknown.length)
    return {
      code: 'impossible',
      error: `We do not know ${joined(unknown)}, so we cannot plan around ${unknown.length > 1 ? 'them' : 'it'}. Please replace or unlock ${unknown.length > 1 ? 'them' : 'it'}.`,
    };
  const allowed = new Set(dishes.map(({ dish }) => dish));
  const unsafe = kept.filter(({ dish }) => !allowed.has(dish));
  if (unsafe.length)
    return {
      code: 'impossible',
      error: `${joined([...new Set(unsafe.map(({ dish }) => dish.facts.recipe.title))])} ${unsafe.length > 1 ? 'do' : 'does'} not fit your health settings any more. Please replace or unlock ${unsafe.length > 1 ? 'them' : 'it'}.`,
    };
  const lacking = meals.filter(
    (meal) => !dishes.some(({ dish }) => dish.facts.recipe.meals.includes(meal)),
  );
  if (lacking.length)
    return {
      code: 'impossible',
      error: `None of our dishes for ${joined(lacking)} fits what you told us, so no week can be planned.`,
      notes: understanding.notes,
    };

  const out = mealsOut(
    checked.out,
    needs,
    (place) =>
      isSwapped(place) || kept.some((each) => each.day === place.day && each.meal === place.meal),
  );
  const stays = [...kept, ...out];
  const taste = {
    country: checked.country,
    conditions: person.conditions.flatMap((id) => catalogue.conditions.get(id) ?? []),
    have: checked.have ? new Set(checked.have.keys()) : null,
    energyKcal: needs.energyKcal,
    mealLimits: needs.limits.filter(({ span }) => span === 'meal' || span === 'breakfast'),
    seed: checked.seed,
  };
  return {
    checked,
    understanding,
    needs,
    kept: stays,
    brief: {
      dishes: [...dishes, ...out.map(({ dish }) => ({ dish, caution: false }))],
      needs,
      taste,
      budget: checked.budget === null ? null : checked.budget / checked.people,
      cooking: checked.cooking,
      people: checked.people,
      kept: stays,
    },
  };
}

/** Whether some meal has no dish at all. */
const isShut = ({ week }: Programme): boolean =>
  week.kinds.some(({ open }) => open.some((list) => list.length === 0));

/** Solves a prepared programme and words the answer: within the week's minutes where there is such a week, else without them. */
export function solvePrepared(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  timeLeft: () => number,
): GeneratedPlan {
  const { catalogue } = kitchen;
  const { checked, brief, understanding, kept } = prepared;
  const cooking = brief.cooking && minutesGivenUp(brief.cooking, kept);
  const free = programmeOf({ ...brief, cooking }, catalogue);
  if (isShut(free))
    return refused({
      code: 'impossible',
      error:
        'A meal that should stay breaks a limit of yours by itself. Please unlock or replace it.',
      notes: understanding.notes,
    });
  // Hardly enough money: what it buys comes before the minutes.
  const scarce = brief.budget !== null && brief.budget < leastCost(free) * scarcity;
  const within = scarce ? null : withinMinutes(prepared, kitchen, highs, timeLeft);
  if (within) return within;

  let solution = scarce ? null : solveWeek(highs, free.week, { gap: freeGap, timeLeft });
  let smallest: number | null = null;
  if (!solution?.days && checked.budget !== null && checked.country) {
    // No week within the budget: is there one at all, and what would it cost?
    const cheapest = cheapestWeek(highs, free, timeLeft);
    if (!cheapest.days) return refused(nothing(prepared, cheapest.impossible && cheapest.exact));
    smallest = roundMoneyUp(cheapest.cost * checked.people, checked.country.minorUnits);
    const refusal = tooLittle(prepared, cheapest, smallest);
    if (refusal) return refused(refusal);
    solution = solveWeek(highs, free.week, { known: [cheapest.days], gap: freeGap, timeLeft });
  }
  if (!solution?.days)
    return refused(nothing(prepared, solution !== null && solution.impossible && solution.exact));
  return planned(prepared, free, solution, { smallest, givenUp: brief.cooking }, kitchen);
}

/** A week within the minutes of cooking that were asked for; else within those that are usual, and says so. */
function withinMinutes(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  timeLeft: () => number,
): GeneratedPlan | null {
  const { brief } = prepared;
  const asked = brief.cooking;
  const more = asked && eased(asked);
  for (const cooking of more ? [asked, more] : [asked]) {
    const programme = programmeOf({ ...brief, cooking }, kitchen.catalogue);
    if (isShut(programme)) continue;
    const solution = solveWeek(highs, programme.week, { gap, effort, timeLeft });
    if (!solution.days) continue;
    const givenUp = cooking === asked ? null : asked;
    return planned(prepared, programme, solution, { smallest: null, givenUp }, kitchen);
  }
  return null;
}

/** Why a budget under the cheapest week found is refused; null where it is enough. */
function tooLittle(
  { checked: { budget, country, people }, understanding }: Prepared,
  { exact, atLeast }: ReturnType<typeof cheapestWeek>,
  smallest: number,
): Refusal | null {
  if (budget === null || !country || budget >= smallest) return null;
  const about = {
    smallest_budget: smallest,
    currency: country.currency,
    notes: understanding.notes,
  };
  // Too little only where that is proven; a search cut short has met no cheaper week, and one may yet be there.
  return !exact && atLeast * people <= budget
    ? {
        ...about,
        code: 'no_plan_in_time',
        error: `We found no plan for ${money(budget, country.currency)} in the time there was; the cheapest that we found costs about ${money(smallest, country.currency)}. Please try again, or raise the budget.`,
      }
    : {
        ...about,
        code: 'budget_too_small',
        error: `${money(budget, country.currency)} a week is too little for ${people === 1 ? 'one person' : `${people} people`} in ${countryInText(country.name)}. The smallest budget that would do is about ${money(smallest, country.currency)}.`,
      };
}

function planned(
  { checked, brief, understanding, needs, kept }: Prepared,
  programme: Programme,
  solution: WeekSolution,
  {
    smallest,
    givenUp = null,
  }: { readonly smallest: number | null; readonly givenUp?: CookingRules | null },
  { catalogue }: PlanningKitchen,
): GeneratedPlan {
  const { people, country, budget } = checked;
  const { choices } = programme;
  const week = arrange(solution.days ?? [], programme);
  const about = {
    needs,
    country,
    currency: country?.currency ?? 'USD',
    have: brief.taste.have,
    catalogue,
    ingredients: catalogue.ingredients,
    people,
    countsCarbohydrate: understanding.person.conditions.some((id) => id.startsWith('diabetes')),
    locked: new Set(kept.map(({ day, meal }) => `${day} ${meal}`)),
  };
  const report = reportOf(
    {
      week,
      choices,
      needs,
      country,
      people,
      budget,
      smallestBudget: smallest,
      proof: { worth: solution.worth, bound: solution.bound, exact: solution.exact },
      notes: [
        ...understanding.notes,
        ...checked.notes,
        ...(givenUp ? [givenUpNote(givenUp)] : []),
        ...(solution.exact
          ? []
          : [
              'Time ran out before the search was done: this is the best week found, and how far it may be from the best is shown.',
            ]),
      ],
    },
    catalogue,
  );
  return {
    meal_plan: mealPlanOf(week, programme, about),
    source: 'kitchen',
    report: {
      ...report,
      days: report.days.filter((_, day) => hasPlanned(week[day] ?? [], choices)),
      ...(givenUp ? { rules: minutesSaid(givenUp) } : {}),
      ...notUnderstoodOf(understanding),
    },
  };
}

const givenUpNote = ({ weekday, weekend }: CookingRules): string =>
  `We found no week within ${weekday} minutes of cooking on a weekday and ${weekend} at the weekend, so this one takes longer.`;

const minutesSaid = ({ weekday, weekend }: CookingRules): NonNullable<PlanReport['rules']> => ({
  code: 'rules.minutesGivenUp',
  params: { weekday_minutes: weekday, weekend_minutes: weekend },
});

/** No plan: proven, or none found in the time there was. */
function nothing({ needs, understanding, kept }: Prepared, proven: boolean): Refusal {
  if (!proven) return { code: 'no_plan_in_time', error: noPlanInTime, notes: understanding.notes };
  const hard = needs.limits.filter(({ priority }) => priority === 'hard').map(limitText);
  const what = [`${figure(needs.energyMin)} to ${figure(needs.energyMax)} kcal a day`, ...hard];
  return {
    code: 'impossible',
    error: `No week of our dishes keeps all of this at once${kept.some(({ dish }) => !dish.out) ? ' with the meals that should stay' : ''}: ${what.join('; ')}.`,
    notes: understanding.notes,
  };
}
