// schema.org/Recipe, for search engines and for whoever keeps recipes of others.
import type { Nutrition } from '../../../contract/kitchen.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { recipeAddress } from './address.ts';
import type { Filter } from './filters.ts';
import { type RecipeText, unemphasised } from './recipeText.ts';
import { product } from './texts/en.ts';

/** The diets that schema.org has a word for. */
const restrictedDiets: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
};
const categories = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Dessert',
} as const;

const duration = (minutes: number): string => `PT${minutes}M`;

interface Described {
  readonly facts: Facts;
  readonly text: RecipeText;
  readonly nutrition: Nutrition;
  readonly diets: readonly Filter[];
  /** Addresses with the origin that people see. */
  readonly origin: string;
  readonly picture: string;
}

export function structuredData({
  facts: { recipe, minutes },
  text,
  nutrition,
  diets,
  origin,
  picture,
}: Described): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url: `${origin}${recipeAddress(recipe.id)}`,
    image: [`${origin}${picture}`],
    author: { '@type': 'Organization', name: product, url: `${origin}/` },
    inLanguage: 'en',
    recipeCuisine: recipe.cuisine,
    recipeCategory: recipe.meals.map((meal) => categories[meal]),
    ...(recipe.tags.length > 0 ? { keywords: recipe.tags.join(', ') } : {}),
    recipeYield: String(recipe.serves),
    prepTime: duration(recipe.prep),
    cookTime: duration(recipe.cook),
    totalTime: duration(minutes),
    recipeIngredient: text.listed,
    recipeInstructions: text.steps.map((step) => ({
      '@type': 'HowToStep',
      text: unemphasised(step),
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: `${nutrition.energy_kcal} kcal`,
      proteinContent: `${nutrition.protein_g} g`,
      carbohydrateContent: `${nutrition.carb_g} g`,
      sugarContent: `${nutrition.sugars_g} g`,
      fiberContent: `${nutrition.fibre_g} g`,
      fatContent: `${nutrition.fat_g} g`,
      saturatedFatContent: `${nutrition.sat_fat_g} g`,
      sodiumContent: `${nutrition.sodium_mg} mg`,
    },
    suitableForDiet: diets.flatMap(({ value }) => {
      const name = restrictedDiets[value];
      return name ? [`https://schema.org/${name}`] : [];
    }),
  };
}
