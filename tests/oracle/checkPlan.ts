// Checks a plan against the raw tables, with nothing of the planner: nutrition, hard limits, exclusions, cost, repetition.
import type { GeneratedPlan } from '../../contract/plans.ts';
import { dietFaults } from './checkDiet.ts';
import { isCooked, leastLeft } from './cooking.ts';
import { conditions, lactose, limits, nutrition, recipes, tags } from './planTables.ts';
import type { RawRecipe } from './planTables.ts';
import { localPerKg } from './prices.ts';

export interface Asked {
  readonly conditions: readonly string[];
  /** Tags of the tables that no ingredient may carry, beside what the conditions exclude: 'peanut', 'peanut_may'. */
  readonly excludedTags?: readonly string[];
  /** Ids of `diets.csv`. */
  readonly diets?: readonly string[];
  readonly iso2: string;
  readonly budget: number | null;
  readonly people: number;
  readonly weightKg?: number;
  /** Minutes of cooking that were asked for. */
  readonly minutes?: Minutes;
  /** Recipes of the person's own, by id, as the test has worked them out by hand. */
  readonly own?: ReadonlyMap<string, RawRecipe>;
  /** Recipes that must not stand anywhere. */
  readonly notAgain?: readonly string[];
}

interface Minutes {
  readonly weekday: number;
  readonly weekend: number;
  readonly handsOn: number;
  readonly breakfast: number;
}
const usualMinutes: Minutes = { weekday: 45, weekend: 90, handsOn: 25, breakfast: 15 };
const noEnd = Number.POSITIVE_INFINITY;
const noMinutes: Minutes = { weekday: noEnd, weekend: noEnd, handsOn: noEnd, breakfast: noEnd };

export const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
/** Milligrams of caffeine in 100 g (USDA). */
const caffeine: Readonly<Record<string, number>> = {
  coffee_brewed: 40,
  coffee_instant: 3142,
  tea_black: 20,
  tea_green: 12,
  cola: 8,
  chocolate_dark: 80,
  chocolate_milk: 20,
  cocoa_powder: 230,
  cocoa_malt_powder: 37,
};
const purineMiddle: Readonly<Record<string, number>> = {
  low: 50,
  moderate: 150,
  high: 250,
  very_high: 350,
};
const kcalOf: Readonly<Record<string, number>> = {
  carb_g: 4,
  protein_g: 4,
  free_sugars_g: 4,
  fat_g: 9,
  sat_fat_g: 9,
};

/** Of one ingredient, in 100 g; a blank cell counts nothing. */
function per100(key: string, quantity: string): number {
  const row = nutrition.get(key);
  if (!row) throw new Error(`${key} is in no table`);
  const own = tags.get(key) ?? new Set();
  if (quantity === 'free_sugars_g')
    return own.has('added_sugar') ||
      own.has('sugary_drink') ||
      key === 'orange_juice' ||
      key === 'apple_juice'
      ? Number(row.sugars_g)
      : 0;
  if (quantity === 'lactose_g') return lactose.get(key) ?? 0;
  if (quantity === 'caffeine_mg') return caffeine[key] ?? 0;
  if (quantity === 'folate_raw_ug') return Number(row.folate_dfe_ug);
  if (quantity === 'purine_mg' && row.purine_mg === '')
    return Number(row.protein_g) < 0.5 ? 0 : (purineMiddle[row.purine_class ?? ''] ?? 0);
  return Number(row[quantity] ?? '');
}

/** Whether `per100` knows of it. */
const inTables = (quantity: string): boolean =>
  ['free_sugars_g', 'lactose_g', 'caffeine_mg'].includes(quantity) ||
  nutrition.values().next().value?.[quantity] !== undefined;

/** Of one person's portion. */
export const amountIn = (recipe: RawRecipe, portion: number, quantity: string): number =>
  recipe.parts.reduce(
    (sum, part) => sum + (per100(part.key, quantity) * part.eaten * portion) / recipe.serves / 100,
    0,
  );

