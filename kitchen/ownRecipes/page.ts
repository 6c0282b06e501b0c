// A person's own recipe as its page, its review and a plan's slot take it.
import type { InstructionsAnswer, RecipeDetails } from '../../contract/kitchen.ts';
import type { OwnReading } from '../../contract/ownRecipes.ts';
import type { PlanDay } from '../../contract/plans.ts';
import { writeMealTitle } from '../../domain/mealTitle.ts';
import { searchWords } from '../../domain/ownRecipes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { atHand, groupOf } from '../ingredients/likeness.ts';
import { figure } from '../planning/words.ts';
import { detailsOf } from '../recipes/details.ts';
import { allergenIds, allergenWords, estimatedMark, nutritionOf } from '../recipes/facts.ts';
import { atHandOf, cookingFor } from '../recipes/instructions.ts';
import { pantryForDish } from '../recipes/limitsAtHand.ts';
import { cookedAsWished, offeredSwaps, yourAmount } from '../recipes/offers.ts';
import type { CookingFor } from '../recipes/offers.ts';
import type { Pantry } from '../recipes/pantry.ts';
import { noOne } from '../recipes/suggest.ts';
import { swapId } from '../recipes/useSwaps.ts';
import { reviewNote } from '../safety/review.ts';
import { forTableOf, toldAtTable } from '../safety/table.ts';
import type { CookRequest, OwnHead, OwnMealText, OwnRecipes } from '../types.ts';
import { allergensNamed } from './allergensNamed.ts';
import { ownDishOf, sectionsOf } from './dish.ts';
import type { OwnDish, OwnText } from './dish.ts';
import type { DishLine } from './line.ts';
import { cookOwn } from './ownSwaps.ts';
import { judgeOwn } from './verdict.ts';

export type OwnRequest = OwnText &
  Pick<CookRequest, 'person' | 'items' | 'staples' | 'servings' | 'table' | 'swaps'> & {
    readonly id: string;
    readonly source?: string | null;
  };

function dishFor({ id, text, choices, person }: OwnRequest, catalogue: Catalogue): OwnDish {
  const country = person?.country ? catalogue.countries.get(person.country) : undefined;
  return ownDishOf(id, { text, choices }, catalogue, country);
}

/** A decimal comma is read as a thousand by whoever scales the line. */
const lineText = ({ text }: DishLine): string => text.replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');

/** What of the lines the figures stand on. */
const surenessOf = ({ lines, unread, unweighed, estimated, written }: OwnDish) => ({
  lines: lines.length,
  counted: lines.length - unread.length - unweighed.length,
  not_understood: [...unread],
  not_weighed: [...unweighed],
  serves_known: written.servings !== null,
  ...(estimated.length > 0
    ? {
        estimated: estimated.map(({ ingredient: { key, label }, grams }) => ({
          key,
          name: label,
          grams: Math.round(grams * 100) / 100,
        })),
      }
    : {}),
});

/** The dish with those of the wished swaps that leave nobody worse off, and the way to cook it with others. */
function cookedFor(request: OwnRequest, whom: CookingFor) {
  const { choices, person = noOne, table = [], swaps = [] } = request;
  const cook = cookOwn(dishFor(request, whom.catalogue), choices, [person, ...table], whom);
  return { cook, cooked: cookedAsWished(cook, swaps, whom) };
}

function detailsFor(
  request: OwnRequest,
  dish: OwnDish,
  { rules, catalogue }: CookingFor,
  pantry: Pantry | null,
): RecipeDetails {
  const { facts } = dish;
  const details = detailsOf(
    {
      facts,
      servings: facts.recipe.serves,
      lines: facts.recipe.ingredients.map(({ text }) => text),
      pantry,
      rules,
      verdict: judgeOwn(dish, rules.person, catalogue),
    },
    catalogue,
  );
  // A line may be two foods, or none.
  const lines = dish.lines.map((line) => {
    const own = details.lines.filter(({ text }) => text === line.text);
    const [first] = own;
    const mark = own.find((each) => each.mark === 'need')?.mark ?? first?.mark ?? null;
    return {
      text: lineText(line),
      mark,
      ...(mark === 'swap' && first?.swap ? { swap: first.swap } : {}),
      ...(own.some(({ takes }) => takes) ? { takes: own.flatMap(({ takes = [] }) => takes) } : {}),
    };
  });
  const nutrition = details.nutrition;
  const left = [...(nutrition.not_counted ?? []), ...dish.unread, ...dish.unweighed];
  const named = allergensNamed(dish, catalogue);
  return {
    ...details,
    allergens: allergenWords(named),
    allergen_ids: allergenIds(named),
    difficulty: null,
    lines,
    nutrition: left.length > 0 ? { ...nutrition, not_counted: [...new Set(left)] } : nutrition,
    ...toldAtTable(request.table ?? [], (each) => judgeOwn(dish, each, catalogue)),
    own: { ...surenessOf(dish), source_url: request.source ?? null },
  };
}

