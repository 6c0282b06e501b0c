// The recipe that somebody asks to cook: by its id, by its title, or by what the meal is made of.
import type { Suggestion } from '../../contract/kitchen.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { readAmount } from '../ingredients/amount.ts';
import { foodOf } from '../ingredients/lexicon.ts';
import { atHand, groupOf } from '../ingredients/likeness.ts';
import type { CookRequest } from '../types.ts';
import type { Facts } from './facts.ts';
import { suggest } from './suggest.ts';
import type { SuggestionIndex } from './suggestionIndex.ts';
import type { Titles } from './titles.ts';

/** Where a dish is looked for. */
export interface Searched {
  readonly byId: ReadonlyMap<string, Facts>;
  readonly titles: Titles;
  readonly index: SuggestionIndex;
  readonly catalogue: Catalogue;
}
export interface FoundDish {
  readonly recipe: Recipe;
  /** Whether it is only the nearest to what was asked for. */
  readonly nearest: boolean;
}

/** The recipe asked for; else the nearest by title, else by what it is made of. */
export function findDish(request: CookRequest, searched: Searched): FoundDish | null {
  const { recipeId, name } = request;
  const asked = recipeId === undefined ? undefined : searched.byId.get(recipeId)?.recipe;
  if (asked) return { recipe: asked, nearest: false };
  return (name === undefined ? null : findByName(name, searched)) ?? findByFoods(request, searched);
}

function findByName(name: string, { titles }: Searched): FoundDish | null {
  const exact = titles.find(name);
  if (exact) return { recipe: exact, nearest: false };
  const near = titles.nearest(name);
  return near && { recipe: near, nearest: true };
}

/** The best dish of the foods named, where most of it is of them and none of them is left over. */
function findByFoods(
  { ingredients = [], person }: CookRequest,
  { byId, index, catalogue }: Searched,
): FoundDish | null {
  const keys = ingredients.flatMap((line) => {
    const food = foodOf(
      readAmount(line, catalogue.units).name || line,
      false,
      catalogue,
      undefined,
    );
    return food ? [food.ingredient.key] : [];
  });
  if (keys.length < 2) return null;
  const [best] = suggest({ keys, count: 1, ...(person ? { person } : {}) }, index, catalogue);
  const recipe = best && isMostlyOf(best) ? byId.get(best.recipe_id)?.recipe : undefined;
  if (!recipe) return null;
  const groups = new Set(recipe.ingredients.map(({ key }) => groupOf(key)));
  const isUsed = (key: string): boolean => groups.has(groupOf(key)) || atHand.has(groupOf(key));
  return keys.every(isUsed) ? { recipe, nearest: true } : null;
}

/** Whether most of a dish, but for staples, is what was named. */
function isMostlyOf({ have, swaps, need }: Suggestion): boolean {
  const named = have.length + swaps.length;
  return named / (named + need.length) >= 0.6;
}
