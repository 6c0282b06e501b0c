// Which drawn food an ingredient is. Empty: it is in the dish but nobody sees it.
import type { Ingredient } from '../catalogue/types.ts';
import type { Food } from './foods.ts';
import { animalLooks } from './looks/animalLooks.ts';
import { plantLooks } from './looks/plantLooks.ts';
import { stapleLooks } from './looks/stapleLooks.ts';

/** The first is its usual look. */
export type Looks = Readonly<Record<string, readonly Food[]>>;

/** By key, where the category would say too little. */
const byKey: Looks = { ...plantLooks, ...animalLooks, ...stapleLooks };

/** By category: what every other ingredient of it looks like. */
const byCategory: Looks = {
  grain: ['riceGrain'],
  flour: ['doughBite'],
  legume: ['brownBean'],
  soy: [],
  bread: ['bread'],
  snack: [],
  noodle: ['noodle'],
  root: ['potato'],
  nutseed: [],
  sauce: [],
  veg: ['courgette'],
  spice: [],
  leafy: ['spinach'],
  fungi: ['mushroom'],
  seaweed: ['seaweed'],
  fruit: ['peach'],
  bev: [],
  dryfruit: ['raisin'],
  redmeat: ['beef', 'steak'],
  organ: ['liver'],
  procmeat: ['sausage'],
  poultry: ['chicken', 'drumstick'],
  egg: ['egg', 'scramble'],
  fish: ['fish', 'whitefish'],
  shellfish: ['prawn'],
  dairy: [],
  oil: [],
  cheese: ['feta'],
  sugar: [],
  herb: [],
};

/** Whether the tables know an ingredient's look, were it to have none. */
export const hasLook = ({ key, category }: Pick<Ingredient, 'key' | 'category'>): boolean =>
  Object.hasOwn(byKey, key) || Object.hasOwn(byCategory, category);

/** The drawn foods that an ingredient may appear as, the usual one first. */
export const foodsOf = ({ key, category }: Pick<Ingredient, 'key' | 'category'>): readonly Food[] =>
  byKey[key] ?? byCategory[category] ?? [];
