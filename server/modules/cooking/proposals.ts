// Which of the dishes that a cook proposes may be shown.
import type { Dropped } from '../../../contract/kitchen.ts';
import type { AnyMeal, Kitchen, Person } from '../../../kitchen/index.ts';
import type { Dish, Proposal } from './cook.ts';

export const mealOf = ({ recipeId, swaps, name, ingredients }: Dish): AnyMeal => ({
  name,
  ...(recipeId === undefined ? {} : { recipeId }),
  ...(swaps === undefined ? {} : { swaps }),
  ...(ingredients === undefined ? {} : { ingredients }),
});

/** Those that the gate refuses to nobody at the table. A recipe of the person's own is no dish of the catalogue: our kitchen has judged it by all its words, for each of them. */
export const fittingOf = (
  proposals: readonly Proposal[],
  { gate }: Pick<Kitchen, 'gate'>,
  people: readonly Person[],
): Proposal[] =>
  proposals.filter(
    ({ dish, suggestion }) =>
      suggestion?.own === true ||
      people.every((each) => gate(mealOf(dish), each).verdict !== 'refuse'),
  );

/** What our own kitchen proposes fits already; of another's dishes it is said that some do not. */
export function leftOutOf(proposals: readonly Proposal[], fitting: readonly Proposal[]): Dropped[] {
  const unfit = proposals.filter(
    (each) => each.dish.recipeId === undefined && !fitting.includes(each),
  ).length;
  return unfit > 0 ? [{ code: 'does_not_fit', count: unfit }] : [];
}
