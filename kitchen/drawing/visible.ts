// Which foods of a dish are seen, the most visible first.
import { eggsOf } from './dish.ts';
import type { DishPart, DrawnDish } from './dish.ts';
import { foodsOf } from './foodLooks.ts';
import { foods } from './foods.ts';
import type { Food } from './foods.ts';
import type { Form } from './forms.ts';
import type { PieceName } from './pieces.ts';

/** What a form shows of its dish. */
export type Choice = 'any' | 'sweet' | 'fresh' | 'filling' | 'none';

/** Foods that are seen in some forms only. */
const onlyIn: Partial<Record<Food, readonly Form[]>> = {
  doughBite: ['snackBowl'],
  riceGrain: ['leafRolls', 'stuffedVeg'],
  flatbread: ['gratin', 'skillet'],
  pastaTube: ['clearSoup', 'stew', 'gratin', 'friedRice', 'grainBowl', 'salad', 'thickSoup'],
  noodle: ['clearSoup', 'stew', 'rolls', 'salad', 'thickSoup', 'stirFry', 'stewRice'],
  bread: ['salad', 'coldPlate', 'thickSoup'],
  scramble: [
    'friedRice',
    'scrambledEggs',
    'taco',
    'wrap',
    'filledRoll',
    'toast',
    'stirFry',
    'stewRice',
    'riceDish',
    'friedNoodles',
    'clearSoup',
    'stew',
    'plated',
    'tostada',
    'skillet',
  ],
  meatball: ['meatballs', 'fritters'],
  onion: [
    'taco',
    'pizza',
    'trayBake',
    'skewers',
    'salad',
    'stirFry',
    'tostada',
    'skillet',
    'riceDish',
    'toast',
    'clearSoup',
    'mashPlate',
    'tartSlice',
    'plated',
    'stew',
    'stewRice',
    'gratin',
  ],
};

/** In these the tomato melts and is seen by its colour alone. */
const wet: ReadonlySet<Form> = new Set([
  'stew',
  'stewRice',
  'curryBread',
  'clearSoup',
  'thickSoup',
  'noodleSoup',
  'tagine',
  'swallow',
  'riceDish',
  'meatballs',
  'pasta',
  'shortPasta',
  'injera',
  'mashPlate',
  'skillet',
  'gratin',
]);
const faint: Partial<Record<Food, number>> = {
  onion: 0.12,
  celery: 0.5,
  springOnion: 0.3,
  chilliPod: 0.7,
  peanut: 1.4,
  olive: 2.5,
  greenOlive: 3,
  feta: 2,
  caper: 2,
  prawn: 1.6,
  coconut: 0.8,
  mushroom: 1.4,
  nori: 9,
  lemon: 0.5,
  lime: 0.15,
};

const sides: readonly Food[] = ['lettuce', 'rocket', 'cucumber', 'orange', 'radish'];
const staplesOfMash: readonly Food[] = [
  'potato',
  'yam',
  'plantain',
  'greenPlantain',
  'sweetPotato',
  'corn',
  'lentil',
  'brownBean',
];

/** Foods that are the dish itself, or lie beside it, and are no topping of it. */
const hidden: Partial<Record<Form, readonly Food[]>> = {
  mashPlate: staplesOfMash,
  swallow: staplesOfMash,
  gratin: sides,
  tartSlice: sides,
  jacket: ['potato', 'sweetPotato'],
  stuffedVeg: ['greenPepper', 'redPepper', 'lettuce'],
  stuffedBoats: ['aubergine', 'courgette'],
  bakedFruit: ['apple', 'pear', 'quince'],
  frittata: sides,
  omelette: sides,
  skewers: ['cabbage', 'sweetPotato', 'cucumber', 'potato', 'lettuce'],
  leafRolls: ['cabbage'],
  meatloaf: ['mince', 'onion', 'carrot', 'courgette'],
  dumplingSoup: ['brownBean', 'potato', 'mince'],
  wholeFish: ['potato'],
  fritters: ['banana', 'corn'],
  meatballs: ['mince'],
  dosa: ['mungBean'],
};

