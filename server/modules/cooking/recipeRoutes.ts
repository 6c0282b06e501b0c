// The catalogue's dishes by name, as they fit the person who asks.
import { isOwnId } from '../../../domain/ownRecipes.ts';
import { fetchRecipe, fetchRecipeMeal, searchRecipes } from '../../../contract/recipes.ts';
import { searchRecipes as search } from '../../../kitchen/recipes/search.ts';
import { healthWordsOf } from '../health/healthProfile.ts';
import { ownRecipeRoutes } from '../ownRecipes/routes.ts';
import type { Services } from '../../infrastructure/services.ts';
import { notFound, unprocessable } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function recipeRoutes(
  serve: Serve,
  { attempts, cooking, importRecipe, kitchen, ownRecipes, storage }: Services,
): void {
  ownRecipeRoutes(serve, { attempts, importRecipe, ownRecipes });

  serve(fetchRecipe, async ({ params: { recipe }, person, request }) => {
    await attempts.instructions(request, person.userId);
    return isOwnId(recipe) ? ownRecipes.page(person, recipe) : cooking.recipe(person, recipe);
  });

  mealRoute(serve, { kitchen, ownRecipes, storage });

  serve(searchRecipes, async ({ query: { q = '', type, limit, sickness }, person }) => {
    const settings = await storage.settings.read(person.userId);
    const { person: profile, notes } = kitchen.understand(healthWordsOf(settings, sickness));
    const { hits, leftOut } = search(
      {
        text: q,
        meal: type,
        person: profile,
        people: settings.people ?? 1,
        ...(limit === undefined ? {} : { count: limit }),
      },
      kitchen.catalogue,
    );
    const recipes = hits.map(({ recipe, ingredients, allergens, reasons, ...hit }) => ({
      ...hit,
      recipe_id: recipe.id,
      title: recipe.title,
      description: recipe.description,
      cuisine: recipe.cuisine,
      meal_types: [...recipe.meals],
      picture: recipe.title,
      ingredients: [...ingredients],
      allergens: [...allergens],
      reasons: [...reasons],
    }));
    return success({
      recipes,
      left_out: leftOut,
      notes: [...notes, ...(leftOut > 0 ? [leftOutText(leftOut)] : [])],
    });
  });
}

/** A dish as a plan's slot takes it. */
function mealRoute(
  serve: Serve,
  { kitchen, ownRecipes, storage }: Pick<Services, 'kitchen' | 'ownRecipes' | 'storage'>,
): void {
  serve(fetchRecipeMeal, async ({ params, query: { servings }, person }) => {
    if (isOwnId(params.recipe)) {
      const own = await ownRecipes.meal(person, params.recipe, servings);
      return success({
        ...own,
        ingredients: [...own.ingredients],
        meal_types: ['lunch', 'dinner'],
      });
    }
    const recipes = kitchen.catalogue.recipes.filter(({ id }) => id === params.recipe);
    if (recipes.length === 0) throw notFound('We do not have this recipe.');
    const settings = await storage.settings.read(person.userId);
    const { hits } = search(
      {
        text: '',
        person: kitchen.understand(healthWordsOf(settings)).person,
        people: servings ?? settings.people ?? 1,
      },
      { ...kitchen.catalogue, recipes },
    );
    const [hit] = hits;
    if (!hit)
      throw unprocessable('This dish does not fit your health settings.', 'refused_for_health');
    const { text, ingredients, meal, recipe, safety } = hit;
    return success({
      text,
      ingredients: [...ingredients],
      meal,
      meal_types: [...recipe.meals],
      safety,
    });
  });
}

const leftOutText = (count: number): string =>
  count === 1
    ? 'One dish is left out: it does not fit your health settings.'
    : `${count} dishes are left out: they do not fit your health settings.`;
