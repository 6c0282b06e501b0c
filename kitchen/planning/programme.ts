// Builds a week's programme from dishes, limits and wishes: the numbers that pricing and the solver work on.
import type { Catalogue, Country } from '../catalogue/types.ts';
import { usdPerKg } from '../recipes/cost.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Dish } from './dishes.ts';
import type { Needs, PlanLimit } from './limits.ts';
import type { Week, WeekRow } from './master.ts';
import type { DayRow, Kind } from './menu.ts';
import {
  dishWorth,
  mealLoss,
  meals,
  points,
  portions,
  portionWorth,
  quickWorth,
  variety,
} from './worth.ts';
import type { Taste } from './worth.ts';

/** One dish in one portion for one meal. */
export interface Choice {
  readonly dish: Dish;
  readonly portion: number;
  /** Index into `meals`. */
  readonly meal: number;
  /** Money for one person, in the country's currency, or in US dollars where no country is known. */
  readonly cost: number;
}

/** A meal that stays as it is. Days count from Monday = 0. */
export interface Kept {
  readonly day: number;
  readonly meal: number;
  readonly dish: Dish;
  readonly portion: number;
}

export interface Brief {
  /** Dishes that passed the gate, and whether with a caution. */
  readonly dishes: readonly { readonly dish: Dish; readonly caution: boolean }[];
  readonly needs: Needs;
  readonly taste: Taste;
  /** Money for one person's week; null where there is no budget. */
  readonly budget: number | null;
  readonly kept: readonly Kept[];
  /** Recipes that one meal may not take. */
  readonly barred?: {
    readonly day: number;
    readonly meal: number;
    readonly dishes: ReadonlySet<string>;
  };
}

export interface Programme {
  readonly week: Week;
  readonly choices: readonly Choice[];
  /** Days of the week by kind, Monday = 0. */
  readonly days: readonly (readonly number[])[];
  /** The week's row that holds the budget, or -1. */
  readonly budgetRow: number;
}

/** A limit as a sum over choices: lo ≤ Σ amount ≤ hi, in units of the limit. */
interface Sum {
  readonly name: string;
  readonly lo: number;
  readonly hi: number;
  readonly hard: boolean;
  readonly weight: number;
  readonly amount: (serving: Float64Array) => number;
}

export const isWeekday = (day: number): boolean => day < 5;

/** Share by which the budget row stays under the budget, so that the solver's own tolerance never spends past it. */
export const budgetMargin = 3e-7;

/** Money for one serving of a dish: everything that is bought for it, at the country's prices. */
export function servingCost(dish: Dish, country: Country | null): number {
  const { recipe } = dish.facts;
  let cost = 0;
  for (const [i, { grams }] of recipe.ingredients.entries()) {
    const ingredient = dish.grams[i]?.ingredient;
    if (ingredient)
      cost +=
        ((country
          ? usdPerKg(ingredient, country) * country.usdRate
          : ingredient.price.usdPerKgEdible) *
          grams) /
        1000;
  }
  return cost / recipe.serves;
}

function sumsOf(limit: PlanLimit, energyKcal: number): Sum[] {
  const { quantity, min, max, perEnergy, priority, from } = limit;
  const at = indexOf[quantity];
  const shared = {
    name: quantity,
    hard: priority === 'hard',
    weight: from.every((id) => id === 'general') ? points.generalLimit : points.conditionLimit,
  };
  const energy = indexOf.energy_kcal;
  if (perEnergy !== null)
    return [
      ...(max === null
        ? []
        : [
            {
              ...shared,
              lo: Number.NEGATIVE_INFINITY,
              hi: 0,
              amount: (serving: Float64Array) =>
                ((serving[at] ?? 0) * perEnergy - max * (serving[energy] ?? 0)) /
                (max * energyKcal),
            },
          ]),
      ...(min === null
        ? []
        : [
            {
              ...shared,
              lo: 0,
              hi: Number.POSITIVE_INFINITY,
              amount: (serving: Float64Array) =>
                ((serving[at] ?? 0) * perEnergy - min * (serving[energy] ?? 0)) /
                (min * energyKcal),
            },
          ]),
    ];
  const unit = max ?? min ?? 1;
  if (unit <= 0)
    return [
      { ...shared, lo: Number.NEGATIVE_INFINITY, hi: 0, amount: (serving) => serving[at] ?? 0 },
    ];
  return [
    {
      ...shared,
      lo: min === null ? Number.NEGATIVE_INFINITY : min / unit,
      hi: max === null ? Number.POSITIVE_INFINITY : max / unit,
      amount: (serving) => (serving[at] ?? 0) / unit,
    },
  ];
}

