// Replaces one meal of a plan, with everything else as it is and under the same limits.
import { englishOf } from '../../domain/notes.ts';
import type { GeneratedPlan, MealPlan, PlanDay } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Slot } from '../../domain/slots.ts';
import type { Highs } from 'highs';
import { keptMeals, plannedMeal } from './kept.ts';
import { solvePrepared } from './plan.ts';
import { prepare } from './prepare.ts';
import { endsOf } from './searchEnds.ts';
import type { PlanLimits } from './searchEnds.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
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
  const refusal = (error: string): GeneratedPlan => ({
    meal_plan: null,
    source: 'kitchen',
    code: 'impossible',
    error,
  });
  const stood = request.plan.find(({ day }) => day === request.day);
  if (
    !stood ||
    request.plan.length !== weekdays.length ||
    new Set(request.plan.map(({ day }) => day)).size !== weekdays.length
  )
    return {
      meal_plan: null,
      source: 'kitchen',
      code: 'bad_input',
      error: 'A meal can be swapped in a plan of seven days, Monday to Sunday.',
    };
  const prepared: Prepared | Refusal = prepare(
    kitchen,
    request,
    (plan, known) =>
      keptMeals(plan, known, (day, slot) => day.day !== request.day || slot !== request.slot),
    ({ day, meal }) => weekdays[day] === request.day && meals[meal] === request.slot,
  );
  if (isRefusal(prepared))
    return {
      meal_plan: null,
      source: 'kitchen',
      code: prepared.code,
      error: prepared.error,
      ...(prepared.questions
        ? { questions: prepared.questions.map((each) => ({ ...each, choices: [...each.choices] })) }
        : {}),
    };
  if (prepared.kept.length !== weekdays.length * meals.length - 1)
    return refusal(
      'A meal can be swapped where every other meal of the week is planned. Please plan the empty ones first.',
    );
  const out = new Set([...(request.not ?? []), stood[`${request.slot}_meal`]?.recipe_id ?? '']);
  const staying = new Set(prepared.kept.map(({ dish }) => dish));
  const brief = {
    ...prepared.brief,
    dishes: prepared.brief.dishes.filter(
      ({ dish }) => staying.has(dish) || !out.has(dish.facts.recipe.id),
    ),
  };
  const answer = solvePrepared(
    {
      ...prepared,
      brief: {
        ...brief,
        barred: {
          day: weekdays.indexOf(request.day),
          meal: meals.indexOf(request.slot),
          dishes: out,
        },
      },
    },
    kitchen,
    highs,
    endsOf(limits, began),
  );
  if (!answer.meal_plan)
    return answer.code === 'impossible' || answer.code === 'budget_too_small'
      ? {
          ...answer,
          code: 'impossible',
          error:
            `No other dish fits here with the rest of the week as it is. ${englishOf(answer.error ?? '')}`.trim(),
        }
      : answer;
  // What stayed is handed back letter for letter; only the meal that was swapped is new, and what was left of it is cooked by itself.
  const mealPlan = request.plan.map((stays) => {
    const fresh = answer.meal_plan?.find((each) => each.day === stays.day);
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
  return { ...answer, meal_plan: mealPlan };
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
