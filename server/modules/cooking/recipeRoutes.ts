// The catalogue's dishes by name, as they fit the person who asks.
import { leftOutBySearch } from './writtenNotes.ts';
import { say } from '../../../contract/say.ts';
import { isOwnId } from '../../../domain/ownRecipes.ts';
import { demandScope } from '../apiTokens/guard.ts';
import { fetchRecipe, fetchRecipeMeal, searchRecipes } from '../../../contract/recipes.ts';
import { searchRecipes as search } from '../../../kitchen/recipes/search.ts';
import { swapsIn } from '../../../contract/swapList.ts';
import { forTableOf } from '../../../kitchen/safety/table.ts';
import { readOthers } from '../table/people.ts';
import { withOwnNote } from '../history/ownNote.ts';
import { readHealth } from '../health/healthProfile.ts';
import { recipeFileRoutes } from '../ownRecipes/files/routes.ts';
import { recipePhotoRoutes } from '../ownRecipes/photo/routes.ts';
import { ownRecipeRoutes } from '../ownRecipes/routes.ts';
import type { Services } from '../../infrastructure/services.ts';
import { notFound, unprocessable } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function recipeRoutes(serve: Serve, services: Services): void {
  ownRecipeRoutes(serve, services);
  recipeFileRoutes(serve, services);
  recipePhotoRoutes(serve, services);
  const { attempts, cooking, kitchen, ownRecipes, storage } = services;

  serve(
    fetchRecipe,
    async ({ params: { recipe }, query: { swaps, record_id: record }, person, request }) => {
      if (isOwnId(recipe)) demandScope(person, 'own_recipes:read');
      if (record !== undefined) demandScope(person, 'history:read');
      await attempts.instructions(request, person.userId);
      const written = await cooking.recipe(person, recipe, { wished: swaps, again: record });
      return withOwnNote(storage, person, written);
    },
  );

  mealRoute(serve, { kitchen, ownRecipes, storage });

  serve(searchRecipes, async ({ query: { q = '', type, limit, sickness }, person }) => {
    const settings = await storage.settings.read(person.userId);
    const { person: profile, notes } = await readHealth(kitchen, storage, person, sickness);
    const { people: table } = await readOthers(kitchen, storage, person.userId, profile.country);
    const { hits, leftOut } = search(
      {
        text: q,
        meal: type,
        person: profile,
        table,
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
      notes: [...notes, ...(leftOut > 0 ? [leftOutBySearch(leftOut)] : [])],
    });
  });
}

/** A recipe of one's own is for the great meals of a day: nobody has said for which. */
async function ownMeal(
  ownRecipes: Services['ownRecipes'],
  ...[person, id, wish]: Parameters<Services['ownRecipes']['meal']>
) {
  const own = await ownRecipes.meal(person, id, wish);
  return {
    ...own,
    ingredients: [...own.ingredients],
    meal_types: ['lunch' as const, 'dinner' as const],
  };
}

/** A dish as a plan's slot takes it. */
function mealRoute(
  serve: Serve,
  { kitchen, ownRecipes, storage }: Pick<Services, 'kitchen' | 'ownRecipes' | 'storage'>,
): void {
  serve(fetchRecipeMeal, async ({ params, query: { servings, swaps: wished }, person }) => {
    if (isOwnId(params.recipe)) {
      demandScope(person, 'own_recipes:read');
      const wish = { servings, swaps: swapsIn(wished) };
      return success(await ownMeal(ownRecipes, person, params.recipe, wish));
    }
    const settings = await storage.settings.read(person.userId);
    const { person: profile } = await readHealth(kitchen, storage, person);
    const { people: table } = await readOthers(kitchen, storage, person.userId, profile.country);
    const swapped = kitchen.withSwaps({
      recipeId: params.recipe,
      person: profile,
      table,
      swaps: swapsIn(wished),
    });
    if (!swapped) throw notFound(say('recipe.unknown', 'We do not have this recipe.'));
    const { hits } = search(
      {
        text: '',
        person: profile,
        people: servings ?? settings.people ?? 1,
      },
      { ...kitchen.catalogue, recipes: [swapped.recipe] },
    );
    const [hit] = hits;
    if (!hit)
      throw unprocessable(
        say('recipe.notForHealth', 'This dish does not fit your settings.'),
        'refused_for_health',
      );
    const { text, ingredients, meal, recipe, safety } = hit;
    return success({
      text,
      ingredients: [...ingredients],
      meal: swapped.swaps.length > 0 ? { ...meal, swaps: swapped.swaps.join('.') } : meal,
      meal_types: [...recipe.meals],
      safety,
      ...forTableOf(swapped),
    });
  });
}
