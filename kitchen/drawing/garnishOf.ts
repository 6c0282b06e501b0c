// What goes on top: only what the recipe holds, and what its last steps put there first.
import type { Ingredient } from '../catalogue/types.ts';
import { eggsOf } from './dish.ts';
import type { DishPart, DrawnDish } from './dish.ts';
import type { Extra, GarnishName } from './options.ts';

type Holds = (ingredient: Ingredient) => boolean;

const keys =
  (...names: readonly string[]): Holds =>
  ({ key }) =>
    names.includes(key);
const inCategory =
  (...names: readonly string[]): Holds =>
  ({ category }) =>
    names.includes(category);
const nuts = keys(
  'peanuts_raw',
  'peanuts_roasted',
  'almond',
  'cashew',
  'walnut',
  'pistachio',
  'hazelnut',
  'pecan',
  'pine_nut',
  'brazil_nut',
  'macadamia',
);
const creams = keys(
  'cream_heavy',
  'cream_light',
  'sour_cream',
  'creme_fraiche',
  'yogurt_plain_whole',
  'yogurt_plain_lowfat',
  'yogurt_greek_nonfat',
  'yogurt_greek_whole',
  'kefir',
);
const grated = keys(
  'cheese_cheddar',
  'cheese_parmesan',
  'cheese_swiss',
  'cheese_mozzarella',
  'queso_fresco',
  'cheese_gouda',
  'cheese_feta',
);

/** The ingredients that a garnish may stand for. */
export const garnishHolds: Readonly<Record<GarnishName, Holds>> = {
  herbs: keys(
    'parsley',
    'cilantro',
    'dill',
    'thyme_fresh',
    'scent_leaf',
    'curry_leaves',
    'chives',
    'mint',
    'basil_fresh',
    'peppermint',
  ),
  sesame: keys('sesame_seed'),
  specks: keys('cinnamon', 'nutmeg', 'pepper_black', 'cocoa_powder'),
  chilli: keys('chili_hot_red', 'chili_jalapeno', 'scotch_bonnet', 'chili_dried'),
  spring: keys('spring_onion', 'chives'),
  mint: keys('mint', 'peppermint'),
  basil: keys('basil_fresh'),
  lemon: keys('lemon'),
  lime: keys('lime'),
  egg: inCategory('egg'),
  friedEgg: inCategory('egg'),
  cream: creams,
  dollop: creams,
  oil: keys('oil_olive', 'oil_mustard', 'oil_sesame'),
  crumbs: keys('breadcrumbs', 'biscuit_plain'),
  cheese: grated,
  croutons: inCategory('bread'),
  seeds: keys('pumpkin_seed', 'sunflower_seed', 'flaxseed', 'hemp_seed'),
  nuts,
  steam: () => false,
};

/** The ingredients that a form's own extra stands for. */
export const extraHolds: Readonly<Record<Exclude<Extra, 'sauce' | 'relish'>, Holds>> = {
  cream: creams,
  butter: keys('butter_unsalted', 'butter_salted'),
  honey: keys('honey', 'maple_syrup', 'golden_syrup', 'molasses', 'agave'),
  syrup: keys('honey', 'maple_syrup', 'golden_syrup', 'agave', 'sugar_white', 'sugar_brown'),
  jam: keys('jam'),
  chickpea: keys('chickpeas_dry', 'chickpeas_canned'),
  herbs: inCategory('herb'),
  egg: inCategory('egg'),
  cheese: inCategory('cheese'),
  sesame: keys('sesame_seed'),
  oil: ({ key, category }) => category === 'oil' && !/butter|ghee|lard|margarine/.test(key),
  bread: inCategory('bread'),
  paprika: keys('paprika', 'cayenne', 'sumac', 'chili_powder_mix'),
  leaves: keys(
    'lettuce_romaine',
    'lettuce_iceberg',
    'lettuce_leaf',
    'arugula',
    'watercress',
    'endive',
    'spinach',
    'kale',
  ),
  chocolate: keys('chocolate_dark', 'chocolate_milk'),
  curds: keys('egusi'),
  crunch: keys(
    'oats_rolled',
    'muesli',
    'corn_flakes',
    'shredded_wheat',
    'biscuit_plain',
    'rice_puffed',
  ),
  glaze: keys('tomato_paste', 'ketchup', 'bbq_sauce', 'tomato_puree'),
  wasabi: () => false,
  rice: ({ key }) => key.startsWith('rice_'),
};

