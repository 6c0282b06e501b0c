// What to buy for a plan: the week's ingredients summed, said as a shop says them, by aisle, with their cost and the meals they serve.
import type { MealPlan, ShoppingList } from '../../contract/plans.ts';
import { roundMoney } from '../../domain/money.ts';
import { slotName, slots } from '../../domain/slots.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { pricesSentence, rateSentence } from '../prices/sentences.ts';
import { costOf, usdPerKg } from '../recipes/cost.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { readOwnMeal } from './ownMeals.ts';
import { packsFor, stapleKeys } from './packs.ts';
import { gramsOf } from '../ingredients/units.ts';

export interface ShoppingRequest {
  readonly plan: MealPlan;
  /** Whose prices hold; null: US prices in US dollars. */
  readonly country: Country | null;
  /** Keys at hand, with grams where they are known. */
  readonly have?: ReadonlyMap<string, number | null> | null;
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
export const aisleOf = ({ key, category }: Ingredient): string =>
  /_canned(?:_|$)|^tomato_p/.test(key)
    ? tins
    : (aisles.find(([, categories]) => categories.includes(category))?.[0] ?? otherAisle);

/** From the tap. */
const free = new Set(['water']);
/** Sold by the piece where a piece has a known weight; sold by volume. */
const byPiece = new Set(['egg', 'fruit', 'veg', 'root']);
const liquid =
  /^(?:oil_|milk_|vinegar_|soy_sauce|fish_sauce|stock_(?!cube)|coconut_milk|almond_milk|oat_milk|rice_milk|soymilk|cream_)|_juice$|_wine$/;

/** Numbers as one reads them off a scale: three figures at most. */
const rounded = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.ceil(value / step - 1e-9) * step;
};
const weight = (grams: number): string =>
  grams > 990
    ? `${((Math.ceil(grams / 50 - 1e-9) * 50) / 1000).toLocaleString('en', { maximumFractionDigits: 2 })} kg`
    : grams >= 10
      ? `${rounded(grams)} g`
      : `${Math.ceil(grams * 10 - 1e-9) / 10} g`;
const volume = (millilitres: number): string =>
  millilitres > 990
    ? `${((Math.ceil(millilitres / 50 - 1e-9) * 50) / 1000).toLocaleString('en', { maximumFractionDigits: 2 })} l`
    : `${rounded(millilitres)} ml`;

const fractions = [
  [0.3, '¼'],
  [0.55, '½'],
  [0.85, '¾'],
] as const;
const nouns = /^1 (stick|ear|head|stalk|bulb|bunch)\b/;
/** A piece as it grows, with its noun where one belongs; what is counted by the packet is weighed. */
function naturalPieceOf(
  ingredient: Ingredient,
): { readonly grams: number; readonly name: string | null } | null {
  const grams = gramsOf(ingredient, 1, null);
  if (grams === null) return null;
  const named = ingredient.measures
    .filter((each) => each.grams === grams)
    .map(({ measure }) => measure);
  if (named.length > 0 && named.every((measure) => /^1 (?:packet|package|can)\b/.test(measure)))
    return null;
  return {
    grams,
    name: named.some((measure) => /^1 (?:medium|large|small)\b/.test(measure))
      ? null
      : (named.map((measure) => nouns.exec(measure)?.[1]).find((noun) => noun !== undefined) ??
        null),
  };
}

/** '1.2 kg', '450 ml', '6 (about 300 g)', '¼ head (about 230 g)': of what is bought, peel and bone included. */
export function shopText(ingredient: Ingredient, edibleGrams: number): string {
  const bought = edibleGrams / (1 - Math.min(0.9, (ingredient.refusePct ?? 0) / 100));
  if (liquid.test(ingredient.key)) {
    const cup = gramsOf(ingredient, 1, 'cup');
    if (cup !== null && cup > 0) return volume((edibleGrams * 236.6) / cup);
  }
  const piece = byPiece.has(ingredient.category) ? naturalPieceOf(ingredient) : null;
  if (piece && piece.grams >= 20 && piece.grams <= 1500) {
    const pieces = edibleGrams / piece.grams;
    const count =
      pieces < 0.15
        ? null
        : pieces < 0.85
          ? (fractions.find(([most]) => pieces <= most)?.[1] ?? '¾')
          : String(Math.max(1, Math.ceil(pieces - 0.1)));
    if (count !== null)
      return `${[count, piece.name === null ? '' : pieces < 1.1 ? piece.name : `${piece.name}s`].filter(Boolean).join(' ')} (about ${weight(bought)})`;
  }
  return weight(bought);
}

/**
 * Sums a plan's ingredients. Amounts are those of the recipes for the servings planned; what is at hand in a known amount is taken
 * off, in an unknown amount is marked and costs nothing. Of meals in a person's own words the lines of ingredients are read: what
 * names no food, and meals without any, are named in `left_out`; a food without an amount is on the list with 0 grams.
 */