/** Money for one person's portion, in the country's currency. */
function costIn(recipe: RawRecipe, portion: number, iso2: string): number {
  return recipe.parts.reduce(
    (sum, { key, grams }) => sum + (localPerKg(key, iso2) * grams * portion) / recipe.serves / 1000,
    0,
  );
}

export const slack = 1e-6;

/** Of the raw tables, or the person's own. */
const recipeOf = (id: string | undefined, { own }: Pick<Asked, 'own'>): RawRecipe | undefined =>
  recipes.get(id ?? '') ?? own?.get(id ?? '');

/** Everything that is wrong with a plan, in words; an empty list where nothing is. */
export function faultsOf(answer: GeneratedPlan, asked: Asked): string[] {
  const plan = answer.meal_plan;
  const report = answer.report;
  if (!plan || !report) return ['there is no plan'];
  const faults: string[] = [];
  const weight = asked.weightKg ?? 70;
  const banned = new Set([
    ...(asked.excludedTags ?? []),
    ...asked.conditions
      .flatMap((id) => (conditions.get(id)?.excluded_tags ?? '').split(';').filter(Boolean))
      .flatMap((tag) => (tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`])),
  ]);
  const need = needOf(asked.conditions, weight);
  const own = limits.filter(
    (row) => row.priority === 'hard' && asked.conditions.includes(row.condition ?? ''),
  );
  if (
    plan.map(({ day }) => day).join() !== 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'
  )
    faults.push('the days are not Monday to Sunday');
  const times = new Map<string, number>();
  const eaten: Eaten[] = [];
  let cost = 0;
  for (const day of plan) {
    const today = slots.flatMap((slot) => {
      const meal = day[`${slot}_meal`];
      const recipe = recipeOf(meal?.recipe_id, asked);
      if (!meal || !recipe) {
        faults.push(`${day.day} has no ${slot}`);
        return [];
      }
      const portion = meal.portion ?? 0;
      if (![0.5, 1, 1.5].includes(portion))
        faults.push(`${day.day} ${slot}: a portion of ${portion}`);
      if (Math.abs(meal.servings - portion * asked.people) > 1e-9)
        faults.push(
          `${day.day} ${slot}: ${meal.servings} servings for ${asked.people} of ${portion}`,
        );
      if (!day[slot]?.startsWith(recipe.title))
        faults.push(`${day.day} ${slot}: '${day[slot]}' is not ${recipe.title}`);
      if (day[`${slot}_ingredients`]?.length !== recipe.parts.length)
        faults.push(`${day.day} ${slot}: ingredients are missing`);
      times.set(meal.recipe_id, (times.get(meal.recipe_id) ?? 0) + 1);
      cost += costIn(recipe, portion, asked.iso2) * asked.people;
      for (const { key } of recipe.parts)
        for (const tag of tags.get(key) ?? [])
          if (banned.has(tag))
            faults.push(`${day.day} ${slot}: ${recipe.title} holds ${key} (${tag})`);
      for (const diet of asked.diets ?? []) faults.push(...dietFaults(diet, recipe));
      return [{ slot, recipe, portion }];
    });
    eaten.push(...today);
    const dayOf = (quantity: string): number =>
      today.reduce((sum, { recipe, portion }) => sum + amountIn(recipe, portion, quantity), 0);
    const energy = dayOf('energy_kcal');
    if (
      energy < report.days[0]!.figures[0]!.min! * (1 - slack) ||
      energy > report.days[0]!.figures[0]!.max! * (1 + slack)
    )
      faults.push(`${day.day}: ${energy} kcal is outside the range promised`);
    if (!asked.conditions.length && (energy < 1799.9 || energy > 2200.1))
      faults.push(`${day.day}: ${energy} kcal for an adult of 2,000`);
    const shown = report.days.find((each) => each.day === day.day)?.figures ?? [];
    for (const { nutrient, value } of shown)
      if (inTables(nutrient) && Math.abs(value - dayOf(nutrient)) > 0.006 + value * 1e-6)
        faults.push(`${day.day}: ${nutrient} is ${dayOf(nutrient)}, not ${value}`);
    for (const row of own)
      faults.push(...brokenOn(day.day, row, { energy, need, weight, dayOf, meals: today }));
  }
  faults.push(...cookedFaults(report.week ?? [], eaten));
  for (const [id, count] of times) if (count > 3) faults.push(`${id} stands ${count} times`);
  // Where no week keeps the minutes, the report says so; leftovers are held to what keeps all the same.
  faults.push(
    ...kitchenFaults(plan, report.rules ? noMinutes : (asked.minutes ?? usualMinutes), asked),
  );
  for (const id of asked.notAgain ?? [])
    if (times.has(id)) faults.push(`${id} stands there, and is not wanted again`);
  if (asked.budget !== null && cost > asked.budget)
    faults.push(`${cost} is over the budget of ${asked.budget}`);
  if (Math.abs(cost - report.cost.total) > 0.006 + cost * 1e-9)
    faults.push(`the cost is ${cost}, not ${report.cost.total}`);
  if (!report.proof) return [...faults, 'nothing is proven of it'];
  if (report.proof.worth > report.proof.bound + 0.011)
    faults.push(`worth ${report.proof.worth} is above its bound ${report.proof.bound}`);
  return faults;
}

interface Eaten {
  readonly recipe: RawRecipe;
  readonly portion: number;
}

/** Figures of the week that cooking takes from: no less than it may leave, no more than was there; a ceiling counts what was there. */
function cookedFaults(
  figures: readonly {
    readonly nutrient: string;
    readonly value: number;
    readonly max: number | null;
  }[],
  eaten: readonly Eaten[],
): string[] {
  return figures
    .filter(({ nutrient }) => isCooked(nutrient) || nutrient === 'folate_raw_ug')
    .flatMap(({ nutrient, value, max }) => {
      const mean = (of: (each: Eaten) => number): number =>
        eaten.reduce((sum, each) => sum + of(each), 0) / 7;
      const raw = mean(({ recipe, portion }) => amountIn(recipe, portion, nutrient));
      const least = isCooked(nutrient)
        ? mean(({ recipe, portion }) => leastLeft(recipe, portion, nutrient))
        : raw;
      const isWithin = value >= least - 0.006 && value <= raw + 0.006;
      return [
        ...(isWithin ? [] : [`${nutrient} is ${value}, not between ${least} and ${raw}`]),
        ...(isCooked(nutrient) && max !== null ? [`${nutrient} has a ceiling after cooking`] : []),
      ];
    });
}

/** Cooking that takes longer than was asked for, and leftovers that nothing feeds, or too late, or twice. */
function kitchenFaults(
  plan: NonNullable<GeneratedPlan['meal_plan']>,
  most: NonNullable<Asked['minutes']>,
  asked: Pick<Asked, 'own'>,
): string[] {
  const faults: string[] = [];
  const fed = new Map<string, number>();
  for (const [i, day] of plan.entries()) {
    let [minutes, handsOn] = [0, 0];
    for (const slot of slots) {
      const meal = day[`${slot}_meal`];
      const recipe = recipeOf(meal?.recipe_id, asked);
      if (!meal || !recipe) continue;
      const source = meal.leftover_of;
      if (!source) {
        minutes += recipe.prep + recipe.cook;
        handsOn += recipe.prep;
        if (meal.minutes !== recipe.prep + recipe.cook)
          faults.push(`${day.day} ${slot}: ${meal.minutes} minutes are shown of ${recipe.title}`);
        if (slot === 'breakfast' && i < 5 && recipe.prep + recipe.cook > most.breakfast)
          faults.push(`${day.day}: a breakfast of ${recipe.prep + recipe.cook} minutes`);
        continue;
      }
      const at = plan.findIndex((each) => each.day === source.day);
      const cooked = plan[at]?.[`${source.slot}_meal`];
      const name = `${day.day} ${slot}, left over from ${source.day} ${source.slot}`;
      if (cooked?.recipe_id !== meal.recipe_id || cooked.leftover_of)
        faults.push(`${name}: that was not cooked then`);
      if (at >= i || i - at > recipe.keeps) faults.push(`${name}: it keeps ${recipe.keeps} days`);
      if (meal.minutes !== 0) faults.push(`${name}: ${meal.minutes} minutes`);
      const key = `${source.day} ${source.slot}`;
      fed.set(key, (fed.get(key) ?? 0) + 1);
    }
    const [inAll, hands] =
      i < 5 ? [most.weekday, most.handsOn] : [most.weekend, Number.POSITIVE_INFINITY];
    if (minutes > inAll) faults.push(`${day.day}: ${minutes} minutes of cooking`);
    if (handsOn > hands) faults.push(`${day.day}: ${handsOn} minutes hands-on`);
  }
  for (const [key, meals] of fed) if (meals > 1) faults.push(`${key} feeds ${meals} later meals`);
  return faults;
}

/** What a person needs who did not say: 2,000 kcal, moved to what their conditions ask for a kilogram. */
export function needOf(ids: readonly string[], weight: number): number {
  const rows = limits.filter(
    (row) =>
      row.nutrient === 'energy_kcal' &&
      row.basis === 'per_kg_day' &&
      ids.includes(row.condition ?? ''),
  );
  let need = 2000;
  for (const priority of ['soft', 'hard'])
    for (const { min, max } of rows.filter((row) => row.priority === priority))
      need =
        Math.round(
          Math.min(
            Math.max(need, Number(min || 0) * weight),
            max ? Number(max) * weight : need + 9999,
          ) / 10,
        ) * 10;
  return need;
}

interface DayOfPlan {
  readonly energy: number;
  readonly need: number;
  readonly weight: number;
  readonly dayOf: (quantity: string) => number;
  readonly meals: readonly {
    readonly slot: string;
    readonly recipe: RawRecipe;
    readonly portion: number;
  }[];
}

export function brokenOn(
  day: string,
  row: Readonly<Record<string, string>>,
  { energy, need, weight, dayOf, meals }: DayOfPlan,
): string[] {
  const { nutrient = '', basis = '', min = '', max = '' } = row;
  const fault = (value: number, least: number, most: number): string[] =>
    (min !== '' && value < least * (1 - slack)) || (max !== '' && value > most * (1 + slack))
      ? [`${day}: ${nutrient} of ${value} breaks ${row.condition}'s ${basis} ${min}–${max}`]
      : [];
  if (nutrient === 'energy_delta_kcal')
    return energy < Math.max(1200, need + Number(min)) * (1 - slack) ||
      energy > (need + Number(max)) * (1 + slack)
      ? [`${day}: ${energy} kcal breaks ${row.condition}'s delta`]
      : [];
  if (basis === 'per_day') return fault(dayOf(nutrient), Number(min), Number(max));
  if (basis === 'per_kg_day')
    return fault(dayOf(nutrient), Number(min) * weight, Number(max) * weight);
  if (basis === 'per_1000kcal')
    return fault(dayOf(nutrient), (Number(min) * energy) / 1000, (Number(max) * energy) / 1000);
  if (basis === 'pct_energy')
    return fault(
      dayOf(nutrient) * (kcalOf[nutrient] ?? 0),
      (Number(min) * energy) / 100,
      (Number(max) * energy) / 100,
    );
  if (basis === 'per_meal')
    return meals.flatMap(({ recipe, portion }) =>
      fault(amountIn(recipe, portion, nutrient), Number(min), Number(max)),
    );
  return [`${basis} is not checked`];
}