/** Numbers names through, in the order in which they are met. */
function numbering(): { of: (name: string) => number; size: () => number; names: () => string[] } {
  const known = new Map<string, number>();
  return {
    of: (name) => known.get(name) ?? known.set(name, known.size).size - 1,
    size: () => known.size,
    names: () => [...known.keys()],
  };
}

/** Compiles a brief. Deterministic: the same brief gives the same numbers in the same order. */
export function programmeOf(
  { dishes, needs, taste, budget, kept, barred }: Brief,
  catalogue: Catalogue,
): Programme {
  const choices: Choice[] = [];
  const [weekdayWorth, weekendWorth]: [number[], number[]] = [[], []];
  const from = [0];
  const lockedChoice = new Map<Kept, number>();
  for (const [meal, name] of meals.entries()) {
    const add = (dish: Dish, portion: number, worth: number, cost: number): number => {
      weekdayWorth.push(worth + quickWorth(dish, true));
      weekendWorth.push(worth + quickWorth(dish, false));
      return choices.push({ dish, portion, meal, cost }) - 1;
    };
    for (const { dish, caution } of dishes) {
      const locked = kept.filter((each) => each.meal === meal && each.dish === dish);
      if (!locked.length && !dish.facts.recipe.meals.includes(name)) continue;
      const base = dishWorth(dish, taste, caution, catalogue);
      const cost = servingCost(dish, taste.country);
      for (const portion of new Set([...portions, ...locked.map((each) => each.portion)])) {
        const stays = locked.filter((each) => each.portion === portion);
        const size = dish.facts.recipe.meals.includes(name)
          ? portionWorth(dish, portion, name, taste.energyKcal)
          : null;
        const loss = mealLoss(taste.mealLimits, dish.serving, portion, name);
        if (loss === Number.NEGATIVE_INFINITY || (size === null && !stays.length)) continue;
        const id = add(dish, portion, base + loss + (size ?? 0), cost * portion);
        for (const each of stays) lockedChoice.set(each, id);
      }
    }
    from.push(choices.length);
  }

  const sums = needs.limits
    .filter(({ span }) => span === 'day')
    .flatMap((limit) => sumsOf(limit, needs.energyKcal));
  const energy: Sum = {
    name: 'energy_kcal',
    lo: needs.energyMin / needs.energyKcal,
    hi: needs.energyMax / needs.energyKcal,
    hard: true,
    weight: 0,
    amount: (serving) => (serving[indexOf.energy_kcal] ?? 0) / needs.energyKcal,
  };
  const daySums = [energy, ...sums];
  const rows: DayRow[] = daySums.map(({ name, lo, hi, hard, weight }) => ({
    name,
    lo,
    hi,
    weight: hard ? Number.POSITIVE_INFINITY : weight,
  }));
  const amounts = new Float64Array(choices.length * rows.length);
  for (const [i, { dish, portion }] of choices.entries())
    for (const [r, sum] of daySums.entries())
      amounts[i * rows.length + r] = sum.amount(dish.serving) * portion;

  const [dishNumbers, mainNumbers, cuisineNumbers] = [numbering(), numbering(), numbering()];
  const dish = Int32Array.from(choices, (choice) => dishNumbers.of(choice.dish.facts.recipe.id));
  const main = Int32Array.from(choices, (choice) => mainNumbers.of(choice.dish.main));
  const cuisine = Int32Array.from(choices, (choice) =>
    cuisineNumbers.of(choice.dish.facts.recipe.cuisine),
  );
  const weekSums = needs.limits.flatMap((limit) =>
    limit.span === 'mean'
      ? sumsOf(limit, needs.energyKcal).map((sum) => ({ ...sum, lo: sum.lo * 7, hi: sum.hi * 7 }))
      : limit.span === 'week'
        ? sumsOf(limit, needs.energyKcal)
        : [],
  );
  const have = [...new Set([...(taste.have ?? [])].map(groupOf))];
  const usedBy = have.map(
    (group) =>
      new Set(
        dishes
          .filter((each) =>
            each.dish.grams.some(({ ingredient }) => groupOf(ingredient.key) === group),
          )
          .map((each) => each.dish),
      ),
  );
  const noEnd = Number.POSITIVE_INFINITY;
  const weekRows: WeekRow[] = [
    // A dish that the person keeps more often than that may stand as often as they keep it.
    ...dishNumbers.names().map((id) => ({
      name: 'dish',
      lo: -noEnd,
      hi: variety.dishes,
      over: {
        price: points.secondTime,
        most:
          Math.max(
            variety.dishesAtMost,
            kept.filter((each) => each.dish.facts.recipe.id === id).length,
          ) - variety.dishes,
      },
    })),
    ...Array.from({ length: mainNumbers.size() }, () => ({
      name: 'main',
      lo: -noEnd,
      hi: variety.main,
      over: { price: points.sameMain, most: noEnd },
    })),
    ...Array.from({ length: cuisineNumbers.size() }, () => ({
      name: 'cuisine',
      lo: -noEnd,
      hi: variety.cuisine,
      over: { price: points.sameCuisine, most: noEnd },
    })),
    ...have.map(() => ({ name: 'used', lo: 1, hi: noEnd, under: { price: points.used, most: 1 } })),
    ...weekSums.map(({ name, lo, hi, hard, weight }) => ({
      name,
      lo,
      hi,
      ...(hard
        ? {}
        : {
            ...(hi < noEnd ? { over: { price: weight, most: noEnd } } : {}),
            ...(lo > -noEnd ? { under: { price: weight, most: noEnd } } : {}),
          }),
    })),
    ...(budget === null ? [] : [{ name: 'budget', lo: -noEnd, hi: 1 - budgetMargin }]),
  ];
  const entries: [number, number][][] = choices.map((choice, i) => {
    let row = 0;
    const own: [number, number][] = [
      [dish[i] ?? 0, 1],
      [dishNumbers.size() + (main[i] ?? 0), 1],
      [dishNumbers.size() + mainNumbers.size() + (cuisine[i] ?? 0), 1],
    ];
    row = dishNumbers.size() + mainNumbers.size() + cuisineNumbers.size();
    for (const users of usedBy) {
      if (users.has(choice.dish)) own.push([row, 1]);
      row += 1;
    }
    for (const sum of weekSums) {
      own.push([row, sum.amount(choice.dish.serving) * choice.portion]);
      row += 1;
    }
    if (budget !== null) own.push([row, choice.cost / budget]);
    return own;
  });
  const starts = [0];
  for (const own of entries) starts.push((starts.at(-1) ?? 0) + own.length);

  const { kinds, days } = kindsOf(
    from,
    Float64Array.from(weekdayWorth),
    Float64Array.from(weekendWorth),
    kept,
    lockedChoice,
    (day, meal, id) =>
      barred?.day === day &&
      barred.meal === meal &&
      barred.dishes.has(choices[id]?.dish.facts.recipe.id ?? ''),
  );
  return {
    week: {
      choices: { from, amounts, rows, dish, main, sameMain: points.sameMainDay },
      kinds,
      rows: weekRows,
      amounts: {
        from: Int32Array.from(starts),
        row: Int32Array.from(entries.flat(), ([row]) => row),
        amount: Float64Array.from(entries.flat(), ([, amount]) => amount),
      },
    },
    choices,
    days,
    budgetRow: budget === null ? -1 : weekRows.length - 1,
  };
}

