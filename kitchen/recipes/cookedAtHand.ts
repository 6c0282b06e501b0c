// Food that stands cooked in the fridge: a dish that takes it cooked and cold is done sooner than where it has to be cooked first.
import { withoutCookingFirst } from '../catalogue/cookingFirst.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Pantry } from './pantry.ts';

const cooked =
  /(?<!\p{L})(?:left ?-?overs?|(?:pre-?)?cooked|boiled|steamed|mashed|cold|day-old|yesterday’?'?s|microwave(?:able)?|restes?|cuite?s?|gekocht\p{L}*|übrig\p{L}*|sobras|sobrante|sobró|cocid[oa]s?|cozid[oa]s?|avanz[io]|avanzat[aeio]|cott[aeio])(?!\p{L})/iu;
const raw = /(?<!\p{L})(?:uncooked|un-cooked|not cooked|raw|dry|dried)(?!\p{L})/iu;

/** 'Leftover rice', 'riz cuit'. */
export const saysCooked = (text: string): boolean => cooked.test(text) && !raw.test(text);

const meats: ReadonlySet<string> = new Set(['redmeat', 'poultry', 'fish', 'organ']);
export const isMeat = (key: string, { ingredients }: Pick<Catalogue, 'ingredients'>): boolean =>
  meats.has(ingredients.get(key)?.category ?? '');

/** What simmers or roasts for longer starts from raw meat. Our judgement. */
const longestWithCooked = 40;
/** Whether a dish would cook for long what was cooked before: of last night's roast beef comes no pot roast. */
export const cooksAgain = ({ recipe, minutes }: Facts, { holdings }: Pantry): boolean =>
  minutes > longestWithCooked &&
  recipe.ingredients.some(
    ({ key }) => !key.endsWith('_cooked') && holdings.get(key)?.item?.isCookedMeat === true,
  );

/** The recipe as it is cooked with what is at hand: nothing is cooked first that stands there cooked. */
export function recipeAtHand(recipe: Recipe, pantry: Pantry | null): Recipe {
  const first = recipe.cookingFirst;
  return first && pantry?.holdings.get(first.key)?.item?.isCooked
    ? withoutCookingFirst(recipe)
    : recipe;
}

const made = new WeakMap<Facts, Facts>();

/** Its facts, kept: they are the same for every person. */
export function factsAtHand(facts: Facts, pantry: Pantry, { ingredients }: Catalogue): Facts {
  const recipe = recipeAtHand(facts.recipe, pantry);
  if (recipe === facts.recipe) return facts;
  const now = made.get(facts) ?? factsOf(recipe, ingredients);
  made.set(facts, now);
  return now;
}
