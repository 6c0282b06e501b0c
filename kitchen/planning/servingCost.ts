// What a serving of a dish costs in a country.
import type { Country } from '../catalogue/types.ts';
import { usdPerKg } from '../recipes/cost.ts';
import type { Dish } from './dishes.ts';

/** Money for one serving of a dish: everything that is bought for it, at the country's prices. */
export function servingCost(dish: Dish, country: Country | null): number {
  const { recipe } = dish.facts;
  let cost = 0;
  for (const [i, { grams, unpriced }] of recipe.ingredients.entries()) {
    const ingredient = dish.grams[i]?.ingredient;
    if (ingredient && !unpriced)
      cost +=
        ((country
          ? usdPerKg(ingredient, country) * country.usdRate
          : ingredient.price.usdPerKgEdible) *
          grams) /
        1000;
  }
  return cost / recipe.serves;
}
