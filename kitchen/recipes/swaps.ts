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

/** What a change is decided by. */
interface Around {
  readonly recipe: Recipe;
  readonly serving: Float64Array;
  readonly rules: Rules;
  readonly catalogue: Catalogue;
}
/** One ingredient's change: what is cooked instead (nothing where it is left out), and what is said of it. */
interface Changed {
  readonly items: readonly RecipeIngredient[];
  readonly swap: Swap;
}
type Attempt = (item: RecipeIngredient, around: Around) => Changed | undefined;

const labelOf = (key: string, { ingredients }: Catalogue): string =>
  ingredients.get(key)?.label ?? key;
const tagsOf = (key: string, { ingredients }: Catalogue): ReadonlySet<string> =>
  ingredients.get(key)?.tags ?? new Set();
const banOf = (key: string, { rules, catalogue }: Around): string | undefined =>
  bansOn(key, tagsOf(key, catalogue), rules)[0]?.tag;

const leftOut: Attempt = (item, around) => {
  const { rules, catalogue } = around;
  const isUnfit = banOf(item.key, around) !== undefined || rules.avoided.has(item.key);
  if (!isUnfit || !item.optional) return undefined;
  const why = `Leave out the ${labelOf(item.key, catalogue)}, which is optional and does not fit you.`;
  return { items: [], swap: { key: item.key, to: null, factor: 0, why } };
};

const replaced: Attempt = (item, around) => {
  const { recipe, catalogue } = around;
  const banned = banOf(item.key, around);
  if (banned === undefined || (fryingOnly.has(item.key) && bakes(recipe))) return undefined;
  const to = byBan[banned.replace('dairy', 'milk')]?.[item.key];
  const other = to === undefined ? undefined : catalogue.ingredients.get(to);
  if (to === undefined || !other || banOf(to, around) !== undefined) return undefined;
  const why = `${capital(other.label)} instead of ${labelOf(item.key, catalogue)}: the same amount.`;
  return {
    items: [{ ...item, key: to, text: `${other.label} (instead of ${item.text})` }],
    swap: { key: item.key, to, factor: 1, why },
  };
};

type Ceiling = Rules['ceilings'][number];

/** Whether a serving has so much of it that less is worth a change: a third of the day's, of sodium a ninth. */
const isMuch = (value: number, { quantity, mealMax }: Ceiling): boolean =>
  value > mealMax || (quantity === 'sodium_mg' && value > mealMax / 3);

/** What a change saves of a limited quantity in a serving, in words. */
function savingText(saved: number, { quantity, unit, condition }: Ceiling): string {
  const amount = saved >= 10 ? Math.round(saved) : Math.round(saved * 10) / 10;
  const what = unit === 'load' ? 'less glycaemic load' : `${unit} less ${words(quantity)}`;
  return `about ${amount} ${what} a serving, for ${condition.toLowerCase()}.`;
}

function loweredFor(item: RecipeIngredient, ceiling: Ceiling, around: Around): Changed | undefined {
  const { recipe, serving, catalogue } = around;
  const { quantity } = ceiling;
  const offer = bySum[quantity]?.[item.key];
  if (!offer || !isMuch(serving[indexOf[quantity]] ?? 0, ceiling)) return undefined;
  const { factor, says } = offer;
  const to = offer.to === '' ? item.key : (offer.to ?? item.key);
  if (banOf(to, around) !== undefined) return undefined;
  const before = per(item.key, item.eatenGrams, quantity, catalogue);
  const after = per(to, item.eatenGrams * factor, quantity, catalogue);
  const saved = Math.max(0, before - after) / recipe.serves;
  if (saved < ceiling.dayMax * 0.005) return undefined;
  const [label, other] = [labelOf(item.key, catalogue), labelOf(to, catalogue)];
  const why = `${capital(says(label, other))}: ${savingText(saved, ceiling)}`;
  const changed = {
    ...item,
    key: to,
    grams: round(item.grams * factor),
    eatenGrams: round(item.eatenGrams * factor),
    measure: factor === 1 ? item.measure : `${share(factor)} of ${item.measure}`,
    text: to === item.key ? item.text : `${other} (instead of ${item.text})`,
  };
  return { items: [changed], swap: { key: item.key, to, factor, why } };
}

const lowered: Attempt = (item, around) => {
  for (const ceiling of around.rules.ceilings) {
    const changed = loweredFor(item, ceiling, around);
    if (changed) return changed;
  }
  return undefined;
};

const milder: Attempt = (item, { rules, catalogue }) => {
  if (!hot.has(item.key) || !rules.sparing.some(({ tag }) => tag === 'spicy')) return undefined;
  const why = `Half the ${labelOf(item.key, catalogue)}, or none: hot spices may bring symptoms on.`;
  const changed = {
    ...item,
    grams: round(item.grams / 2),
    eatenGrams: round(item.eatenGrams / 2),
    measure: `half of ${item.measure}`,
  };
  return { items: [changed], swap: { key: item.key, to: item.key, factor: 0.5, why } };
};

/** In this order; the first that does something is the only one. */
const attempts: readonly Attempt[] = [leftOut, replaced, lowered, milder];

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
  const around = { recipe, serving, rules, catalogue };
  const swaps: Swap[] = [];
  const ingredients = recipe.ingredients.flatMap((item): readonly RecipeIngredient[] => {
    for (const attempt of attempts) {
      const changed = attempt(item, around);
      if (!changed) continue;
      swaps.push(changed.swap);
      return changed.items;
    }
    return [item];
  });
  return { recipe: swaps.length > 0 ? { ...recipe, ingredients } : recipe, swaps };
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
