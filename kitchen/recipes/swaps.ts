// Small changes that make a dish fit a condition better and cannot spoil it: less salt, less sugar, milk without lactose.
import type { Catalogue, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { indexOf } from './nutrition.ts';
import type { Quantity } from './nutrition.ts';
import { bansOn } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';

export interface Swap {
  readonly key: string;
  /** The key that takes its place; null where it is left out; the same key where there is only less of it. */
  readonly to: string | null;
  readonly factor: number;
  /** What was changed and why, for the reader. */
  readonly why: string;
}

interface Offer {
  readonly to: string | null;
  readonly factor: number;
  readonly says: (label: string, instead: string) => string;
}
const less = (factor: number, says: (label: string) => string): Offer => ({ to: '', factor, says });
const instead = (to: string): Offer => ({
  to,
  factor: 1,
  says: (label, other) => `${other} instead of ${label}`,
});

/** By the sum that should be smaller: what may be changed. Halving salt or dropping a third of the sugar changes no method and no time. */
const bySum: Readonly<Partial<Record<Quantity, Readonly<Record<string, Offer>>>>> = {
  sodium_mg: {
    salt: less(0.5, () => 'half the salt'),
    soy_sauce: instead('soy_sauce_low_sodium'),
    butter_salted: instead('butter_unsalted'),
    stock_cube_beef: less(0.5, (label) => `half the ${label}`),
    stock_cube_chicken: less(0.5, (label) => `half the ${label}`),
    fish_sauce: less(0.67, () => 'a third less fish sauce'),
    oyster_sauce: less(0.67, () => 'a third less oyster sauce'),
    soy_sauce_low_sodium: less(0.67, () => 'a third less soy sauce'),
  },
  free_sugars_g: Object.fromEntries(
    [
      'sugar_white',
      'sugar_brown',
      'sugar_powdered',
      'honey',
      'jaggery',
      'maple_syrup',
      'golden_syrup',
      'agave',
      'molasses',
      'milk_condensed',
    ].map((key) => [key, less(0.67, (label) => `a third less ${label}`)]),
  ),
  sat_fat_g: {
    milk_whole: instead('milk_semi'),
    yogurt_plain_whole: instead('yogurt_plain_lowfat'),
    butter_unsalted: less(0.75, () => 'a quarter less butter'),
    ghee: less(0.75, () => 'a quarter less ghee'),
    coconut_cream: instead('coconut_milk'),
  },
  fat_g: Object.fromEntries(
    [
      'oil_sunflower',
      'oil_olive',
      'oil_vegetable_soy',
      'oil_canola',
      'oil_palm_red',
      'oil_peanut',
      'oil_coconut',
    ].map((key) => [key, less(0.75, (label) => `a quarter less ${label}`)]),
  ),
};
/** By a banned tag: what may stand in. The gate judges the result, so that a swap never passes on its own word. */
const byBan: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lactose_high: {
    milk_whole: 'milk_lactose_free',
    milk_semi: 'milk_lactose_free',
    milk_skim: 'milk_lactose_free',
  },
  milk: {
    butter_unsalted: 'oil_sunflower',
    butter_salted: 'oil_sunflower',
    ghee: 'oil_sunflower',
    milk_whole: 'soymilk_unsweetened',
    milk_semi: 'soymilk_unsweetened',
  },
};
/** Only what the pan needs of it can be replaced: butter in a cake is its structure. */
const fryingOnly = new Set(['butter_unsalted', 'butter_salted', 'ghee']);
const hot = new Set([
  'chili_hot_red',
  'scotch_bonnet',
  'chili_jalapeno',
  'cayenne',
  'chili_dried',
  'hot_sauce',
  'sriracha',
]);
const bakes = (recipe: Recipe): boolean =>
  recipe.ingredients.some(
    ({ key }) =>
      key === 'yeast_dry' ||
      key === 'baking_powder' ||
      key === 'baking_soda' ||
      key.startsWith('flour_'),
  );

/**
 * The recipe as a person should cook it, and what was changed. Sums are only lowered where one serving passes a third of the day's limit,
 * or where the limit is one of sodium. Times and method stay as written.
 */
