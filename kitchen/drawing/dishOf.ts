// From a dish to the options of its drawing.
import { centreOf } from './centre.ts';
import type { Ingredient, Recipe } from '../catalogue/types.ts';
import { light, mix } from './colours.ts';
import { recipeDish } from './dish.ts';
import type { DrawnDish } from './dish.ts';
import { foodsOf } from './foodLooks.ts';
import { colourOf } from './foods.ts';
import type { Food } from './foods.ts';
import { isForm } from './forms.ts';
import type { Form } from './forms.ts';
import { dipColour, extrasOf, garnishOf } from './garnishOf.ts';
import type { DishLook, Side } from './options.ts';
import { plans } from './plans.ts';
import type { Colouring } from './plans.ts';
import {
  breadColour,
  doughColour,
  grainColour,
  mashColour,
  noodleColour,
  pilafColour,
} from './staples.ts';
import { mixed } from './tints.ts';
import type { Part } from './tints.ts';
import { visibleFoods } from './visible.ts';

/** The cloth says which meal it is, whatever is drawn on it. */
const cloths: Readonly<Record<string, string>> = {
  breakfast: '#c98a3c',
  lunch: '#2f6b3c',
  dinner: '#7b5b92',
  snack: '#3f7086',
};

const without = (parts: readonly Part[], ...categories: readonly string[]): Part[] =>
  parts.filter(({ ingredient }) => !categories.includes(ingredient.category));

const heaviestOf = (parts: readonly Part[], pattern: RegExp): string | undefined =>
  [...parts]
    .sort((one, other) => other.grams - one.grams)
    .find(({ ingredient }) => pattern.test(ingredient.key))?.ingredient.key;

const spreads: readonly (readonly [RegExp, string])[] = [
  [/^beans_(baked|navy)/, '#d9652b'],
  [/^avocado/, '#a9c25e'],
  [/^cheese_(cottage|ricotta|cream)/, '#fbf5e6'],
  [/^yogurt/, '#fbf5e6'],
  [/^almond$|^almond_butter|^peanut_butter/, '#b5823f'],
  [/^beans_kidney|^beans_pinto/, '#8a4a34'],
  [/^tomato/, '#c9412a'],
];

/** What a slice of bread is spread with; nothing where it is only topped. */
const spreadColour = (parts: readonly Part[]): string | undefined =>
  spreads.find(([pattern]) => heaviestOf(parts, pattern) !== undefined)?.[1];

const vessels: readonly (readonly [RegExp, string])[] = [
  [/^sweet_potato/, '#b8643a'],
  [/^potato/, '#b98048'],
  [/^bell_pepper_red/, '#d23f28'],
  [/^bell_pepper_green/, '#6fa03c'],
  [/^eggplant/, '#5f3a5a'],
  [/^zucchini/, '#6f9a40'],
  [/^cabbage/, '#b4c47a'],
  [/^grape_leaves/, '#7f9c4a'],
  [/^tomato$/, '#d23f28'],
  [/^apple/, '#cf5a3a'],
  [/^pear/, '#cdbb5a'],
  [/^quince/, '#dda23c'],
  [/^mackerel|^hilsa|^sardine|^anchovy/, '#8496a0'],
  [/^snapper|^salmon|^trout/, '#d98a72'],
  [/^plantain/, '#d99a3c'],
];

/** The colour of what holds the filling, or is the dish itself: a pepper, an apple, a fish. */
const vesselColour = (parts: readonly Part[]): string | undefined => {
  for (const { ingredient } of [...parts].sort((one, other) => other.grams - one.grams)) {
    const found = vessels.find(([pattern]) => pattern.test(ingredient.key));
    if (found) return found[1];
  }
  return undefined;
};

const wholemeal = (parts: readonly Part[]): boolean =>
  heaviestOf(parts, /^flour_wheat_whole|^flour_rye|^oats_rolled/) !== undefined;

const isGrain = (parts: readonly Part[]): boolean =>
  parts.some(({ ingredient }) => /grain|flour/.test(ingredient.category));

const nuts: ReadonlySet<Food> = new Set([
  'walnut',
  'almond',
  'pistachio',
  'peanut',
  'cashew',
  'pineNut',
  'coconut',
]);

type Finder = (dish: DrawnDish, seen: readonly Food[]) => string | undefined;

const staples = ['grain', 'bread', 'noodle'] as const;

