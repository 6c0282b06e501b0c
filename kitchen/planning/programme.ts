// Builds a week's programme from dishes, limits and wishes: the numbers that pricing and the solver work on.
import type { Catalogue } from '../catalogue/types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import { listChoices } from './choices.ts';
import type { Listed } from './choices.ts';
import { isMain } from './mainMeals.ts';
import type { Dish } from './dishes.ts';
import { kindsOf } from './kinds.ts';
import type { KindsOf } from './kinds.ts';
import type { Leftovers } from './leftovers.ts';
import type { Needs } from './limits.ts';
import { sumsOf } from './limitSums.ts';
import type { Sum } from './limitSums.ts';
import type { Week } from './master.ts';
import type { DayRow } from './menu.ts';
import type { CookingRules } from './weekRules.ts';
import { weekTable } from './weekRows.ts';
import { points } from './worth.ts';
import type { Taste } from './worth.ts';

/** One dish in one portion for one meal. */
export interface Choice {
  readonly dish: Dish;
  readonly portion: number;
  /** Index into `meals`. */
  readonly meal: number;
  /** Money for one person, in the country's currency, or in US dollars where no country is known. */
  readonly cost: number;
  /** Eaten from what an earlier day of the week has cooked. */
  readonly left: boolean;
}

/** A meal that stays as it is. Days count from Monday = 0. */
export interface Kept {
  readonly day: number;
  readonly meal: number;
  readonly dish: Dish;
  readonly portion: number;
  /** It comes from another meal that stays. */
  readonly left: boolean;
}

/** A week that is looked for again with what its packs cost. */
export interface PackPrices {
  /** Money for a serving of a dish for one person, as it is paid in whole packs. */
  readonly paidFor: (dish: Dish, eaten: number) => number;
  /** So many dishes of each kind that the person likes stand in the week as it is. */
  readonly liked: readonly number[];
}

export interface Brief {
  /** Dishes that passed the gate, and whether with a caution. */
  readonly dishes: readonly { readonly dish: Dish; readonly caution: boolean }[];
  readonly needs: Needs;
  readonly taste: Taste;
  /** Money for one person's week; null where there is no budget. */
  readonly budget: number | null;
  /** Without it the budget counts what is eaten. */
  readonly packs?: PackPrices;
  /** The share of it that is better left, since prices are only roughly known; 0 where they are known well. */
  readonly margin?: number;
  readonly kept: readonly Kept[];
  /** Null: cooking may take as long as it takes, and every meal is cooked. */
  readonly cooking: CookingRules | null;
  readonly people: number;
  /** Recipes that are not wanted again: they stand where they are kept, and nowhere else. */
  readonly notAgain?: ReadonlySet<string>;
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

/** Energy of a day as a share of what is wanted, then the limits of a day. */
const daySumsOf = ({ limits, energyKcal, energyMin, energyMax }: Needs): readonly Sum[] => [
  {
    name: 'energy_kcal',
    lo: energyMin / energyKcal,
    hi: energyMax / energyKcal,
    hard: true,
    weight: 0,
    amount: (serving) => (serving[indexOf.energy_kcal] ?? 0) / energyKcal,
  },
  ...limits.filter(({ span }) => span === 'day').flatMap((limit) => sumsOf(limit, energyKcal)),
];

type MinuteSum = (choice: Choice) => number;

/** Minutes of a day's cooking, as sums like those of its nutrients; the kinds of days set their bounds. */
const minuteSums = (cooking: CookingRules | null): readonly MinuteSum[] =>
  cooking
    ? [
        ({ dish, left }) => (left ? 0 : dish.minutes / 60),
        ({ dish, left }) => (left ? 0 : dish.handsOn / 60),
      ]
    : [];

/** What a day must keep: its sums, then its minutes in all and hands-on. */
const dayRowsOf = (daySums: readonly Sum[], minutes: readonly MinuteSum[]): DayRow[] => [
  ...daySums.map(({ name, lo, hi, hard, weight }) => ({
    name,
    lo,
    hi,
    weight: hard ? Number.POSITIVE_INFINITY : weight,
  })),
  ...minutes.map((_, i) => ({
    name: i === 0 ? 'minutes' : 'hands-on',
    lo: Number.NEGATIVE_INFINITY,
    hi: Number.POSITIVE_INFINITY,
    weight: Number.POSITIVE_INFINITY,
    ...(i === 0 ? { whole: 60 } : {}),
  })),
];

/** What each choice adds to each of a day's rows, row-major. */
function dayAmounts(
  choices: readonly Choice[],
  daySums: readonly Sum[],
  minutes: readonly MinuteSum[],
): Float64Array {
  const width = daySums.length + minutes.length;
  const amounts = new Float64Array(choices.length * width);
  for (const [i, choice] of choices.entries()) {
    for (const [r, sum] of daySums.entries())
      amounts[i * width + r] = sum.amount(choice.dish.serving) * choice.portion;
    for (const [r, own] of minutes.entries()) amounts[i * width + daySums.length + r] = own(choice);
  }
  return amounts;
}

/** Whether a choice may not stand in a place: it is kept elsewhere alone, or barred from there. */
const barring =
  ({ choices, keptAlone }: Listed, barred: Brief['barred']): KindsOf['isBarred'] =>
  (day, meal, id) =>
    keptAlone.has(id) ||
    (barred?.day === day &&
      barred.meal === meal &&
      barred.dishes.has(choices[id]?.dish.facts.recipe.id ?? ''));

/** Compiles a brief. Deterministic: the same brief gives the same numbers in the same order. */
export function programmeOf(brief: Brief, catalogue: Catalogue): Programme {
  const { needs, budget, kept, cooking, barred } = brief;
  const listed = listChoices(brief, catalogue);
  const { choices, from, weekday, weekend, lockedChoice } = listed;
  const daySums = daySumsOf(needs);
  const minutes = minuteSums(cooking);
  const rows = dayRowsOf(daySums, minutes);
  const amounts = dayAmounts(choices, daySums, minutes);
  const table = weekTable(brief, choices, catalogue);
  const leftovers = leftoversOf(choices, Math.max(cooking?.later ?? 0, mostLeft(kept)));
  const { kinds, days } = kindsOf({
    from,
    ordered: leftovers !== null,
    choices,
    rows,
    minutesAt: minutes.length ? daySums.length : -1,
    weekday,
    weekend,
    kept,
    lockedChoice,
    cooking,
    isBarred: barring(listed, barred),
  });
  const { dish, main } = table;
  return {
    week: {
      choices: { from, amounts, rows, dish, main, sameMain: points.sameMainDay },
      kinds,
      rows: table.rows,
      amounts: table.amounts,
      ...(leftovers ? { leftovers } : {}),
    },
    choices,
    days,
    budgetRow: budget === null ? -1 : table.rows.length - 1,
  };
}

/** Meals that stay and come from the same dish, at the most: a person may have chosen more of them than the rules allow. */
const mostLeft = (kept: readonly Kept[]): number =>
  Math.max(
    0,
    ...kept.map(({ dish }) => kept.filter((each) => each.left && each.dish === dish).length),
  );

function leftoversOf(choices: readonly Choice[], most: number): Leftovers | null {
  if (!choices.some(({ left }) => left)) return null;
  return {
    left: Uint8Array.from(choices, ({ left }) => (left ? 1 : 0)),
    cooked: Uint8Array.from(choices, ({ left, meal }) => (!left && isMain(meal) ? 1 : 0)),
    keeps: Int32Array.from(choices, ({ dish }) => dish.keeps),
    most,
  };
}