/** Days with the same open choices and the same worth are one kind: weekdays, weekend days, and every day with meals that stay. */
function kindsOf(
  from: readonly number[],
  weekday: Float64Array,
  weekend: Float64Array,
  kept: readonly Kept[],
  lockedChoice: ReadonlyMap<Kept, number>,
  isBarred: (day: number, meal: number, id: number) => boolean,
): { kinds: Kind[]; days: number[][] } {
  const groups = new Map<string, number[]>();
  for (let day = 0; day < 7; day += 1) {
    const locks = kept
      .filter((each) => each.day === day)
      .map((each) => `${each.meal}:${lockedChoice.get(each) ?? -1}`);
    const name = locks.length
      ? `${day} ${locks.join(' ')}`
      : isWeekday(day)
        ? 'weekday'
        : 'weekend';
    groups.set(name, [...(groups.get(name) ?? []), day]);
  }
  const days = [...groups.values()];
  const kinds = days.map((own): Kind => ({
    days: own.length,
    open: meals.map((_, meal) => {
      const stays = kept.find((each) => each.day === own[0] && each.meal === meal);
      if (stays) {
        const id = lockedChoice.get(stays);
        return id === undefined ? new Int32Array() : Int32Array.of(id);
      }
      return Int32Array.from(
        { length: (from[meal + 1] ?? 0) - (from[meal] ?? 0) },
        (_each, i) => (from[meal] ?? 0) + i,
      ).filter((id) => !isBarred(own[0] ?? 0, meal, id));
    }),
    worth: isWeekday(own[0] ?? 0) ? weekday : weekend,
  }));
  return { kinds, days };
}
