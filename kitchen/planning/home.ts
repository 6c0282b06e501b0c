// How much at home a dish is in a person's country.
import type { Catalogue, Country, Ingredient, Recipe } from '../catalogue/types.ts';
import { foodRegionOf, isEverydayIn } from '../recipes/cost.ts';
import type { Dish } from './dishes.ts';

/** A dish of no country in particular. */
export const isPlain = ({ facts }: Dish): boolean => facts.recipe.cuisine === 'International';

const known = new WeakMap<readonly Recipe[], Map<string, ReadonlySet<string>>>();

/** The cuisines of a country: those of the recipes that name it first. Empty where no recipe does. */
export function cuisinesOf(
  { iso2 }: Country,
  { recipes }: Pick<Catalogue, 'recipes'>,
): ReadonlySet<string> {
  const ofCatalogue = known.get(recipes) ?? new Map<string, ReadonlySet<string>>();
  known.set(recipes, ofCatalogue);
  const before = ofCatalogue.get(iso2);
  if (before) return before;
  const cuisines = new Set(
    recipes
      .filter(({ countries, cuisine }) => countries[0] === iso2 && cuisine !== 'International')
      .map(({ cuisine }) => cuisine),
  );
  ofCatalogue.set(iso2, cuisines);
  return cuisines;
}

/** Whether a dish is of the country, of elsewhere and everyday food there, of its part of the world, or none of these. */
export function homeOf(
  dish: Dish,
  country: Country | null,
  catalogue: Catalogue,
): 'home' | 'adopted' | 'nearby' | null {
  if (!country) return null;
  const { recipe } = dish.facts;
  if (isEverydayIn(recipe, country)) {
    const own = cuisinesOf(country, catalogue);
    return own.size === 0 || own.has(recipe.cuisine) ? 'home' : 'adopted';
  }
  const part = foodRegionOf(country);
  // One part of the world, and one larder: Ethiopia and Nigeria share the first only.
  const isNear = (code: string): boolean => {
    const other = catalogue.countries.get(code);
    return other?.region === country.region && foodRegionOf(other) === part;
  };
  return recipe.countries.some(isNear) ? 'nearby' : null;
}

/** Whether ordinary households of a country cook with a food. */
export const isEverydayFood = ({ everydayRegions }: Ingredient, country: Country): boolean =>
  everydayRegions.includes('GLB') || everydayRegions.includes(foodRegionOf(country));

/**
 * The share of a dish, water and salt left out, that is no ordinary food in a country: of its weight or of its energy, whichever is
 * more. Couscous is a fifth of the weight of a bowl with buttermilk, and most of the meal.
 */
export function foreignShare(dish: Dish, country: Country): number {
  const [foreign, all] = [
    { grams: 0, energy: 0 },
    { grams: 0, energy: 0 },
  ];
  for (const { ingredient, grams } of dish.grams) {
    if (ingredient.key === 'water' || ingredient.key === 'salt') continue;
    const energy = (grams * (ingredient.per100g.energy_kcal ?? 0)) / 100;
    for (const sum of isEverydayFood(ingredient, country) ? [all] : [all, foreign]) {
      sum.grams += grams;
      sum.energy += energy;
    }
  }
  const share = (of: 'grams' | 'energy'): number => (all[of] > 0 ? foreign[of] / all[of] : 0);
  return Math.max(share('grams'), share('energy'));
}