const sweetCategories: ReadonlySet<string> = new Set(['fruit', 'dryfruit', 'nutseed', 'snack']);
const sweetFoods: ReadonlySet<Food> = new Set([
  'sweetPotato',
  'squash',
  'carrot',
  'rhubarb',
  'plantain',
  'corn',
  'taro',
  'tapioca',
]);
const freshFoods: ReadonlySet<Food> = new Set([
  'lettuce',
  'rocket',
  'tomato',
  'cherryTomato',
  'cucumber',
  'radish',
  'lemon',
  'lime',
  'apple',
  'cabbage',
  'redCabbage',
  'avocado',
  'carrot',
  'onion',
  'mint',
  'basil',
  'potato',
  'greenBean',
  'blueberry',
  'orange',
  'redPepper',
  'celery',
]);

const fits = (part: DishPart, food: Food, choice: Choice, form: Form): boolean => {
  if (onlyIn[food] && !onlyIn[food].includes(form)) return false;
  if (hidden[form]?.includes(food)) return false;
  const sweet = sweetCategories.has(part.ingredient.category);
  switch (choice) {
    case 'none':
      return false;
    case 'sweet':
      return sweet || (sweetFoods.has(food) && part.named > 1);
    case 'fresh':
      return freshFoods.has(food);
    case 'filling':
    case 'any':
      return true;
  }
};

/** Whether a food is drawn as one of these pieces. */
export const isSolid =
  (kinds: readonly PieceName[] | undefined) =>
  (food: Food): boolean =>
    kinds?.includes(foods[food][0]) === true;

/** Forms that are made of egg, or hide it. */
const eggless: ReadonlySet<Form> = new Set([
  'omelette',
  'frittata',
  'skillet',
  'gratin',
  'tartSlice',
  'bars',
  'loaf',
  'snackBowl',
  'patties',
  'fritters',
  'rolls',
  'pastryRolls',
  'meatballs',
  'friedNoodles',
  'trayBake',
  'pancakes',
]);

/** How eggs look in a form; nothing where they are only beaten in. */
const eggIn = (form: Form, eggs: Food | undefined): Food | undefined => {
  if (eggs === 'egg') return eggless.has(form) ? undefined : eggs;
  return eggs && onlyIn[eggs]?.includes(form) ? eggs : undefined;
};

/** The look of a part that suits the form: strips in a stir-fry, a fillet on a plate. */
const lookOf = (
  part: DishPart,
  form: Form,
  eggs: Food | undefined,
  kinds?: readonly PieceName[],
): Food | undefined => {
  const all = foodsOf(part.ingredient);
  if (part.ingredient.category === 'egg' && all.includes('egg')) return eggIn(form, eggs);
  return all.find(isSolid(kinds)) ?? all[0];
};

const score = (part: DishPart, food: Food, form: Form): number => {
  const melted = (food === 'tomato' || food === 'cherryTomato') && wet.has(form) ? 0.3 : 1;
  return part.grams * part.named * (faint[food] ?? 1) * melted * (part.optional ? 0.4 : 1);
};

const ball = (food: Food): number => (food === 'meatball' ? 1 : 0);

/** The foods that are seen in a form, at most so many. */
export function visibleFoods(
  dish: DrawnDish,
  form: Form,
  choice: Choice,
  count: number,
  kinds?: readonly PieceName[],
): Food[] {
  const eggs = eggsOf(dish);
  const best = new Map<Food, number>();
  for (const part of dish.parts) {
    const food = lookOf(part, form, eggs, kinds);
    if (!food || !fits(part, food, choice, form)) continue;
    best.set(food, (best.get(food) ?? 0) + score(part, food, form));
  }
  const ranked = [...best].sort(([, one], [, other]) => other - one);
  if (form === 'meatballs') ranked.sort(([one], [other]) => ball(other) - ball(one));
  const most = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, each]) => each >= most * 0.03)
    .slice(0, count)
    .map(([food]) => food);
}
