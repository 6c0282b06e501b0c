/**
 * Prices six weeks apart from the kitchen: their recipes' lines as the Markdown has them, prices and packs as the tables have them.
 * `node tests/oracle/pricedWeeks.ts` plans them, prices them and writes its part of docs/verification.md. It fails where a sum
 * differs by more than a minor unit of money a food.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MealPlan } from '../../contract/plans.ts';
import { loadKitchen } from '../../kitchen/index.ts';
import { loadSolver, planWeek } from '../../kitchen/planning/index.ts';
import { prices, readTable, recipes, withOwn } from './planTables.ts';
import { localPerKg, regionOf } from './prices.ts';
import { withPricedWeeks } from './pricedWeeksPage.ts';

const places = [
  ['Lagos', 'NG'],
  ['Addis Ababa', 'ET'],
  ['Manila', 'PH'],
  ['São Paulo', 'BR'],
  ['Manchester', 'GB'],
  ['Ohio', 'US'],
] as const;

const observed = new Set(readTable('observed-prices.csv').map(({ iso2, key }) => `${iso2} ${key}`));
const packs = new Map(withOwn('pack-sizes.csv').map((row) => [row.key ?? '', row]));
/** What a kitchen there has anyway. */
const staples = new Map(
  readTable('additions/staples.csv').map(({ key, regions = '' }) => [
    key ?? '',
    regions.split(';'),
  ]),
);
const always = new Set(['salt', 'water', 'pepper_black', 'oil_sunflower']);

/** Sizes in grams as shops there sell it, with 'loose' where it is weighed. */
function sizesOf(key: string, iso2: string): string[] {
  const {
    us_packs_g: us = '',
    europe_packs_g: europe = '',
    open_market_packs_g: market = '',
  } = packs.get(key) ?? {};
  const own =
    iso2 === 'US' || iso2 === 'CA' ? us : ['EUR', 'OCE'].includes(regionOf(iso2)) ? europe : market;
  return ([own, europe, us, market].find((each) => each !== '') ?? '').split(';').filter(Boolean);
}

function isAtHome(key: string, iso2: string): boolean {
  const regions = staples.get(key) ?? [];
  return (
    always.has(key) ||
    packs.get(key)?.used_slowly === '1' ||
    regions.includes('GLB') ||
    regions.includes(regionOf(iso2))
  );
}

/** Grams that are bought to have so many, bone and peel included: whole packs of the size that leaves the least. */
function bought(key: string, grams: number, iso2: string): number {
  const sizes = sizesOf(key, iso2);
  if (isAtHome(key, iso2) || sizes.length === 0 || sizes.includes('loose')) return grams;
  return Math.min(...sizes.map((size) => Math.ceil(grams / Number(size) - 1e-9) * Number(size)));
}

/** What a plan's recipes take of each food, edible. */
function foodsOf(plan: MealPlan): Map<string, number> {
  const sums = new Map<string, number>();
  for (const day of plan)
    for (const slot of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
      const meal = day[`${slot}_meal`];
      const recipe = recipes.get(meal?.recipe_id ?? '');
      for (const { key, grams } of recipe?.parts ?? [])
        if (key !== 'water')
          sums.set(
            key,
            (sums.get(key) ?? 0) + (grams * (meal?.servings ?? 0)) / (recipe?.serves ?? 1),
          );
    }
  return sums;
}

export interface PricedWeek {
  readonly place: string;
  readonly currency: string;
  readonly foods: number;
  readonly ours: { readonly eaten: number; readonly till: number };
  readonly apart: { readonly eaten: number; readonly till: number };
  /** The share of what is eaten whose price was seen in shops there. */
  readonly seen: number;
  /** Bought foods, staples aside, of which less than half is used. */
  readonly left: number;
  readonly bought: number;
}

export function priceApart(plan: MealPlan, iso2: string) {
  let [eaten, till, seen, left, count] = [0, 0, 0, 0, 0];
  const foods = foodsOf(plan);
  for (const [key, grams] of foods) {
    // As it is priced: a tin with its water, frozen peas without their pods.
    const price = prices.get(key);
    const refuse = 1 - Number(price?.usd_per_kg_purchased) / Number(price?.usd_per_kg_edible);
    const perKg = localPerKg(key, iso2);
    const whole = grams / (1 - refuse);
    const paid = bought(key, whole, iso2);
    eaten += (grams * perKg) / 1000;
    till += (paid * (1 - refuse) * perKg) / 1000;
    if (observed.has(`${iso2} ${key}`)) seen += (grams * perKg) / 1000;
    if (isAtHome(key, iso2)) continue;
    count += 1;
    if (whole < paid / 2) left += 1;
  }
  return { foods: foods.size, eaten, till, seen: seen / eaten, left, bought: count };
}

/** What this thread has computed: a busy machine does not shorten the search. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function priceAll(): Promise<PricedWeek[]> {
  const kitchen = loadKitchen();
  const highs = await loadSolver();
  return places.map(([place, iso2]) => {
    const answer = planWeek(
      kitchen,
      highs,
      { health: {}, country: iso2 },
      { milliseconds: 8000, now: threadTime },
    );
    if (!answer.meal_plan || !answer.report)
      throw new Error(`${place}: no plan, ${answer.code ?? ''}`);
    const { cost } = answer.report;
    const { eaten, till, ...apart } = priceApart(answer.meal_plan, iso2);
    return {
      place,
      currency: cost.currency,
      ours: { eaten: cost.total, till: cost.till ?? 0 },
      apart: { eaten, till },
      ...apart,
    };
  });
}

if (import.meta.main) {
  const weeks = await priceAll();
  const file = join(import.meta.dirname, '..', '..', 'docs', 'verification.md');
  writeFileSync(file, withPricedWeeks(readFileSync(file, 'utf8'), weeks));
  const wrong = weeks.filter(
    ({ ours, apart, foods }) =>
      Math.max(Math.abs(ours.eaten - apart.eaten), Math.abs(ours.till - apart.till)) >
      Math.max(0.01 * foods, apart.till * 1e-6),
  );
  console.log(`${weeks.length - wrong.length} of ${weeks.length} weeks cost what the tables say.`);
  for (const { place, ours, apart } of wrong) console.error(place, ours, apart);
  if (wrong.length > 0) process.exitCode = 1;
}