export function adapt(
  recipe: Recipe,
  serving: Float64Array,
  rules: Rules,
  catalogue: Catalogue,
): { readonly recipe: Recipe; readonly swaps: readonly Swap[] } {
  if (rules.isFree) return { recipe, swaps: [] };
  const labelOf = (key: string): string => catalogue.ingredients.get(key)?.label ?? key;
  const swaps: Swap[] = [];
  const ingredients = recipe.ingredients.flatMap((item): RecipeIngredient[] => {
    const tags = catalogue.ingredients.get(item.key)?.tags ?? new Set<string>();
    const banned = bansOn(item.key, tags, rules)[0]?.tag;
    if ((banned || rules.avoided.has(item.key)) && item.optional) {
      swaps.push({
        key: item.key,
        to: null,
        factor: 0,
        why: `Leave out the ${labelOf(item.key)}, which is optional and does not fit you.`,
      });
      return [];
    }
    const stand =
      banned && (!fryingOnly.has(item.key) || !bakes(recipe))
        ? byBan[banned.replace('dairy', 'milk')]?.[item.key]
        : undefined;
    const other = stand === undefined ? undefined : catalogue.ingredients.get(stand);
    if (stand !== undefined && other && bansOn(stand, other.tags, rules).length === 0) {
      swaps.push({
        key: item.key,
        to: stand,
        factor: 1,
        why: `${capital(other.label)} instead of ${labelOf(item.key)}: the same amount.`,
      });
      return [{ ...item, key: stand, text: `${other.label} (instead of ${item.text})` }];
    }
    for (const ceiling of rules.ceilings) {
      const offer = bySum[ceiling.quantity]?.[item.key];
      const value = serving[indexOf[ceiling.quantity]] ?? 0;
      if (
        !offer ||
        (value <= ceiling.mealMax &&
          (ceiling.quantity !== 'sodium_mg' || value <= ceiling.mealMax / 3))
      )
        continue;
      const to = offer.to === '' ? item.key : (offer.to ?? item.key);
      if (bansOn(to, catalogue.ingredients.get(to)?.tags ?? [], rules).length > 0) continue;
      const saved =
        Math.max(
          0,
          per(item.key, item.eatenGrams, ceiling.quantity, catalogue) -
            per(to, item.eatenGrams * offer.factor, ceiling.quantity, catalogue),
        ) / recipe.serves;
      if (saved < ceiling.dayMax * 0.005) continue;
      swaps.push({
        key: item.key,
        to,
        factor: offer.factor,
        why: `${capital(offer.says(labelOf(item.key), labelOf(to)))}: about ${saved >= 10 ? Math.round(saved) : Math.round(saved * 10) / 10} ${ceiling.unit === 'load' ? 'less glycaemic load' : `${ceiling.unit} less ${words(ceiling.quantity)}`} a serving, for ${ceiling.condition.toLowerCase()}.`,
      });
      return [
        {
          ...item,
          key: to,
          grams: round(item.grams * offer.factor),
          eatenGrams: round(item.eatenGrams * offer.factor),
          measure: offer.factor === 1 ? item.measure : `${share(offer.factor)} of ${item.measure}`,
          text: to === item.key ? item.text : `${labelOf(to)} (instead of ${item.text})`,
        },
      ];
    }
    if (hot.has(item.key) && rules.sparing.some(({ tag }) => tag === 'spicy')) {
      swaps.push({
        key: item.key,
        to: item.key,
        factor: 0.5,
        why: `Half the ${labelOf(item.key)}, or none: hot spices may bring symptoms on.`,
      });
      return [
        {
          ...item,
          grams: round(item.grams / 2),
          eatenGrams: round(item.eatenGrams / 2),
          measure: `half of ${item.measure}`,
        },
      ];
    }
    return [item];
  });
  return { recipe: swaps.length ? { ...recipe, ingredients } : recipe, swaps };
}

const per = (key: string, grams: number, quantity: Quantity, catalogue: Catalogue): number => {
  const ingredient = catalogue.ingredients.get(key);
  if (!ingredient) return 0;
  if (quantity === 'free_sugars_g') return ((ingredient.per100g.sugars_g ?? 0) * grams) / 100;
  return quantity in ingredient.per100g
    ? ((ingredient.per100g[quantity as keyof typeof ingredient.per100g] ?? 0) * grams) / 100
    : 0;
};
const words = (quantity: Quantity): string =>
  (
    {
      sodium_mg: 'sodium',
      free_sugars_g: 'sugar',
      sat_fat_g: 'saturated fat',
      fat_g: 'fat',
    } as Partial<Record<Quantity, string>>
  )[quantity] ?? quantity;
const share = (factor: number): string =>
  factor === 0.5 ? 'half' : factor === 0.75 ? 'three quarters' : 'two thirds';
const round = (grams: number): number =>
  grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