/** How each colour of a drawing is found. */
const colourings: Readonly<Record<Colouring, Finder>> = {
  broth: ({ parts }) => mixed(without(parts, ...staples, 'root'), ['#dba848', 320]).colour,
  stew: ({ parts }) => mixed(without(parts, ...staples, 'dryfruit'), ['#b26a30', 110]).colour,
  smooth: ({ parts }) => mixed(without(parts, 'bread'), ['#e0bf84', 30]).colour,
  pale: ({ parts }) => mixed(without(parts, 'fruit', 'nutseed'), ['#f4e8cc', 240]).colour,
  pilaf: ({ parts }) => pilafColour(parts),
  grain: ({ parts }) =>
    isGrain(parts) ? grainColour(parts) : light(mixed(parts, ['#dcc48a', 200]).colour, 0.2),
  bread: ({ parts }) => breadColour(parts),
  noodle: ({ parts }) => noodleColour(parts),
  mash: ({ parts }) => mashColour(parts),
  dough: ({ parts }) => doughColour(parts),
  fried: ({ parts }) => mix(mixed(parts, ['#d9a860', 60]).colour, '#9a5a24', 0.45),
  fruit: ({ parts }, seen) => {
    const fruit = seen.find((food) => !nuts.has(food));
    const all = mixed(without(parts, 'grain', 'flour', 'nutseed'), ['#d9b878', 60]).colour;
    return fruit ? mix(colourOf(fruit), all, 0.4) : light(all, 0.1);
  },
  roasted: ({ parts }) => (heaviestOf(parts, /^sweet_potato/) ? '#d9782f' : '#dda23e'),
  dip: dipColour,
  spread: ({ parts }) => spreadColour(parts),
  crust: ({ parts }) => (wholemeal(parts) ? '#c48a48' : '#dca556'),
  browned: ({ parts }) => (heaviestOf(parts, /^cheese_|^queso/) ? '#f2cf72' : '#eccf8e'),
  vessel: ({ parts }) => vesselColour(parts),
  patty: ({ parts }) =>
    mix(mixed(without(parts, 'bread', 'veg'), ['#7a4630', 60]).colour, '#6f3d28', 0.5),
  leaf: ({ parts }) => {
    const greens = heaviestOf(parts, /^lettuce|^arugula|^spinach|^kale|^watercress/);
    return greens ? '#7fae42' : light(mixed(without(parts, 'oil'), ['#e6d29a', 200]).colour, 0.25);
  },
  egg: ({ parts }) => (heaviestOf(parts, /^egg/) === 'egg_white' ? '#fbf1d8' : '#f5c64a'),
  paper: () => '#e6cfa4',
  wrapper: ({ parts }) => (wholemeal(parts) ? '#dfc094' : '#f5e6c8'),
  dipped: ({ parts }, seen) =>
    mixed(
      without(parts, 'bread').filter(
        ({ ingredient }) => !foodsOf(ingredient).some((food) => seen.includes(food)),
      ),
      ['#e0bf84', 30],
    ).colour,
  topping: ({ parts }) => {
    if (heaviestOf(parts, /^tomato_/) !== undefined) return '#b8391f';
    const herbs = heaviestOf(parts, /^thyme|^sumac/) !== undefined;
    return herbs ? '#7f7a34' : mix(breadColour(parts), '#fff6dc', 0.35);
  },
  dressing: ({ parts }) => {
    const red = heaviestOf(parts, /^tomato_|_ground_/) !== undefined;
    const sauce = mixed(without(parts, ...staples, 'veg', 'leafy', 'egg'), ['#e3bd6a', 60]).colour;
    return red
      ? mixed(without(parts, ...staples), ['#b26a30', 110]).colour
      : mix(noodleColour(parts), sauce, 0.4);
  },
  fish: ({ parts }) =>
    vesselColour(parts.filter(({ ingredient }) => ingredient.category === 'fish')),
};

const sideOf = ({ parts, words }: DrawnDish): Side => {
  if (parts.some(({ ingredient }) => ingredient.category === 'grain')) return 'rice';
  if (/\bchips\b/.test(words)) return 'chips';
  const soft = parts.some(({ ingredient }) => /root|flour/.test(ingredient.category));
  if (soft && /\bmash|purée|polenta|ugali/.test(words)) return 'mash';
  return parts.some(({ ingredient }) => ingredient.key.startsWith('potato')) ? 'potatoes' : 'none';
};

/** Two looks of one ingredient: a drumstick and chicken in pieces. */
const areOne = (one: Food, other: Food, { parts }: DrawnDish): boolean =>
  parts.some(({ ingredient }) => {
    const looks = foodsOf(ingredient);
    return looks.includes(one) && looks.includes(other);
  });

/** Sauces that lie side by side: the stew, and the foods that are served with it. */
const sauces = (dish: DrawnDish, seen: readonly Food[]): string[] => {
  const stew = mixed(without(dish.parts, ...staples), ['#b26a30', 60]).colour;
  const others = seen.slice(0, 2).map((food) => mix(colourOf(food), stew, 0.35));
  return [stew, ...others, mix(stew, '#5a2a1c', 0.3)];
};

/** A dish's look in a form: its colours, its foods and its garnish, all of them its own. */
export function lookOf(dish: DrawnDish, form: Form): DishLook {
  const plan = plans[form];
  const seen = visibleFoods(dish, form, plan.choice, plan.count + 1, plan.kinds);
  const centre = plan.centre ? centreOf(dish, ...plan.centre) : [];
  const pieces = seen.filter((food) => !centre.some((main) => areOne(main, food, dish)));
  const side = form === 'plated' ? sideOf(dish) : undefined;
  const beside = side === 'potatoes' || side === 'chips' || side === 'mash';
  const garnish = garnishOf(dish, plan.garnish);
  const onTop = garnish.includes('egg') || garnish.includes('friedEgg');
  const shown = pieces
    .filter((food) => !(beside && food === 'potato') && !(onTop && food === 'egg'))
    .slice(0, plan.count);
  const base = side === 'rice' ? 'grain' : plan.base;
  return {
    base: base && colourings[base](dish, seen),
    main: plan.main && colourings[plan.main](dish, seen),
    bases: form === 'injera' || form === 'thali' ? sauces(dish, seen) : undefined,
    pieces: shown,
    centre: form === 'grainBowl' ? [] : centre,
    side,
    garnish,
    extras: extrasOf(dish),
    mat: cloths[dish.meal],
    seed: dish.id,
  };
}

/** The form and the look of a recipe; a plate where it names no form that there is. */
export function drawingOf(
  recipe: Recipe,
  ingredients: ReadonlyMap<string, Ingredient>,
): { readonly form: Form; readonly look: DishLook } {
  const form = recipe.form !== null && isForm(recipe.form) ? recipe.form : 'plated';
  return { form, look: lookOf(recipeDish(recipe, ingredients), form) };
}
