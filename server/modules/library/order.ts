// In which order recipes are shown where nothing was searched for: everyday and quick first, and not the same thing twice in a row.
import type { Ingredient, Recipe } from '../../../kitchen/catalogue/types.ts';
import { atHand, groupOf } from '../../../kitchen/ingredients/likeness.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';

type Ingredients = ReadonlyMap<string, Ingredient>;

/** Minutes at the most, and what they are worth. */
const quickness = [
  [15, 2.5],
  [30, 3],
  [45, 2],
  [60, 1],
  [120, 0],
] as const;
const skill = { easy: 1, medium: 0, hard: -1.5 } as const;
const usualLength = 8;

/** Mean share of counted recipes that use what it is made of: onions and rice say 'everyday', galangal does not. */
function familiarity(recipe: Recipe, ingredients: Ingredients): number {
  const shares = recipe.ingredients.map(({ key }) => ingredients.get(key)?.frequency ?? 0);
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** How readily one would cook it on any day; our judgement. */
export function appeal({ recipe, minutes }: Facts, ingredients: Ingredients): number {
  const quick = quickness.find(([most]) => minutes <= most)?.[1] ?? -1;
  const isMeal = recipe.meals.includes('dinner') || recipe.meals.includes('lunch');
  return (
    quick +
    skill[recipe.difficulty] +
    6 * familiarity(recipe, ingredients) +
    0.8 * Math.log2(1 + recipe.countries.length) -
    0.1 * Math.max(0, recipe.ingredients.length - usualLength) +
    (isMeal ? 1 : 0)
  );
}

/** How far ahead a recipe may be fetched, and how long one like it keeps it back. */
const [ahead, memory] = [80, 6];

/** Best first, with dishes of one main food, one cuisine or one look kept apart. */
export function usualOrder(all: readonly Facts[], ingredients: Ingredients): readonly Facts[] {
  const left = all
    .map((facts) => ({ facts, worth: appeal(facts, ingredients) }))
    .sort((a, b) => b.worth - a.worth || (a.facts.recipe.id < b.facts.recipe.id ? -1 : 1));
  const ordered: Facts[] = [];
  while (left.length > 0) {
    const recent = ordered.slice(-memory);
    let [best, worth] = [0, -Infinity];
    for (const [place, each] of left.slice(0, ahead).entries()) {
      const own = each.worth - likeness(each.facts, recent);
      if (own > worth) [best, worth] = [place, own];
    }
    ordered.push(...left.splice(best, 1).map(({ facts }) => facts));
  }
  return ordered;
}

function likeness({ main, recipe }: Facts, recent: readonly Facts[]): number {
  let sum = 0;
  for (const other of recent) {
    if (other.main === main) sum += 1.5;
    if (other.recipe.cuisine === recipe.cuisine) sum += 1;
    if (other.recipe.form === recipe.form) sum += 0.75;
    sum += 0.4 * shared(recipe, other.recipe);
  }
  return sum;
}

/** How many foods two recipes have in common, but for what is in every kitchen. */
const shared = (one: Recipe, other: Recipe): number =>
  one.ingredients.filter(
    ({ key }) => !atHand.has(groupOf(key)) && other.ingredients.some((each) => each.key === key),
  ).length;
