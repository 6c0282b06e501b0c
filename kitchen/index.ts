// The kitchen, joined: what the server calls. Pure but for reading the catalogue once.
import type { Suggestion } from '../contract/kitchen.ts';
import { loadCatalogue } from './catalogue/load.ts';
import type { Places } from './catalogue/load.ts';
import type { Recipe } from './catalogue/types.ts';
import { understand } from './health/understand.ts';
import { plainDish } from './drawing/dish.ts';
import { drawingOf, lookOf } from './drawing/dishOf.ts';
import { draw } from './drawing/draw.ts';
import { guessForm } from './drawing/guess.ts';
import { factsOf } from './recipes/facts.ts';
import type { Facts } from './recipes/facts.ts';
import { instruct } from './recipes/instructions.ts';
import type { CookRequest, Kitchen } from './types.ts';
import { atHand, groupOf } from './ingredients/likeness.ts';
import { namesOf } from './ingredients/names.ts';
import { readAmount } from './ingredients/amount.ts';
import { foodOf, foodsNamed, lexiconOf } from './ingredients/lexicon.ts';
import { readPrinted } from './ingredients/printed.ts';
import { readIngredients } from './ingredients/read.ts';
import { ownRecipesOf } from './ownRecipes/page.ts';
import { resourcesFor } from './recipes/resources.ts';
import { gate } from './safety/gate.ts';
import { reviewWritten } from './safety/outside.ts';
import { indexSuggestions, suggest } from './recipes/suggest.ts';
import { titlesOf } from './recipes/titles.ts';
import { singular, tokensOf } from './ingredients/words.ts';

export type * from './types.ts';
export { factsOf } from './recipes/facts.ts';
export { costOf } from './recipes/cost.ts';

/** Whether most of a dish, but for staples, is what was named. */
const isMostlyOf = ({ have, swaps, need }: Suggestion): boolean => {
  const named = have.length + swaps.length;
  return named / (named + need.length) >= 0.6;
};

/**
 * Reads the catalogue and builds its indexes: about 0.3 s and 60 MB, once per process.
 * Throws where a table is malformed; a malformed recipe is left out and named in `catalogue.problems`.
 */
export function loadKitchen(places: Places = {}): Kitchen {
  const catalogue = loadCatalogue(places);
  const facts = catalogue.recipes.map((recipe) => factsOf(recipe, catalogue.ingredients));
  const byId = new Map(facts.map((each) => [each.recipe.id, each]));
  const index = indexSuggestions(facts, catalogue);
  const titles = titlesOf(catalogue.recipes);
  lexiconOf(catalogue);

  const recipeOf = (idOrTitle: string): Facts | undefined =>
    byId.get(idOrTitle) ?? byId.get(titles.find(idOrTitle)?.id ?? '');

  /** Foods that an allergy word names: its own, and everything whose name holds the word ('banana' is also green bananas). */
  const keysOf = (word: string): string[] => {
    const found = foodOf(word, false, catalogue, undefined);
    // A short word is near to too many: latex is no fish.
    if (!found || (found.kind === 'spelling' && word.length < 6)) return [];
    const label = found.ingredient.label.toLowerCase().replace(/s$/, '');
    return [...catalogue.ingredients.values()]
      .filter(
        (each) =>
          each.key === found.ingredient.key ||
          each.key.startsWith(`${found.ingredient.key}_`) ||
          each.label.toLowerCase().includes(label) ||
          (groupOf(each.key) === groupOf(found.ingredient.key) &&
            each.category === found.ingredient.category),
      )
      .map(({ key }) => key);
  };

  /** Worked out once, with the first text of health that is read: a text has a hundred words to look up. */
  let ownNames: ReturnType<typeof namesOfIngredients> | undefined;

  /** Every ingredient that a name stands for or whose own name holds it: 'beef' is also minced beef and beef stock. Only a name as it stands counts: no slips of spelling, no words beside it. */
  const keysNaming = (name: string): string[] => {
    const { foods, unknown } = foodsNamed(name, catalogue, undefined);
    if (foods.length !== 1 || unknown.length > 0) return [];
    const word = singular(name);
    const holding = (ownNames ??= namesOfIngredients(catalogue))
      .filter(({ words }) => words.includes(` ${word} `))
      .map(({ key }) => key);
    return [...new Set([...keysOf(name), ...holding])];
  };

  /** The recipe asked for; else the nearest by title, else by what it is made of. */
  const find = (request: CookRequest): { recipe: Recipe; nearest: boolean } | null => {
    const byOwnId = request.recipeId === undefined ? undefined : byId.get(request.recipeId)?.recipe;
    if (byOwnId) return { recipe: byOwnId, nearest: false };
    const exact = request.name === undefined ? null : titles.find(request.name);
    if (exact) return { recipe: exact, nearest: false };
    const near = request.name === undefined ? null : titles.nearest(request.name);
    if (near) return { recipe: near, nearest: true };
    const keys = (request.ingredients ?? []).flatMap((line) => {
      const food = foodOf(readAmount(line).name || line, false, catalogue, undefined);
      return food ? [food.ingredient.key] : [];
    });
    const [best] =
      keys.length >= 2
        ? suggest(
            { keys, count: 1, ...(request.person ? { person: request.person } : {}) },
            index,
            catalogue,
          )
        : [];
    const recipe = best && isMostlyOf(best) ? byId.get(best.recipe_id)?.recipe : undefined;
    const groups = new Set(recipe?.ingredients.map(({ key }) => groupOf(key)));
    return recipe && keys.every((key) => groups.has(groupOf(key)) || atHand.has(groupOf(key)))
      ? { recipe, nearest: true }
      : null;
  };

  return {
    ...fromCatalogue(catalogue),
    readIngredients: (text, options = {}) => readIngredients(text, catalogue, options),
    readPrinted: (lines, options = {}) => readPrinted(lines, catalogue, options),
    understand: (words) => understand(words, catalogue, { keysOf, keysNaming }),
    suggest: (request) => suggest(request, index, catalogue),
    instructions: (request) => instruct(request, find(request), catalogue),
    resourcesFor,
    drawDish: (dish) => {
      const recipe = recipeOf(dish)?.recipe;
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
    },
    gate: (meal, person) => gate(meal, person, catalogue, recipeOf),
    review: (written, person) =>
      reviewWritten(written, person, catalogue, (meal, of) =>
        gate(meal, of, catalogue, () => undefined),
      ),
    findRecipe: (name) => byId.get(name)?.recipe ?? titles.find(name),
  };
}

/** What needs nothing but the catalogue. */
const fromCatalogue = (catalogue: ReturnType<typeof loadCatalogue>) => ({
  catalogue,
  names: namesOf(catalogue),
  own: ownRecipesOf(catalogue),
});

/** Each ingredient's key and label as words in the singular. */
const namesOfIngredients = ({ ingredients }: ReturnType<typeof loadCatalogue>) =>
  [...ingredients.values()].map(({ key, label }) => ({
    key,
    words: ` ${tokensOf(`${key.replaceAll('_', ' ')} ${label}`)
      .map(singular)
      .join(' ')} `,
  }));
