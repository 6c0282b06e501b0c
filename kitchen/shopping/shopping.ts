// What to buy for a plan: the week's ingredients summed, said as a shop says them, by aisle, with their cost and the meals they serve.
import type { ShoppingList } from '../../contract/planShopping.ts';
import type { MealPlan, PlanDay } from '../../contract/plans.ts';
import type { ShopMeal } from '../../domain/shopAmounts.ts';
import { roundMoney } from '../../domain/money.ts';
import { type Slot, slotName, slots } from '../../domain/slots.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { isTinned, packsBought, saidAmount } from './amounts.ts';
import { pricesEstimated, pricesFromUs, roundedUp, takenAsEnough } from './listNotes.ts';
import { gramsBrewed } from '../prices/brewed.ts';
import { listPrices } from '../prices/sentences.ts';
import { costOf } from '../recipes/cost.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { readOwnMeal } from './ownMeals.ts';
import { usualStock } from './packs.ts';
import { tillOf } from './till.ts';
import { uncountedPacks } from './uncounted.ts';
import { wholeBoughtFor } from './wholes.ts';

export interface ShoppingRequest {
  readonly plan: MealPlan;
  /** Whose prices hold; null: US prices in US dollars. */
  readonly country: Country | null;
  /** Keys at hand, with grams where they are known. */
  readonly have?: ReadonlyMap<string, number | null> | null;
  /** Days that are over: what was at hand is gone to them first. */
  readonly over?: MealPlan;
  /** What the person is out of, of what is usually at home. */
  readonly ranOut?: ReadonlySet<string>;
}

/** Aisles in the order in which one walks a shop, and the table's categories that stand there. */
const aisles: readonly (readonly [string, readonly string[]])[] = [
  ['Vegetables and herbs', ['veg', 'leafy', 'herb', 'fungi']],
  ['Fruit', ['fruit']],
  ['Roots and tubers', ['root']],
  ['Bread', ['bread']],
  ['Meat and poultry', ['redmeat', 'poultry', 'organ', 'procmeat']],
  ['Fish and seafood', ['fish', 'shellfish']],
  ['Dairy and eggs', ['dairy', 'cheese', 'egg']],
  ['Beans, peas and soya', ['legume', 'soy']],
  ['Grains, flour and noodles', ['grain', 'flour', 'noodle']],
  ['Nuts, seeds and dried fruit', ['nutseed', 'dryfruit']],
  ['Oils and fats', ['oil']],
  ['Spices, sauces and sugar', ['spice', 'sauce', 'sugar', 'seaweed']],
  ['Drinks and snacks', ['bev', 'snack']],
];
const tins = 'Tins and jars';
export const otherAisle = 'Other';
export const aisleOrder = [...aisles.map(([name]) => name), tins, otherAisle];
export const aisleOf = (food: Ingredient): string =>
  isTinned(food) || food.key.startsWith('tomato_p')
    ? tins
    : (aisles.find(([, categories]) => categories.includes(food.category))?.[0] ?? otherAisle);

/** 'Monday lunch: Jollof rice'. */
const mealText = ({ day, slot, title }: ShopMeal): string =>
  `${day} ${slotName(slot as Slot)}: ${title}`;

/** From the tap. */
const free = new Set(['water']);

/** Of a meal that is cooked as its recipe says; with swaps its own lines count. */
const recipeIdOf = (meal: PlanDay['lunch_meal']): string =>
  meal?.swaps === undefined ? (meal?.recipe_id ?? '') : '';
/** What is to be bought of it, or all of it where there is enough. */
function amountsOf(ingredient: Ingredient, grams: number, buy: number) {
  if (grams <= 0) return { text: 'some' };
  const shown = buy > 0.05 ? buy : grams;
  return saidAmount(ingredient, shown);
}

/** What a plan needs of a food, for which meals. */
interface Needed {
  grams: number;
  readonly meals: ShopMeal[];
}
/** A plan's foods by key, and the meals or their lines that name none. */
interface Needs {
  readonly foods: Map<string, Needed>;
  readonly leftOut: ShopMeal[];
}

function need({ foods }: Needs, key: string, grams: number, meal: ShopMeal): void {
  if (free.has(key)) return;
  const own = foods.get(key) ?? { grams: 0, meals: [] };
  own.grams += grams;
  if (!own.meals.some((each) => mealText(each) === mealText(meal))) own.meals.push(meal);
  foods.set(key, own);
}

