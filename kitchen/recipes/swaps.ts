// Small changes that make a dish fit a condition better and cannot spoil it: less salt, less sugar, milk without lactose.
import { spoonsOf } from './spoons.ts';
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote, Term } from '../../domain/notes.ts';
import type { Catalogue, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { stepsWithAmounts } from '../catalogue/stepAmounts.ts';
import { indexOf } from './nutrition.ts';
import type { Quantity } from './nutrition.ts';
import { bansOn } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { calledWithChanges } from './swapTitle.ts';
import { amountOf } from '../safety/verdictNotes.ts';

export interface Swap {
  readonly key: string;
  /** The key that takes its place; null where it is left out; the same key where there is only less of it. */
  readonly to: string | null;
  readonly factor: number;
  /** What was changed and why, for the reader. */
  readonly why: KitchenNote;
}

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
  const why = coded(
    'change.leaveOut',
    { food: food(item.key) },
    `Leave out the ${labelOf(item.key, catalogue)}, which is optional and does not fit you.`,
  );
  return { items: [], swap: { key: item.key, to: null, factor: 0, why } };
};

const replaced: Attempt = (item, around) => {
  const { recipe, catalogue } = around;
  const banned = banOf(item.key, around);
  if (banned === undefined || (fryingOnly.has(item.key) && bakes(recipe))) return undefined;
  const to = catalogue.standIns.get(banned.replace('dairy', 'milk'))?.get(item.key);
  const other = to === undefined ? undefined : catalogue.ingredients.get(to);
  if (to === undefined || !other || banOf(to, around) !== undefined) return undefined;
  const why = coded(
    'change.other',
    { food: food(item.key), other: food(to) },
    `${capital(other.label)} instead of ${labelOf(item.key, catalogue)}: the same amount.`,
  );
  return {
    items: [{ ...item, key: to, text: `${other.label} (instead of ${item.text})` }],
    swap: { key: item.key, to, factor: 1, why },
  };
};

type Ceiling = Rules['ceilings'][number];
const food = (id: string): Term => ({ of: 'food', id });

/** Whether a serving has so much of it that less is worth a change: a third of the day's, of sodium a ninth. */
const isMuch = (value: number, { quantity, mealMax }: Ceiling): boolean =>
  value > mealMax || (quantity === 'sodium_mg' && value > mealMax / 3);

/** What a change saves of a limited quantity in a serving, in words. */
function savingText(saved: number, { quantity, unit, by }: Ceiling): string {
  const amount = saved >= 10 ? Math.round(saved) : Math.round(saved * 10) / 10;
  const what = unit === 'load' ? 'less glycaemic load' : `${unit} less ${words(quantity)}`;
  return `about ${amount} ${what} a serving, for ${by.name.toLowerCase()}.`;
}

const lessBy = { 0.5: 'half the', 0.67: 'a third less', 0.75: 'a quarter less' } as const;

function loweredFor(item: RecipeIngredient, ceiling: Ceiling, around: Around): Changed | undefined {
  const { recipe, serving, catalogue } = around;
  const { quantity } = ceiling;
  const offer = catalogue.lighterFoods.get(quantity)?.get(item.key);
  if (!offer || !isMuch(serving[indexOf[quantity]] ?? 0, ceiling)) return undefined;
  const { to, factor, called } = offer;
  if (banOf(to, around) !== undefined) return undefined;
  const before = per(item.key, item.eatenGrams, quantity, catalogue);
  const after = per(to, item.eatenGrams * factor, quantity, catalogue);
  const saved = Math.max(0, before - after) / recipe.serves;
  if (saved < ceiling.dayMax * 0.005) return undefined;
  const [label, other] = [called || labelOf(item.key, catalogue), labelOf(to, catalogue)];
  const change = factor === 1 ? `${other} instead of ${label}` : `${lessBy[factor]} ${label}`;
  const why = coded(
    to === item.key ? 'change.less' : 'change.otherFor',
    {
      food: food(item.key),
      other: food(to),
      share: Math.round(factor * 100),
      by: termOf(ceiling.by),
      quantity: { of: 'quantity', id: quantity },
      amount: amountOf(saved, quantity),
    },
    `${capital(change)}: ${savingText(saved, ceiling)}`,
  );
  const changed = {
    ...item,
    key: to,
    grams: round(item.grams * factor),
    eatenGrams: round(item.eatenGrams * factor),
    measure:
      factor === 1 || item.measure === ''
        ? item.measure
        : (spoonsOf(item.measure, factor) ?? `${share(factor)} of ${item.measure}`),
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
  const why = coded(
    'change.milder',
    { food: food(item.key) },
    `Half the ${labelOf(item.key, catalogue)}, or none: hot spices may bring symptoms on.`,
  );
  const changed = {
    ...item,
    grams: round(item.grams / 2),
    eatenGrams: round(item.eatenGrams / 2),
    measure: item.measure === '' ? '' : (spoonsOf(item.measure, 0.5) ?? `half of ${item.measure}`),
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
  return {
    recipe: swaps.length > 0 ? changedRecipe(recipe, ingredients, swaps, catalogue) : recipe,
    swaps,
  };
}

/** Amounts that its steps name go along: of half the salt a step takes half as much. */
function changedRecipe(
  recipe: Recipe,
  ingredients: readonly RecipeIngredient[],
  swaps: readonly Swap[],
  catalogue: Catalogue,
): Recipe {
  const factors = new Map(
    swaps.flatMap(({ key, to, factor }) =>
      to === null || factor === 1 ? [] : [[key, factor] as const],
    ),
  );
  const steps = stepsWithAmounts(recipe, factors, catalogue.ingredients);
  const changes = swaps.flatMap(({ key, to }) => (to === key ? [] : [{ forIt: key, to }]));
  return { ...recipe, ...calledWithChanges(recipe, changes, catalogue), ingredients, steps };
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