/** Written out as it stands, whatever the gate says of it: it is the person's own. The verdict stands beside it. */
function ownPage(request: OwnRequest, catalogue: Catalogue): InstructionsAnswer {
  const whom = cookingFor(request, catalogue);
  const { cook, cooked } = cookedFor(request, whom);
  const { dish } = cooked;
  const pantry = pantryForDish(dish.facts, atHandOf(request, whom), whom);
  // None is required: what its writer must not eat is shown all the same, with the reason.
  const swaps = offeredSwaps(cook, cooked, pantry, whom).map(({ required: _, ...swap }) => swap);
  const recipe = {
    ...detailsFor(request, dish, whom, pantry),
    ...(swaps.length > 0 ? { swaps } : {}),
    ...(dish.written.servings === null
      ? {}
      : { your_amount: yourAmount(dish.facts, pantry, catalogue) }),
  };
  return {
    instructions: dish.written.steps.map((step, i) => `${i + 1}. ${step}`).join('\n'),
    ingredients: recipe.lines.map(({ text }) => text),
    notes: request.person?.conditions.length
      ? [reviewNote(catalogue, request.person.conditions)]
      : [],
    recipe,
  };
}

/** What was understood, and what is asked, while it is written. */
function readOwn(request: OwnRequest, catalogue: Catalogue): OwnReading {
  const dish = dishFor(request, catalogue);
  const { written, lines } = dish;
  const details = detailsFor(request, dish, cookingFor(request, catalogue), null);
  const { nutrition, allergens, allergen_ids: ids, cost, safety } = details;
  return {
    title: written.title,
    servings: written.servings,
    prep: written.prep,
    cook: written.cook,
    ...(written.wait > 0 ? { wait: written.wait } : {}),
    ...estimatedMark(dish.facts.recipe),
    lines: lines.map(({ text, state, foods, doubt, choices }) => ({
      text,
      state,
      foods: foods.map(({ ingredient: { key, label }, grams, isEstimated }) => ({
        key,
        name: label,
        grams,
        ...(isEstimated ? { estimated: true } : {}),
      })),
      doubt,
      choices: choices.map(({ key, label }) => ({ key, name: label })),
    })),
    steps: [...written.steps],
    sureness: surenessOf(dish),
    nutrition,
    allergens,
    ...(ids ? { allergen_ids: ids } : {}),
    cost,
    safety,
    ...forTableOf(details),
  };
}

/** What a list says of it, without what it takes to read its foods. */
function ownHead(text: string, catalogue: Catalogue): OwnHead {
  const {
    title,
    prep,
    cook,
    wait,
    lines,
    isTimeEstimated: isEstimated,
  } = sectionsOf(text, catalogue, undefined);
  return { title, minutes: prep + cook + wait, isEstimated, words: searchWords(lines) };
}

/** As a plan's slot takes it: weighed lines, so that shopping adds them up; the others in the person's words. */
function ownMeal(request: OwnRequest, catalogue: Catalogue): OwnMealText {
  const { cooked } = cookedFor(request, cookingFor(request, catalogue));
  const { dish, used } = cooked;
  const { recipe } = dish.facts;
  const servings = request.servings ?? recipe.serves;
  const factor = servings / recipe.serves;
  const foods = dish.lines.flatMap((line) => line.foods);
  const missing = foods
    .map(({ ingredient }) => ingredient)
    .filter(({ key }) => !atHand.has(key) && !atHand.has(groupOf(key)))
    .map(({ label }) => label);
  const meal: NonNullable<PlanDay['lunch_meal']> = {
    recipe_id: recipe.id,
    servings,
    // Waiting is no cooking.
    minutes: recipe.prep + recipe.cook,
    ...estimatedMark(recipe),
    ...(used.length > 0 ? { swaps: used.map(swapId).join('.') } : {}),
    nutrition: nutritionOf(dish.facts, catalogue.ingredients),
  };
  return {
    text: writeMealTitle(recipe.title, [...new Set(missing)]).slice(0, 500),
    // What is only estimated stays in the person's words: who must keep to a limit is told that it is not weighed.
    ingredients: dish.lines.flatMap((line) =>
      line.foods.length > 0 &&
      line.foods.every(({ grams, isEstimated }) => grams !== null && !isEstimated)
        ? line.foods.map(
            ({ ingredient, grams }) => `${figure((grams ?? 0) * factor)} g ${ingredient.label}`,
          )
        : [line.text],
    ),
    meal,
    safety: cooked.verdict,
    ...toldAtTable(request.table ?? [], (each) => judgeOwn(dish, each, catalogue)),
  };
}

export const ownRecipesOf = (catalogue: Catalogue): OwnRecipes => ({
  head: (text) => ownHead(text, catalogue),
  read: (request) => readOwn(request, catalogue),
  page: (request) => ownPage(request, catalogue),
  meal: (request) => ownMeal(request, catalogue),
  verdicts: (own, [person, ...others]) => {
    const dish = dishFor({ id: 'own-new', ...own, ...(person ? { person } : {}) }, catalogue);
    return [person ?? noOne, ...others].map((each) => judgeOwn(dish, each, catalogue));
  },
});
