// What stands beside a week as it is, whoever put it together: the cost and the nutrition of its meals.
import type { MealPlan, PlanDay, PlanReport } from '../../contract/plans.ts';
import { rulesOf } from '../rules.ts';
import { judgeRecipe } from '../safety.ts';
import { dishesOf } from './dishes.ts';
import { keptMeals, mealName, plannedMeal } from './kept.ts';
import { needsOf } from './limits.ts';
import { gateOf } from './plan.ts';
import type { PlanningKitchen } from './plan.ts';
import { servingCost } from './programme.ts';
import type { Choice } from './programme.ts';
import { checkRequest, isRefusal } from './request.ts';
import type { PlanRequest } from './request.ts';
import { dayNames, reportOf } from './report.ts';
import { joined } from './words.ts';
import { meals } from './worth.ts';

/** A whole day: what is more is a treat. */
const mainMeals = meals.flatMap((meal, i) => (meal === 'snack' ? [] : [i]));

/**
 * The report of a plan's meals that are of our recipes; the others are named in its notes and not counted. Means over a week are
 * told only where every day has its three meals. Nothing is proven of it.
 * @returns null where no meal is of our recipes, and where no limits can be told: a question is open, a clinic sets them, or they exclude each other
 */
export function reportAsItStands(kitchen: PlanningKitchen, request: PlanRequest & { readonly plan: MealPlan }): PlanReport | null {
  const { catalogue } = kitchen;
  const checked = checkRequest(request, kitchen);
  if (isRefusal(checked)) return null;
  const { country, budget, people } = checked;
  // Who writes 'Jollof rice' in their own words means theirs, not ours.
  const isOurs = (day: PlanDay, slot: (typeof meals)[number]): boolean => (plannedMeal(day, slot)?.recipe_id ?? '') !== '';
  const { kept, unknown: gone } = keptMeals(request.plan, people, dishesOf(catalogue), isOurs);
  const own = request.plan.flatMap((day) => meals.flatMap((slot) => { const text = day[slot]?.trim() ?? ''; return text !== '' && !isOurs(day, slot) ? [mealName(day, slot)] : []; }));
  const unknown = [...gone, ...own];
  if (kept.length === 0) return null;
  const understanding = kitchen.understand({ ...request.health, country: country?.iso2 ?? null });
  if (gateOf(understanding, request, kitchen)) return null;
  const answer = needsOf(understanding.person.conditions, request.health.answers ?? {}, checked, catalogue);
  if ('conflict' in answer) return null;

  const rules = rulesOf(understanding.person, catalogue);
  const unfit = [...new Set(kept.filter(({ dish }) => judgeRecipe(dish.facts, rules, catalogue.ingredients).verdict === 'refuse').map(({ dish }) => dish.facts.recipe.title))];
  const choices = kept.map(({ dish, portion, meal }): Choice => ({ dish, portion, meal, cost: servingCost(dish, country) * portion }));
  const week = dayNames.map((_, day) => Int32Array.from(kept.flatMap((each, i) => (each.day === day ? [i] : []))));
  const isWhole = unknown.length === 0 && week.every((menu) => mainMeals.every((meal) => [...menu].some((id) => choices[id]?.meal === meal)));
  const report = reportOf({
    week, choices, needs: answer.needs, country, people, budget, smallestBudget: null, proof: null,
    notes: [
      ...(unfit.length ? [`${joined(unfit)} ${unfit.length > 1 ? 'do' : 'does'} not fit your health settings. Please replace ${unfit.length > 1 ? 'them' : 'it'}.`] : []),
      ...(unknown.length ? [`Not counted, as ${unknown.length > 1 ? 'they are' : 'it is'} not of our recipes: ${joined(unknown)}.`] : []),
      ...understanding.notes,
    ],
  }, catalogue);
  return { ...report, days: report.days.filter((_, day) => (week[day]?.length ?? 0) > 0), ...(isWhole ? {} : { week: [], relaxed: [] }) };
}
