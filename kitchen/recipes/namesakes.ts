// 'Ogbono' in a list asks for ogbono soup: a food that hardly another recipe takes, and the soup or stew that is called by it.
import type { Candidate } from './candidates.ts';
import { usedBy } from './chosenDishes.ts';
import type { Facts } from './facts.ts';
import type { Pantry } from './pantry.ts';
import type { Postings } from './postings.ts';

/** A food of more recipes than this makes many dishes. Our judgement. */
const mostRecipes = 2;
/** The share of what was named that the dish takes, so that one word of many does not decide. Our judgement. */
const leastShare = 0.5;

const calledBy = /^(.+?) (?:soup|stew)(?: with .*)?$/i;

/** Ids of the dishes that a food at hand is bought for. */
export function namesakesOf(
  { items }: Pantry,
  { lists }: Postings,
  facts: readonly Facts[],
): readonly string[] {
  if (items.length < 2) return [];
  return items.flatMap(({ key, name }) => {
    const recipes = [...(lists.get(key)?.recipes ?? [])].flatMap((at) => facts[at]?.recipe ?? []);
    if (recipes.length > mostRecipes) return [];
    return recipes
      .filter(({ title }) => calledBy.exec(title)?.[1]?.toLowerCase() === name.toLowerCase())
      .map(({ id }) => id);
  });
}

/** Whether a dish takes enough of a list to come first of it. */
export const takesEnough = (dish: Candidate, { items }: Pantry): boolean =>
  usedBy(dish, items) >= leastShare * items.length;
