// Replaces one meal of a plan, with everything else as it is and under the same limits.
import { englishOf } from '../../domain/notes.ts';
import type { GeneratedPlan, MealPlan, PlanDay } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Highs } from 'highs';
import { keptMeals, plannedMeal } from './kept.ts';
import { refused, solvePrepared } from './plan.ts';
import { prepare } from './prepare.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import type { Brief } from './programme.ts';
import { endsOf } from './searchEnds.ts';
import type { PlanLimits } from './searchEnds.ts';
import { isRefusal } from './request.ts';
import type { PlanRequest, Refusal } from './request.ts';
import { meals } from './worth.ts';

export interface SwapRequest extends PlanRequest {
  readonly plan: MealPlan;
  readonly day: PlanDay['day'];
  readonly slot: Slot;
  /** Recipes that were offered already. */
  readonly not?: readonly string[] | null;
}

/** Seven days, each of them once. */
const isWholeWeek = (plan: MealPlan): boolean =>
  plan.length === weekdays.length && new Set(plan.map(({ day }) => day)).size === weekdays.length;

/** The request with every meal kept but the one that is swapped. */
const prepareSwap = (kitchen: PlanningKitchen, request: SwapRequest): Prepared | Refusal =>
  prepare(
    kitchen,
    request,
    (plan, known) =>
      keptMeals(plan, known, (day, slot) => day.day !== request.day || slot !== request.slot),
    ({ day, meal }) => weekdays[day] === request.day && meals[meal] === request.slot,
  );

/** The brief without the dishes that are no choice for the place; where one stands elsewhere in the week it stays there. */
function briefWithout(
  out: ReadonlySet<string>,
  { brief, kept }: Prepared,
  { day, slot }: Pick<SwapRequest, 'day' | 'slot'>,
): Brief {
  const staying = new Set(kept.map(({ dish }) => dish));
  return {
    ...brief,
    dishes: brief.dishes.filter(({ dish }) => staying.has(dish) || !out.has(dish.facts.recipe.id)),
    barred: { day: weekdays.indexOf(day), meal: meals.indexOf(slot), dishes: out },
  };
}

/** What the search answers where it has found no week, told of the one meal. */
const toldOfMeal = (answer: GeneratedPlan): GeneratedPlan =>
  answer.code === 'impossible' || answer.code === 'budget_too_small'
    ? {
        ...answer,
        code: 'impossible',
        error:
          `No other dish fits here with the rest of the week as it is. ${englishOf(answer.error ?? '')}`.trim(),
      }
    : answer;

/**
 * The plan with one meal changed to the best other dish that keeps every limit with the rest as it is. The dish that stood there,
 * and those of `not`, are no choice. Answers as `planWeek` does; where the rest of the plan leaves no dish, it says so.
 */
export function swapMeal(
  kitchen: PlanningKitchen,
  highs: Highs,
  request: SwapRequest,
  limits: PlanLimits,
): GeneratedPlan {
  const began = limits.now();
  const stood = request.plan.find(({ day }) => day === request.day);
  if (!stood || !isWholeWeek(request.plan))
    return refused({
      code: 'bad_input',
      error: 'A meal can be swapped in a plan of seven days, Monday to Sunday.',
    });
  const prepared = prepareSwap(kitchen, request);
  if (isRefusal(prepared)) {
    const { code, error, questions } = prepared;
    return refused({ code, error, ...(questions ? { questions } : {}) });
  }
  if (prepared.kept.length !== weekdays.length * meals.length - 1)
    return refused({
      code: 'impossible',
      error:
        'A meal can be swapped where every other meal of the week is planned. Please plan the empty ones first.',
    });
  const out = new Set([...(request.not ?? []), stood[`${request.slot}_meal`]?.recipe_id ?? '']);
  const answer = solvePrepared(
    { ...prepared, brief: briefWithout(out, prepared, request) },
    kitchen,
    highs,
    endsOf(limits, began),
  );
  return answer.meal_plan
    ? { ...answer, meal_plan: withSwapped(request, answer.meal_plan) }
    : toldOfMeal(answer);
}

/** The plan as it stood, letter for letter, but for the meal that was swapped; what was left of it is cooked by itself. */
function withSwapped(request: SwapRequest, solved: MealPlan): MealPlan {
  return request.plan.map((stays) => {
    const fresh = solved.find((each) => each.day === stays.day);
    const day = fresh ? withoutSource(stays, fresh, request) : stays;
    return day.day === request.day && fresh
      ? {
          ...day,
          [request.slot]: fresh[request.slot],
          [`${request.slot}_ingredients`]: fresh[`${request.slot}_ingredients`],
          [`${request.slot}_meal`]: {
            ...fresh[`${request.slot}_meal`],
            locked: false,
          } as PlanDay['lunch_meal'],
        }
      : day;
  });
}

/** A day whose leftovers of the meal that is swapped away are cooked meals, as they were planned without it. */
function withoutSource(
  day: PlanDay,
  fresh: PlanDay,
  gone: Pick<SwapRequest, 'day' | 'slot'>,
): PlanDay {
  const changed: Partial<PlanDay> = {};
  for (const slot of meals) {
    const own = plannedMeal(day, slot);
    if (own?.leftover_of?.day !== gone.day || own.leftover_of.slot !== gone.slot) continue;
    changed[`${slot}_meal`] = {
      ...plannedMeal(fresh, slot),
      locked: own.locked,
    } as PlanDay['lunch_meal'];
  }
  return { ...day, ...changed };
}