/** A meal in a person's own words, of which the lines of ingredients are read. */
function needOwnMeal(needs: Needs, day: PlanDay, slot: Slot, { catalogue, country }: ShopIn): void {
  const own = readOwnMeal(day, slot, catalogue, country);
  if (!own) return;
  const words = { day: day.day, slot, title: own.title };
  const id = day[`${slot}_meal`]?.recipe_id;
  const named = id === undefined ? words : { ...words, recipe_id: id };
  for (const { key, grams } of own.foods) need(needs, key, grams ?? 0, named);
  if (own.foods.length === 0 && own.unread.length === 0) needs.leftOut.push(named);
  for (const line of own.unread) needs.leftOut.push({ ...words, title: `${own.title}: ${line}` });
}

function needsOf(plan: MealPlan, shop: ShopIn): Needs {
  const recipes = new Map(shop.catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const needs: Needs = { foods: new Map(), leftOut: [] };
  for (const day of plan)
    for (const slot of slots) {
      const meal = day[`${slot}_meal`];
      const recipe = recipes.get(recipeIdOf(meal));
      if (!meal || !recipe) {
        needOwnMeal(needs, day, slot, shop);
        continue;
      }
      const named = { day: day.day, slot, title: recipe.title, recipe_id: recipe.id };
      for (const { key, grams } of recipe.ingredients)
        need(needs, key, (grams * meal.servings) / recipe.serves, named);
    }
  return needs;
}

/** Where it is bought: in a country, null for US prices. */
interface ShopIn {
  readonly catalogue: Catalogue;
  readonly country: Country | null;
  readonly ranOut?: ReadonlySet<string> | undefined;
}

/** What is at hand by groups of the same food; null where its amount is not known. Each line takes its part. */
type Stock = Map<string, number | null>;

function stockOf(have: ReadonlyMap<string, number | null> | null): Stock {
  const stock: Stock = new Map();
  for (const [key, there] of have ?? []) {
    const group = groupOf(key);
    const before = stock.get(group);
    const grams = there === null ? null : gramsBrewed(key, there);
    stock.set(group, grams === null || before === null ? null : (before ?? 0) + grams);
  }
  return stock;
}

/** Takes a food from what is at hand; what is there in an unknown amount is enough. */
function takeFrom(stock: Stock, key: string, grams: number) {
  const there = stock.get(groupOf(key));
  const taken = there === undefined ? 0 : there === null ? grams : Math.min(there, grams);
  if (typeof there === 'number') stock.set(groupOf(key), there - taken);
  const buy = grams - taken;
  return {
    buy,
    at_hand: there === undefined ? false : buy <= 0.05,
    at_hand_grams: there === null ? null : Math.round(taken * 10) / 10,
  };
}

/** Parts are bought with the whole that is needed anyway; what is at hand of a part is used as it is. */
function joinParts(foods: Needs['foods'], stock: Stock): void {
  for (const [key, part] of foods) {
    const whole = wholeBoughtFor(key, (each) => foods.has(each));
    const into = whole && foods.get(whole.key);
    if (!into || stock.has(groupOf(key))) continue;
    into.grams += part.grams * whole.grams;
    const known = new Set(into.meals.map(mealText));
    into.meals.push(...part.meals.filter((meal) => !known.has(mealText(meal))));
    foods.delete(key);
  }
}

type ListItem = ShoppingList['aisles'][number]['items'][number];

/** A line of the list, with what is not shown of it. */
interface Line {
  readonly ingredient: Ingredient;
  readonly buy: number;
  readonly till: number;
  /** Without what is taken to be at home. */
  readonly pay: number;
  readonly uncounted: number;
  readonly item: ListItem;
}

/** @param atHand what of it was taken from the stock */
function lineOf(
  ingredient: Ingredient,
  { grams, meals }: Needed,
  { buy, ...atHand }: ReturnType<typeof takeFrom>,
  shop: ShopIn,
): Line {
  const { catalogue, country, ranOut } = shop;
  const stock = usualStock(ingredient, country, catalogue, ranOut);
  const isStaple = stock > 0 && buy <= stock;
  const { packs, paid, eaten, uncounted } = tillOf(ingredient, buy, {
    ...shop,
    isAtHome: isStaple,
  });
  const beyond = stock > 0 && !isStaple;
  const pack = packs && { ...packsBought(ingredient, packs), cost: roundMoney(paid) };
  const item = {
    key: ingredient.key,
    name: ingredient.label,
    grams: Math.round(grams * 10) / 10,
    ...amountsOf(ingredient, grams, beyond ? buy - stock : buy),
    ...atHand,
    cost: roundMoney(eaten),
    meals: meals.map(mealText),
    for_meals: meals,
    staple: isStaple,
    ...(pack ? { pack } : {}),
    ...(beyond ? { beside_home: saidAmount(ingredient, stock) } : {}),
  };
  const beside = beyond ? tillOf(ingredient, buy - stock, { ...shop, isAtHome: false }).paid : paid;
  return { ingredient, buy, till: paid, pay: isStaple ? 0 : beside, uncounted, item };
}

function aislesOf(lines: readonly Line[]): ShoppingList['aisles'] {
  return aisleOrder.flatMap((aisle) => {
    const items = lines
      .filter(({ ingredient }) => aisleOf(ingredient) === aisle)
      .map(({ item }) => item)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return items.length ? [{ aisle, items, cost: costOfAll(items) }] : [];
  });
}

const costOfAll = (all: readonly { readonly cost: number }[]): number =>
  roundMoney(all.reduce((sum, { cost }) => sum + cost, 0));

/**
 * The foods of a plan, and the meals or their lines that name none.
 * @param join gathers foods that are bought together; without it each stands by itself, as the planner counts them
 */
function linesOf(
  { plan, country, have = null, over = [], ranOut }: ShoppingRequest,
  catalogue: Catalogue,
  join: (foods: Needs['foods'], stock: Stock) => void = () => undefined,
): { readonly lines: readonly Line[]; readonly leftOut: ShopMeal[] } {
  const shop = { catalogue, country, ranOut };
  const { foods, leftOut } = needsOf(plan, shop);
  const stock = stockOf(have);
  for (const [key, { grams }] of needsOf(over, shop).foods) takeFrom(stock, key, grams);
  join(foods, stock);
  const lines = [...foods].flatMap(([key, needed]) => {
    const ingredient = catalogue.ingredients.get(key);
    if (!ingredient) return [];
    const taken = takeFrom(stock, key, needed.grams);
    return [lineOf(ingredient, needed, taken, shop)];
  });
  return { lines, leftOut };
}

/** What is paid for a plan at the till, as the planner counts it. */
export const tillFor = (request: ShoppingRequest, catalogue: Catalogue): number =>
  roundMoney(linesOf(request, catalogue).lines.reduce((sum, { till }) => sum + till, 0));

/**
 * Sums a plan's ingredients. Amounts are those of the recipes for the servings planned; what is at hand in a known amount is taken
 * off, in an unknown amount is marked and costs nothing. Of meals in a person's own words the lines of ingredients are read: what
 * names no food, and meals without any, are named in `left_out`; a food without an amount is on the list with 0 grams.
 */
export function shoppingFor(request: ShoppingRequest, catalogue: Catalogue): ShoppingList {
  const { country } = request;
  const { lines, leftOut } = linesOf(request, catalogue, joinParts);
  const bought = lines.map(({ item: { key }, buy }) => ({ key, grams: buy }));
  const spread = country ? costOf(bought, catalogue.ingredients, country) : null;
  const byAisle = aislesOf(lines);
  const currency = country?.currency ?? 'USD';
  return {
    aisles: byAisle,
    cost: costOfAll(byAisle),
    till: tillFor(request, catalogue),
    pay: roundMoney(lines.reduce((sum, { pay }) => sum + roundMoney(pay), 0)),
    uncertainty: Math.round((spread?.uncertainty ?? 0.5) * 100) / 100,
    currency,
    left_out: leftOut.map(mealText),
    left_out_meals: leftOut,
    notes: [
      ...uncountedPacks(
        lines.map(({ ingredient: food, uncounted }) => ({ food, uncounted })),
        currency,
      ),
      roundedUp,
      ...(country ? [pricesEstimated, ...listPrices(spread, country)] : [pricesFromUs]),
      ...(lines.some(({ item }) => item.at_hand_grams === null) ? [takenAsEnough] : []),
    ],
  };
}
