// The kitchen, joined: what the server calls. Pure but for reading the catalogue once.
import { loadCatalogue } from './catalogue/load.ts';
import type { Places } from './catalogue/load.ts';
import type { Catalogue, Recipe } from './catalogue/types.ts';
import { readMixedList } from './health/mixedList.ts';
import { partList } from './health/partedList.ts';
import { understand } from './health/understand.ts';
import { plainDish } from './drawing/dish.ts';
import { drawingOf, lookOf } from './drawing/dishOf.ts';
import { draw } from './drawing/draw.ts';
import { guessForm } from './drawing/guess.ts';
import { askedDishesOf } from './recipes/askedDishes.ts';
import { factsOf } from './recipes/facts.ts';
import type { Facts } from './recipes/facts.ts';
import { findDish } from './recipes/findDish.ts';
import { cookingFor, instruct } from './recipes/instructions.ts';
import { cookedAsWished, cookOurs } from './recipes/offers.ts';
import { titleUnchanged } from '../domain/changedTitle.ts';
import { swapId, withSwaps } from './recipes/useSwaps.ts';
import type { CookRequest, HealthWords, Kitchen } from './types.ts';
import { foodFinderOf } from './ingredients/foodFinder.ts';
import { namesOf } from './ingredients/names.ts';
import { foodsNamed, lexiconOf } from './ingredients/lexicon.ts';
import { readPrinted } from './ingredients/printed.ts';
import { readIngredients } from './ingredients/read.ts';
import { ownRecipesOf } from './ownRecipes/page.ts';
import { resourcesFor } from './recipes/resources.ts';
import { gate, judgeRecipe } from './safety/gate.ts';
import { reviewWritten } from './safety/outside.ts';
import { rulesOf } from './safety/rules.ts';
import { toldAtTable } from './safety/table.ts';
import { suggest } from './recipes/suggest.ts';
import { indexSuggestions } from './recipes/suggestionIndex.ts';
import { titlesOf } from './recipes/titles.ts';

export type * from './types.ts';
export { factsOf } from './recipes/facts.ts';
export { costOf } from './recipes/cost.ts';

/**
 * Reads the catalogue and builds its indexes: about a second of computing and 100 MB, once per process.
 * Throws where a table is malformed; a malformed recipe is left out and named in `catalogue.problems`.
 */
export function loadKitchen(places: Places = {}): Kitchen {
  const catalogue = loadCatalogue(places);
  const facts = catalogue.recipes.map((recipe) => factsOf(recipe, catalogue.ingredients));
  const byId = new Map(facts.map((each) => [each.recipe.id, each]));
  const index = indexSuggestions(facts, catalogue);
  const titles = titlesOf(catalogue.recipes);
  const searched = { byId, titles, index, catalogue };
  lexiconOf(catalogue);

  const recipeOf = (idOrTitle: string): Facts | undefined =>
    byId.get(idOrTitle) ?? byId.get(titles.find(idOrTitle)?.id ?? '');

  return {
    ...fromCatalogue(catalogue),
    readIngredients: (text, options = {}) => readIngredients(text, catalogue, options),
    readPrinted: (lines, options = {}) => readPrinted(lines, catalogue, options),
    ...listeningIn(catalogue),
    suggest: (request) => suggest(request, index, catalogue),
    askedDishes: askedDishesOf(catalogue, titles),
    instructions: (request) => instruct(request, findDish(request, searched), catalogue),
    resourcesFor,
    drawDish: (dish) =>
      drawNamed(dish, (recipeOf(dish) ?? recipeOf(titleUnchanged(dish)))?.recipe, catalogue),
    gate: (meal, person) => gate(meal, person, catalogue, recipeOf),
    review: (written, person) =>
      reviewWritten(written, person, catalogue, (meal, of) =>
        gate(meal, of, catalogue, () => undefined),
      ),
    findRecipe: (name) => byId.get(name)?.recipe ?? titles.find(name),
  };
}

/** Draws a dish by its recipe, or by its name alone where we have none. */
function drawNamed(dish: string, recipe: Recipe | undefined, catalogue: Catalogue): string {
  if (recipe) {
    const { form, look } = drawingOf(recipe, catalogue.ingredients);
    return draw(form, look);
  }
  const parts = foodsNamed(dish, catalogue, undefined).foods.map((ingredient, i) => ({
    ingredient,
    grams: 100 - i,
  }));
  const named = plainDish(dish.toLowerCase().slice(0, 200), parts);
  const form = guessForm(named);
  return draw(form, lookOf(named, form));
}

/** How the kitchen hears of health: in words of their own, and in lists of foods. */
function listeningIn(
  catalogue: Catalogue,
): Pick<Kitchen, 'understand' | 'readMixedList' | 'partList'> {
  const finder = foodFinderOf(catalogue);
  const hear = (words: HealthWords) => understand(words, catalogue, finder);
  return {
    understand: hear,
    readMixedList: (text, answers = {}) =>
      readMixedList(text, catalogue, (words) => hear({ ...words, answers })),
    partList: (text) => partList(text, catalogue, hear),
  };
}

/** A recipe with what may be cooked of the wished swaps. */
function swapped(request: CookRequest, catalogue: Catalogue): ReturnType<Kitchen['withSwaps']> {
  const recipe = catalogue.recipes.find(({ id }) => id === request.recipeId);
  if (!recipe) return null;
  const whom = cookingFor(request, catalogue);
  const { used } = cookedAsWished(cookOurs(recipe, whom), request.swaps ?? [], whom);
  const swaps = used.map(swapId);
  const { recipe: cooked } = withSwaps(recipe, swaps, catalogue);
  const facts = factsOf(cooked, catalogue.ingredients);
  return {
    recipe: cooked,
    swaps,
    ...toldAtTable(request.table ?? [], (each) =>
      judgeRecipe(facts, rulesOf(each, catalogue), catalogue.ingredients),
    ),
  };
}

/** What needs nothing but the catalogue. */
const fromCatalogue = (catalogue: Catalogue) => ({
  catalogue,
  names: namesOf(catalogue),
  own: ownRecipesOf(catalogue),
  withSwaps: (request: CookRequest) => swapped(request, catalogue),
});