export function shoppingFor(
  { plan, country, have = null }: ShoppingRequest,
  catalogue: Catalogue,
): ShoppingList {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const sums = new Map<string, { grams: number; meals: string[] }>();
  const add = (key: string, grams: number, text: string): void => {
    if (free.has(key)) return;
    const own = sums.get(key) ?? { grams: 0, meals: [] };
    own.grams += grams;
    if (!own.meals.includes(text)) own.meals.push(text);
    sums.set(key, own);
  };
  const leftOut: string[] = [];
  for (const day of plan)
    for (const slot of slots) {
      const meal = day[`${slot}_meal`];
      const recipe = recipes.get(meal?.recipe_id ?? '');
      if (meal && recipe) {
        for (const { key, grams } of recipe.ingredients)
          add(
            key,
            (grams * meal.servings) / recipe.serves,
            `${day.day} ${slotName(slot)}: ${recipe.title}`,
          );
        continue;
      }
      const own = readOwnMeal(day, slot, catalogue, country);
      if (!own) continue;
      const name = `${day.day} ${slotName(slot)}: ${own.title}`;
      for (const { key, grams } of own.foods) add(key, grams ?? 0, name);
      if (own.foods.length === 0 && own.unread.length === 0) leftOut.push(name);
      for (const line of own.unread) leftOut.push(`${name}: ${line}`);
    }

  const left = new Map<string, number | null>();
  for (const [key, grams] of have ?? []) {
    const group = groupOf(key);
    const before = left.get(group);
    left.set(group, grams === null || before === null ? null : (before ?? 0) + grams);
  }
  const staples = stapleKeys(country, catalogue);
  const items = [...sums].flatMap(([key, { grams, meals }]) => {
    const ingredient = catalogue.ingredients.get(key);
    if (!ingredient) return [];
    const stock = left.get(groupOf(key));
    const taken = stock === undefined ? 0 : stock === null ? grams : Math.min(stock, grams);
    if (typeof stock === 'number') left.set(groupOf(key), stock - taken);
    const buy = grams - taken;
    const price = country
      ? usdPerKg(ingredient, country) * country.usdRate
      : ingredient.price.usdPerKgEdible;
    const refuse = Math.min(0.9, (ingredient.refusePct ?? 0) / 100);
    const isStaple = staples.has(key) || catalogue.packs.get(key)?.usedSlowly === true;
    const bought = buy > 0.05 ? buy / (1 - refuse) : 0;
    const packs = isStaple ? null : packsFor(ingredient, bought, country, catalogue);
    const packCost = packs && (packs.grams * packs.count * (1 - refuse) * price) / 1000;
    return [
      {
        ingredient,
        buy,
        till: packCost ?? (buy * price) / 1000,
        key,
        name: ingredient.label,
        grams: Math.round(grams * 10) / 10,
        text: grams > 0 ? shopText(ingredient, buy > 0.05 ? buy : grams) : 'some',
        at_hand: stock === undefined ? false : buy <= 0.05,
        at_hand_grams: stock === null ? null : Math.round(taken * 10) / 10,
        cost: roundMoney((buy * price) / 1000),
        meals,
        staple: isStaple,
        ...(packs && packCost !== null
          ? {
              pack: {
                grams: packs.grams,
                count: packs.count,
                cost: roundMoney(packCost),
                left_grams: Math.round(packs.left),
              },
            }
          : {}),
      },
    ];
  });
  const spread = country
    ? costOf(
        items.map(({ key, buy }) => ({ key, grams: buy })),
        catalogue.ingredients,
        country,
      )
    : null;
  const byAisle = aisleOrder.flatMap((aisle) => {
    const own = items
      .filter(({ ingredient }) => aisleOf(ingredient) === aisle)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const shown = own.map(({ ingredient: _, buy: __, till: ___, ...item }) => item);
    return own.length
      ? [
          {
            aisle,
            items: shown,
            cost: roundMoney(shown.reduce((sum, { cost }) => sum + cost, 0)),
          },
        ]
      : [];
  });
  return {
    aisles: byAisle,
    cost: roundMoney(byAisle.reduce((sum, { cost }) => sum + cost, 0)),
    till: roundMoney(items.reduce((sum, { till }) => sum + till, 0)),
    uncertainty: Math.round((spread?.uncertainty ?? 0.5) * 100) / 100,
    currency: country?.currency ?? 'USD',
    left_out: leftOut,
    notes: [
      'Amounts are what the recipes use, rounded up; shops sell by the packet.',
      country
        ? ['Prices are estimates.', pricesSentence(spread, country), rateSentence(country)]
            .filter(Boolean)
            .join(' ')
        : 'Prices are US shop prices: no country was named.',
      ...(items.some((item) => item.at_hand_grams === null)
        ? ['Where you did not say how much you have, we take it to be enough.']
        : []),
    ],
  };
}
