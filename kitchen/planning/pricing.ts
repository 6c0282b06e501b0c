// Finds the best menus of a day under given values of its choices, and proves that no other is better.
import { knapsackOf, restsOf, topsOf, unitsOfAll, withMeal } from './knapsack.ts';
import type { Tops } from './knapsack.ts';
import { boundedValues, creditOf, isWithinBounds, rankMeal } from './mealRanking.ts';
import type { Columns, Bounds } from './mealRanking.ts';
import { searchMenus } from './menuSearch.ts';
import type { PricedMenu, PricingOptions, SearchedDay } from './menuSearch.ts';
import type { Choices } from './menu.ts';

export interface Priced {
  /** Menus above the threshold, best first; at most as many as were asked for. */
  readonly menus: readonly PricedMenu[];
  /** No menu at all is worth more than this. */
  readonly upper: number;
  /** Every menu above the threshold was seen, or shown not to exist. */
  readonly complete: boolean;
  /** Menus looked at one by one. */
  readonly visited: number;
}

/**
 * Searches all menus of a day. The multipliers turn every limit of the day into a charge on amounts, so that a menu is worth at
 * most the sum of its choices' charged values plus a constant (Lagrangian relaxation, valid for any multipliers of the right
 * sign). Lists sorted by that value are walked only as deep as the bound stays above the threshold, and each menu reached is
 * valued exactly: what is not reached is proven to be no better.
 * A day has at least two meals.
 * @param multipliers points a unit of each row; positive charges the upper bound, negative the lower; at most the row's weight
 */
export function priceMenus(
  choices: Choices,
  open: readonly Int32Array[],
  values: Float64Array,
  multipliers: Float64Array,
  options: PricingOptions,
): Priced {
  const { threshold } = options;
  const charged = boundedValues(
    choices,
    values,
    multipliers,
    open,
    new Float64Array(values.length),
  );
  const credit = creditOf(choices, multipliers);
  const knapsack = knapsackOf(choices.rows);
  const { most } = knapsack;
  const units = unitsOfAll(choices, knapsack);
  const tops = open.map((ids) => topsOf(ids, units, charged, most));
  const upper = credit + (restsOf(tops, most)[0]?.[most] ?? 0);
  if (!(upper > threshold)) return { menus: [], upper: threshold, complete: true, visited: 0 };
  const day = searchedDay(choices, open, {
    columns: { charged, values, units },
    tops,
    rowOrder: rowOrderOf(multipliers),
    credit,
    most,
    threshold,
  });
  const { found, visited, stopped } = searchMenus(day, options);
  return {
    menus: found,
    upper: stopped ? upper : (found[0]?.value ?? threshold),
    complete: !stopped,
    visited,
  };
}

interface Prepared {
  readonly columns: Columns;
  readonly tops: readonly Tops[];
  readonly rowOrder: readonly number[];
  readonly credit: number;
  readonly most: number;
  readonly threshold: number;
}

/** The day as it is walked: the short lists outside, the long ones inside, where the walk is cheapest. */
function searchedDay(
  choices: Choices,
  open: readonly Int32Array[],
  { columns, tops, rowOrder, credit, most, threshold }: Prepared,
): SearchedDay {
  const bounds = tops.map((_, meal): Bounds => {
    const others = tops.filter((_own, i) => i !== meal);
    return {
      beside: others.reduce<Float64Array>(
        (rest, own) => withMeal(own, rest),
        new Float64Array(most + 1),
      ),
      least: threshold - credit,
    };
  });
  const counts = open.map(
    (ids, meal) => ids.filter((id) => isWithinBounds(columns, bounds[meal] as Bounds, id)).length,
  );
  const order = [...open.keys()].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  const lists = order.map((meal, level) =>
    rankMeal(choices, open[meal] as Int32Array, bounds[meal] as Bounds, columns, {
      rowOrder,
      byUnits: level === order.length - 1,
    }),
  );
  const rests = restsOf(
    order.flatMap((meal) => tops[meal] ?? []),
    most,
  );
  return { choices, order, rowOrder, lists, rests, credit, most };
}

/** The rows that are charged most come first: they rule a menu out soonest. */
const rowOrderOf = (multipliers: Float64Array): number[] =>
  [...multipliers.keys()].sort(
    (a, b) => Math.abs(multipliers[b] ?? 0) - Math.abs(multipliers[a] ?? 0) || a - b,
  );