/** From the one that tells most of the dish to the one that tells least. */
const order: readonly GarnishName[] = [
  'friedEgg',
  'egg',
  'basil',
  'mint',
  'chilli',
  'spring',
  'herbs',
  'lemon',
  'lime',
  'sesame',
  'nuts',
  'cheese',
  'dollop',
  'seeds',
  'crumbs',
  'specks',
  'cream',
  'croutons',
  'oil',
  'steam',
];

const fried = /fry the (?:\[)?eggs|fried eggs?\b|fry or poach/;
const dollops = /top|serve|spoon|dollop|swirl|with the (?:\[)?(?:yog|cream|sour)/;

/** Whether the words of a dish bear a garnish out that its ingredients alone do not. */
const toldOf = (name: GarnishName, dish: DrawnDish): boolean => {
  if (name === 'friedEgg') return fried.test(dish.words);
  if (name === 'egg') return eggsOf(dish) === 'egg' && !fried.test(dish.words);
  return true;
};

const onTop = (name: GarnishName, part: DishPart, dish: DrawnDish): boolean => {
  if (!garnishHolds[name](part.ingredient)) return false;
  if (name === 'dollop' || name === 'cheese' || name === 'lemon' || name === 'lime') {
    return part.last && dollops.test(dish.served);
  }
  return part.last || name === 'friedEgg' || name === 'egg';
};

/** Garnish of a dish, two at most, of those that suit its form. */
export const garnishOf = (dish: DrawnDish, allowed: readonly GarnishName[]): GarnishName[] => {
  const there = order.filter(
    (name) =>
      allowed.includes(name) &&
      toldOf(name, dish) &&
      dish.parts.some((part) => onTop(name, part, dish)),
  );
  // One herb is enough: a sprig of mint stands for the mint.
  const told = there.filter(
    (name) => name !== 'herbs' || !(there.includes('mint') || there.includes('basil')),
  );
  return told.slice(0, 2);
};

/** Sugar is syrup only where it was made caramel. */
const isSyrup = ({ words, parts }: DrawnDish): boolean =>
  /caramel/.test(words) || parts.some(({ ingredient }) => extraHolds.honey(ingredient));

const atEnd: ReadonlySet<Extra> = new Set(['cream', 'butter', 'honey', 'jam', 'chickpea']);
const dips = /\bdip|sauce|chutney|relish|sambol|achar|salsa|yog(?:h)?urt|apple sauce|quark/;

/** The extras of a form that the recipe bears out. */
export const extrasOf = (dish: DrawnDish): Extra[] => {
  const names = Object.keys(extraHolds) as (keyof typeof extraHolds)[];
  const held = names.filter((name) =>
    dish.parts.some((part) => extraHolds[name](part.ingredient) && (!atEnd.has(name) || part.last)),
  );
  const eggs = eggsOf(dish) === 'egg';
  const dip = dips.test(dish.served) && dipColour(dish) !== undefined;
  const relish = dip && dish.parts.some(({ ingredient }) => ingredient.key === 'tomato');
  return [
    ...held.filter((name) => (name !== 'egg' || eggs) && (name !== 'syrup' || isSyrup(dish))),
    ...(dip ? (['sauce'] as const) : []),
    ...(relish ? (['relish'] as const) : []),
  ];
};

/** The colour of a dip beside the dish, by what it is made of. */
export const dipColour = ({ parts, served }: DrawnDish): string | undefined => {
  const has = (pattern: RegExp): boolean =>
    parts.some(({ ingredient: { key }, last }) => pattern.test(key) && last);
  if (/yog(?:h)?urt|tzatziki|quark|raita/.test(served) && has(/^yogurt|^kefir|^sour_cream/)) {
    return '#f7f0df';
  }
  if (has(/^soy_sauce|^tamari/)) return '#4a2a18';
  if (has(/^peanut_butter|^peanuts/)) return '#b07a40';
  if (has(/^tomato|^salsa|^ketchup/)) return '#c8452a';
  if (has(/^tamarind/)) return '#7a3f1e';
  if (has(/^applesauce/)) return '#e8d08a';
  return has(/^coconut_fresh/) ? '#f3efdf' : undefined;
};
