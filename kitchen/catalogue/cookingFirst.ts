// Dishes of food that an earlier meal left, for whoever has none: what is to be cooked before, as the first step, with its minutes.
import { filled, matching, number, oneOf, text, words } from './cells.ts';
import type { Row } from './cells.ts';
import type { Tables } from './tables.ts';
import type { Ingredient, Recipe } from './types.ts';

const columns = {
  foods: words,
  /** What the line of the recipe says of the food. */
  line: words,
  /** A tag of the recipe; blank where any will do. */
  equipment: text,
  prep: number,
  cook: number,
  wait: number,
  yield: number,
  step: filled,
  basis: oneOf('published', 'estimate'),
  source: filled,
  date: matching(/^\d{4}$/, 'a year'),
};
export type CookingFirstRow = Row<typeof columns>;

export function readCookingFirst(
  { added, known }: Tables,
  ingredients: ReadonlyMap<string, Ingredient>,
): readonly CookingFirstRow[] {
  const rows = added('cooking_first.csv', columns);
  for (const { foods } of rows)
    for (const food of foods) known('cooking_first.csv', food, ingredients);
  return rows;
}

/** What a gram of each food weighs once it is cooked. */
export const cookedYieldsOf = (rows: readonly CookingFirstRow[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap(({ foods, yield: gain }) => foods.map((food) => [food, gain] as const)));

/** The recipe with a first step that cooks what its lines take cooked and cold, and the minutes of that step. */
export function withCookingFirst(recipe: Recipe, rows: readonly CookingFirstRow[]): Recipe {
  for (const { key, text: line } of recipe.ingredients) {
    const row = rows.find(
      ({ foods, line: said, equipment }) =>
        foods.includes(key) &&
        said.some((each) => line.includes(each)) &&
        (equipment === '' || recipe.tags.includes(equipment)),
    );
    if (!row) continue;
    const { prep, cook, wait, step } = row;
    return {
      ...recipe,
      prep: recipe.prep + prep,
      cook: recipe.cook + cook,
      wait: recipe.wait + wait,
      steps: [step.replace('(FOOD)', `(${key})`), ...recipe.steps],
      cookingFirst: { key, prep, cook, wait },
    };
  }
  return recipe;
}

/** The recipe for whoever has that food cooked: without the step and its minutes. */
export function withoutCookingFirst({ cookingFirst: first, ...recipe }: Recipe): Recipe {
  if (!first) return recipe;
  return {
    ...recipe,
    prep: recipe.prep - first.prep,
    cook: recipe.cook - first.cook,
    wait: recipe.wait - first.wait,
    steps: recipe.steps.slice(1),
  };
}
