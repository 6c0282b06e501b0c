// A person's own recipes among the dishes of a week: those of which everything is known. What is unsure is planned by the person alone.
import type { Catalogue, Country } from '../catalogue/types.ts';
import { wholeOwn } from '../ownRecipes/whole.ts';
import type { OwnWritten, WholeOwn } from '../ownRecipes/whole.ts';
import { dishOf } from './dishes.ts';
import type { Dish } from './dishes.ts';

const known = new WeakMap<WholeOwn, Dish>();

/** A recipe as a dish; null where something that a week stands on is not known of it, or which meal it is. */
function plannedOf(own: OwnWritten, catalogue: Catalogue, country: Country | null): Dish | null {
  const whole = wholeOwn(own, catalogue, country);
  if (!whole || whole.meals.length === 0) return null;
  const before = known.get(whole);
  if (before) return before;
  const { read, meals } = whole;
  const { prep, cook } = read.written;
  const facts = { ...read.facts, recipe: { ...read.facts.recipe, meals: [...meals] } };
  const dish = {
    ...dishOf(facts, catalogue.ingredients, catalogue.keeping),
    // Where nobody says how long the hands are at work, it is all of the time.
    handsOn: prep > 0 ? prep : cook,
    own: { ...read, facts },
  };
  known.set(whole, dish);
  return dish;
}

/** Those that a week may have unasked, in order of their ids. */
export const ownDishesOf = (
  own: readonly OwnWritten[],
  catalogue: Catalogue,
  country: Country | null,
): Dish[] =>
  own
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((each) => plannedOf(each, catalogue, country) ?? []);
