// Where little or much of something is asked for, dishes stand in its order, and each says how much it has.
import type { Ingredient } from '../../../kitchen/catalogue/types.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { indexOf } from '../../../kitchen/recipes/nutrition.ts';
import { type Filter, nameOf } from './filters.ts';

export type SoughtFigure = 'carbs' | 'salt' | 'sugars' | 'fat' | 'fibre' | 'protein';

const figures: Readonly<Record<string, SoughtFigure>> = {
  'diet=low-carb': 'carbs',
  'diet=keto': 'carbs',
  'nutrition=low-salt': 'salt',
  'nutrition=low-sugar': 'sugars',
  'nutrition=low-fat': 'fat',
  'nutrition=high-fibre': 'fibre',
  'nutrition=high-protein': 'protein',
};
const quantities = {
  carbs: 'carb_g',
  salt: 'sodium_mg',
  sugars: 'sugars_g',
  fat: 'fat_g',
  fibre: 'fibre_g',
  protein: 'protein_g',
} as const;

/** The figures that the filters ask for, each once, in their order. */
export const soughtIn = (filters: readonly Filter[]): readonly SoughtFigure[] => [
  ...new Set(filters.flatMap((filter) => figures[nameOf(filter)] ?? [])),
];

/** Salt is sodium times 2.5 (Regulation (EU) 1169/2011, annex I). */
const saltOfSodium = 2.5 / 1000;

/** Of one serving, in grams as the card says it: whole ones, of salt tenths. */
export function amountOf(figure: SoughtFigure, facts: Facts | undefined): number {
  const value = facts?.serving[indexOf[quantities[figure]]] ?? 0;
  return figure === 'salt' ? Math.round(10 * value * saltOfSodium) / 10 : Math.round(value);
}

type Ingredients = ReadonlyMap<string, Ingredient>;

/** More sodium than this in 100 g is of salt, as in bread: our judgement. */
const mostUnsalted = 200;

/** Whether nothing in its list is salt or was salted when it was made. */
export const isUnsalted = ({ recipe }: Facts, ingredients: Ingredients): boolean =>
  recipe.ingredients.every(({ key }) => {
    const food = ingredients.get(key);
    return !food?.tags.has('sodium_added') && (food?.per100g.sodium_mg ?? 0) <= mostUnsalted;
  });

const wantsMuch: ReadonlySet<SoughtFigure> = new Set(['fibre', 'protein']);

/** Smaller is better; those that say the same keep their usual order. */
export function placeBy(
  figure: SoughtFigure,
  facts: Facts | undefined,
  ingredients: Ingredients,
): number {
  const amount = amountOf(figure, facts);
  if (wantsMuch.has(figure)) return -amount;
  const mostSalt = 1000;
  const isSalted = figure === 'salt' && facts !== undefined && !isUnsalted(facts, ingredients);
  return isSalted ? mostSalt + amount : amount;
}
