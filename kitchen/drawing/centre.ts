// The main pieces on a plate: meat, fish, tofu or cheese in one piece.
import type { DrawnDish } from './dish.ts';
import { foodsOf } from './foodLooks.ts';
import type { Food } from './foods.ts';
import type { PieceName } from './pieces.ts';
import { isSolid } from './visible.ts';

const mainCategories: ReadonlySet<string> = new Set([
  'redmeat',
  'poultry',
  'fish',
  'shellfish',
  'soy',
  'cheese',
  'procmeat',
  'organ',
]);

/** The main pieces of a dish, the heaviest first, at most so many. */
export function centreOf(
  dish: DrawnDish,
  kinds: readonly PieceName[],
  count = 1,
  categories = mainCategories,
): Food[] {
  const mains = dish.parts.filter(({ ingredient }) => categories.has(ingredient.category));
  const ranked = mains
    .map((part) => {
      const all = foodsOf(part.ingredient);
      return { food: all.find(isSolid(kinds)), weight: part.grams * part.named };
    })
    .filter((each): each is { food: Food; weight: number } => each.food !== undefined);
  ranked.sort((one, other) => other.weight - one.weight);
  return [...new Set(ranked.map(({ food }) => food))].slice(0, count);
}
