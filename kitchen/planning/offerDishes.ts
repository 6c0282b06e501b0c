// Which dishes may be looked at for one place of a week, and why others may not: cheap questions before a programme is built.
import type { NotOffered } from '../../contract/swaps.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { isPlanned } from './choices.ts';
import type { Dish } from './dishes.ts';
import { minutesOf } from './kinds.ts';
import type { Place } from './leftovers.ts';
import type { Needs } from './limits.ts';
import { sumsOf } from './limitSums.ts';
import type { Brief } from './programme.ts';
import { isWeekday } from './weekRules.ts';
import { portions } from './worth.ts';
import { quantityName } from './words.ts';

interface HardSum {
  readonly quantity: Quantity;
  readonly lo: number;
  readonly hi: number;
  readonly amount: (serving: Float64Array) => number;
}

/** What a day must keep in any case. */
const hardSums = ({ energyMin, energyMax, energyKcal, limits }: Needs): HardSum[] => [
  {
    quantity: 'energy_kcal',
    lo: energyMin / energyKcal,
    hi: energyMax / energyKcal,
    amount: (serving) => (serving[indexOf.energy_kcal] ?? 0) / energyKcal,
  },
  ...limits
    .filter(({ span, priority }) => span === 'day' && priority === 'hard')
    .flatMap((limit) =>
      sumsOf(limit, energyKcal).map((sum) => ({ quantity: limit.quantity, ...sum })),
    ),
];

/** What the day's other meals hold together. */
function othersOn(day: number, kept: Brief['kept']): Float64Array {
  const others = new Float64Array(Object.keys(indexOf).length);
  for (const { dish, portion } of kept.filter((each) => each.day === day))
    for (const [i, value] of dish.serving.entries())
      others[i] = (others[i] ?? 0) + (Number.isNaN(value) ? 0 : value) * portion;
  return others;
}

/** How a dish fails the day: by how much in the portion that fails least, and where; nothing where some portion fits. */
function failureOf(
  dish: Dish,
  sums: readonly (HardSum & { readonly before: number })[],
): { readonly by: number; readonly quantity: Quantity } | null {
  let least: { by: number; quantity: Quantity } | null = null;
  for (const portion of portions) {
    let [by, most, quantity] = [0, 0, 'energy_kcal' as Quantity];
    for (const { lo, hi, before, amount, quantity: own } of sums) {
      const sum = before + amount(dish.serving) * portion;
      const outside = Math.max(0, lo - sum, sum - hi) || 0;
      by += outside;
      if (outside > most) [most, quantity] = [outside, own];
    }
    if (by <= 1e-9) return null;
    if (!least || by < least.by) least = { by, quantity };
  }
  return least;
}

export interface DishesFor {
  readonly dishes: Brief['dishes'];
  readonly counts: Omit<NotOffered, 'week'>;
}

/**
 * The dishes that may stand in a place: within the day's minutes, and within its limits in some portion.
 * @param out recipes that may not
 * @param most by how much the day's limits may be broken
 */
export function dishesFor(
  brief: Brief,
  place: Place,
  out: ReadonlySet<string>,
  most: number,
): DishesFor {
  const { kept, needs, cooking } = brief;
  const others = othersOn(place.day, kept);
  const sums = hardSums(needs).map((sum) => ({ ...sum, before: sum.amount(others) }));
  const [minutes, handsOn] = minutesOf(place.day, { cooking, kept });
  const taken = kept.filter(({ day, left }) => day === place.day && !left);
  const room = minutes - taken.reduce((sum, { dish }) => sum + dish.minutes, 0);
  const hands = handsOn - taken.reduce((sum, { dish }) => sum + dish.handsOn, 0);
  const breakfast =
    cooking && place.meal === 0 && isWeekday(place.day)
      ? cooking.breakfast
      : Number.POSITIVE_INFINITY;
  const mine = brief.dishes.filter(
    ({ dish }) => isPlanned(dish, place.meal) && !out.has(dish.facts.recipe.id),
  );
  const soon = mine.filter(
    ({ dish }) => dish.minutes <= Math.min(room, breakfast) && dish.handsOn <= hands,
  );
  const failed = new Map<Quantity, number>();
  const fitting = soon.filter(({ dish }) => {
    const failure = failureOf(dish, sums);
    if (failure) failed.set(failure.quantity, (failed.get(failure.quantity) ?? 0) + 1);
    return failure === null || failure.by <= most;
  });
  const [worst] = [...failed].toSorted(([, a], [, b]) => b - a);
  return {
    dishes: fitting,
    counts: {
      dishes: mine.length,
      minutes: mine.length - soon.length,
      day: soon.length - fitting.length,
      nutrient: worst ? { nutrient: worst[0], name: quantityName(worst[0]) } : null,
    },
  };
}
