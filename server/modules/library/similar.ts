// Recipes like one: of the same main food or cuisine, for the same meal, made of much the same.
import { atHand, groupOf } from '../../../kitchen/ingredients/likeness.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import type { Library } from './library.ts';

const known = new WeakMap<Facts, ReadonlySet<string>>();

function foodsOf(facts: Facts): ReadonlySet<string> {
  const before = known.get(facts);
  if (before) return before;
  const groups = facts.recipe.ingredients.map(({ key }) => groupOf(key));
  const foods = new Set(groups.filter((group) => !atHand.has(group)));
  known.set(facts, foods);
  return foods;
}

function likeness(one: Facts, foods: ReadonlySet<string>, other: Facts): number {
  const others = foodsOf(other);
  let common = 0;
  for (const food of others) if (foods.has(food)) common += 1;
  return (
    (3 * common) / Math.max(1, foods.size + others.size - common) +
    (groupOf(one.main) === groupOf(other.main) ? 1 : 0) +
    (one.recipe.cuisine === other.recipe.cuisine ? 0.6 : 0) +
    (one.recipe.form === other.recipe.form ? 0.4 : 0) +
    (one.recipe.meals.some((meal) => other.recipe.meals.includes(meal)) ? 0.5 : 0) -
    Math.min(0.5, Math.abs(one.minutes - other.minutes) / 120)
  );
}

/** The likest first; among equals the usual order. */
export function similarTo(facts: Facts, { recipes }: Library, most: number): Facts[] {
  const foods = foodsOf(facts);
  return recipes
    .filter((other) => other.recipe.id !== facts.recipe.id)
    .map((other) => ({ other, worth: likeness(facts, foods, other) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ other }) => other);
}
