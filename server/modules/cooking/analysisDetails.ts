// What an analysis of ingredients keeps beside its two lists, and a dish of it.
import type { ReadIngredient } from '../../../contract/kitchen.ts';
import { say } from '../../../contract/say.ts';
import type { Wished } from '../../../kitchen/ingredients/wishes.ts';
import type { AskedDish } from '../../../kitchen/recipes/askedDishes.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Dish } from './cook.ts';
import type { Analysis } from './repository.ts';

export interface Details {
  readonly dishes: readonly Dish[];
  /** Keys of the ingredients at hand. */
  readonly have?: readonly string[];
  /** The same as they were read, with their amounts; absent in analyses of before. */
  readonly items?: readonly ReadIngredient[];
  /** Whether it found dishes, and so counted against a limit. */
  readonly counted?: boolean;
  /** What the list said of health; empty where it was said and is not kept. */
  readonly heard?: readonly string[];
  /** What the list wished of the dish: its corrected names are cooked so too. */
  readonly wished?: Wished;
  /** Dishes that the list asked for by name, likewise. */
  readonly asked?: readonly AskedDish[];
}

const unknownAnalysis = () =>
  notFound(
    say(
      'kitchen.ingredientsUnknown',
      'These ingredients are not known any more. Please discover recipes again.',
    ),
  );

/** @throws 404 for what is no analysis of ingredients. */
export function detailsOf(analysis: Analysis | undefined): Details {
  if (analysis?.kind !== 'ingredients') throw unknownAnalysis();
  return analysis.details as Details;
}

/** @throws 404 for a place that it has no dish at. */
export function findDish(analysis: Analysis | undefined, index: number): Dish {
  const { dishes, have, items } = detailsOf(analysis);
  const dish = dishes[index];
  if (!dish)
    throw notFound(
      say('kitchen.suggestionUnknown', 'This suggestion does not exist. Please choose another.'),
    );
  return { ...dish, ...(have ? { have } : {}), ...(items ? { items } : {}) };
}
