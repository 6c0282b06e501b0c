// Pricing where a day's bound is too loose to end it: one meal at a time is fixed, and the bound of the others tightened for it.
import { knapsackOf, topsOf, unitsOfAll, withMeal } from './knapsack.ts';
import type { Choices } from './menu.ts';
import { tightenMultipliers } from './multipliers.ts';
import { boundedValues, creditOf } from './mealRanking.ts';
import { priceMenus } from './pricing.ts';
import type { PricedMenu, PricingOptions } from './menuSearch.ts';
import type { Priced } from './pricing.ts';

/** Steps that tighten the bound of the meals beside the one that is fixed. */
const steps = 12;
/** Menus looked at before a meal is fixed; the choices that a step goes over cost about as much as so many menus each. */
const [quick, menusAChoice] = [60_000, 0.25];
/** Meals fixed at most. */
const deepest = 2;

interface Survivors {
  /** The choices of each meal that some day above the threshold may hold, best first. */
  readonly lists: Int32Array[];
  /** No day with that choice is worth more. */
  readonly bounds: Float64Array;
}

function survivorsOf(
  choices: Choices,
  open: readonly Int32Array[],
  values: Float64Array,
  multipliers: Float64Array,
  threshold: number,
): Survivors {
  const own = boundedValues(choices, values, multipliers, open, new Float64Array(values.length));
  const knapsack = knapsackOf(choices.rows);
  const { most } = knapsack;
  const units = unitsOfAll(choices, knapsack);
  const tops = open.map((ids) => topsOf(ids, units, own, most));
  const credit = creditOf(choices, multipliers);
  const bounds = new Float64Array(values.length);
  const lists = open.map((ids, meal) => {
    let beside: Float64Array = new Float64Array(most + 1);
    for (const [i, other] of tops.entries()) if (i !== meal) beside = withMeal(other, beside);
    for (const id of ids) {
      const left = most - (units[id] as number);
      bounds[id] =
        left < 0
          ? Number.NEGATIVE_INFINITY
          : credit + (own[id] as number) + (beside[left] as number);
    }
    return ids
      .filter((id) => (bounds[id] as number) > threshold)
      .sort((a, b) => (bounds[b] as number) - (bounds[a] as number) || a - b);
  });
  return { lists, bounds };
}

/** As `priceMenus`, and a bound that is hardly ever loose: what cannot be ended quickly is split by one of its meals, and each part tightened. */
export function priceClosely(
  choices: Choices,
  open: readonly Int32Array[],
  values: Float64Array,
  multipliers: Float64Array,
  options: PricingOptions,
  fixed = 0,
): Priced {
  const { threshold, keep, effort, enough = Number.POSITIVE_INFINITY } = options;
  const first = priceMenus(choices, open, values, multipliers, {
    ...options,
    effort: fixed < deepest ? Math.min(quick, effort) : effort,
  });
  if (first.complete || first.menus.length > 0 || fixed >= deepest) return first;
  const { lists, bounds } = survivorsOf(choices, open, values, multipliers, threshold);
  const at = splitAt(lists);
  let { visited } = first;
  let [complete, upper] = [true, threshold];
  let menus: readonly PricedMenu[] = [];
  for (const id of lists[at] ?? []) {
    if (visited >= effort || menus.length >= Math.min(enough, keep)) {
      [complete, upper] = [false, Math.max(upper, bounds[id] ?? 0)];
      break;
    }
    const part = lists.map((list, meal) => (meal === at ? Int32Array.of(id) : list));
    const tightened = tightenMultipliers(choices, part, values, multipliers, threshold, steps);
    visited += steps * menusAChoice * part.reduce((sum, list) => sum + list.length, 0);
    if (tightened.bound <= threshold) continue;
    const priced = priceClosely(
      choices,
      part,
      values,
      tightened.multipliers,
      { ...options, effort: effort - visited },
      fixed + 1,
    );
    visited += priced.visited;
    menus = [...menus, ...priced.menus].sort((a, b) => b.value - a.value).slice(0, keep);
    upper = Math.max(upper, priced.upper);
    complete &&= priced.complete;
  }
  return { menus, upper: Math.min(upper, first.upper), complete, visited };
}

/** The meal with the fewest choices that are more than one. */
function splitAt(lists: readonly Int32Array[]): number {
  let best = -1;
  for (const [meal, list] of lists.entries())
    if (list.length > 1 && (best < 0 || list.length < (lists[best]?.length ?? 0))) best = meal;
  return Math.max(0, best);
}
