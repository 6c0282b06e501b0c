// What a week costs at the till, in whole packs, and of which packs most is left.
import { roundMoney } from '../../domain/money.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Ingredient } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { gramsBrewed } from '../prices/brewed.ts';
import type { Amount } from '../recipes/nutrition.ts';
import { namingFoods } from '../shopping/namedFoods.ts';
import { usualStock } from '../shopping/packs.ts';
import { type Till, type TillFor, tillOf } from '../shopping/till.ts';
import { uncountedPacks } from '../shopping/uncounted.ts';
import type { Choice } from './programme.ts';
import { money } from './words.ts';

interface Bought extends Till {
  readonly food: Ingredient;
}

/** Foods of a week as they are bought: what is at hand in a known amount is taken off, in an unknown amount it is enough. */
function boughtOf(
  amounts: readonly Amount[],
  have: ReadonlyMap<string, number | null> | null,
  about: TillFor,
): Bought[] {
  const stock = new Map<string, number>();
  for (const [key, grams] of have ?? [])
    stock.set(
      groupOf(key),
      (stock.get(groupOf(key)) ?? 0) + gramsBrewed(key, grams ?? Number.POSITIVE_INFINITY),
    );
  const sums = new Map<string, number>();
  for (const { key, grams } of amounts)
    if (key !== 'water') sums.set(key, (sums.get(key) ?? 0) + grams);
  const { catalogue, country } = about;
  return [...sums].flatMap(([key, grams]) => {
    const food = catalogue.ingredients.get(key);
    if (!food) return [];
    const taken = Math.min(grams, stock.get(groupOf(key)) ?? 0);
    stock.set(groupOf(key), (stock.get(groupOf(key)) ?? 0) - taken);
    const buy = grams - taken;
    const isAtHome = buy <= usualStock(food, country, catalogue);
    const till = tillOf(food, buy, { ...about, isAtHome });
    return [{ food, ...till }];
  });
}

/** What keeps so many days once it is open is used up in other weeks. */
const keepsForMonths = 90;

export interface TillReport {
  readonly till: number;
  readonly notes: readonly KitchenNote[];
}

/** What each person eats of each food in some meals: grams of the edible part. */
export const amountsOf = (chosen: readonly Pick<Choice, 'dish' | 'portion'>[]): Amount[] =>
  chosen.flatMap(({ dish: { facts }, portion }) =>
    facts.recipe.ingredients
      .filter(({ unpriced }) => !unpriced)
      .map(({ key, grams }) => ({ key, grams: (grams * portion) / facts.recipe.serves })),
  );

/** @param amounts grams of the edible part, for all who eat */
export function tillReport(
  amounts: readonly Amount[],
  {
    have,
    budget,
    leastTill = null,
    currency,
    ...about
  }: TillFor & {
    readonly have: ReadonlyMap<string, number | null> | null;
    readonly budget: number | null;
    /** What the cheapest week that was found costs, for a week over its budget. */
    readonly leastTill?: number | null;
    readonly currency: string;
  },
): TillReport {
  const bought = boughtOf(amounts, have, about);
  const till = roundMoney(bought.reduce((sum, { paid }) => sum + paid, 0));
  const isOver = budget !== null && till > budget;
  const left = bought
    .filter(({ isMostlyLeft }) => isMostlyLeft)
    .sort((a, b) => b.paid - b.eaten - (a.paid - a.eaten));
  return {
    till,
    notes: [
      ...(isOver
        ? [
            overBudget(till, till - budget, currency),
            ...(leastTill === null ? [] : [leastOf(till, leastTill, currency)]),
          ]
        : [atTheTill(till, currency)]),
      ...uncountedPacks(bought, currency),
      ...mostlyLeft(
        left.map(({ food }) => food),
        about,
      ),
    ],
  };
}

const atTheTill = (till: number, currency: string): KitchenNote =>
  coded(
    'cost.till',
    { till: { sum: till, currency } },
    `About ${money(till, currency)} at the till: whole packs, and of what most kitchens have or what lasts for months only what is used.`,
  );

const overBudget = (till: number, over: number, currency: string): KitchenNote =>
  coded(
    'cost.tillOver',
    { till: { sum: till, currency }, over: { sum: roundMoney(over), currency } },
    `About ${money(till, currency)} at the till, ${money(over, currency)} over your budget: shops sell whole packs, and what is left of them is for later.`,
  );

/** Less than this share of what is paid is not worth another week. */
const hardlyLess = 0.98;
const leastOf = (till: number, least: number, currency: string): KitchenNote =>
  least < till * hardlyLess
    ? coded(
        'cost.tillLeast',
        { least: { sum: roundMoney(least), currency } },
        `The cheapest week that we found under the same rules costs about ${money(least, currency)} there.`,
      )
    : coded('cost.tillIsLeast', {}, 'We found no week under the same rules that costs less there.');

/** What is left and has to be used soon, and what keeps for months. */
function mostlyLeft(foods: readonly Ingredient[], { catalogue }: TillFor): KitchenNote[] {
  const keeps = ({ key }: Ingredient): boolean =>
    (catalogue.packs.get(key)?.keepsOpened ?? 0) >= keepsForMonths;
  const [soon, later] = [foods.filter((food) => !keeps(food)), foods.filter(keeps)];
  return [
    ...(soon.length > 0
      ? [
          namingFoods(
            soon,
            ['cost.partPacks', 'cost.partPacksMore'],
            (names) => `More than half the pack is left over: ${names}.`,
          ),
        ]
      : []),
    ...(later.length > 0
      ? [
          namingFoods(
            later,
            ['cost.keptPacks', 'cost.keptPacksMore'],
            (names) => `What is left over of these keeps for months: ${names}.`,
          ),
        ]
      : []),
  ];
}
