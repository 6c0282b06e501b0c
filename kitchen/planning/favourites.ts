// A person's favourites in a week: some of those that fit, each once, and never a week of nothing else.
import type { Dish } from './dishes.ts';
import { isMain } from './mainMeals.ts';
import { usualRules } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import { points } from './worth.ts';
import type { Taste } from './worth.ts';

/** So many of a week's dishes are favourites because they are: half of those that fit, and no more than this. */
const mostWanted = 4;

/** How many of so many favourites a week should have. */
export const favouritesWanted = (count: number): number =>
  Math.min(mostWanted, Math.ceil(count / 2));

/** How much of a favourite one meal is: a breakfast or a snack that comes as often as it may is one. */
export const favouriteShare = (meal: number, cooking: Pick<CookingRules, 'same'> | null): number =>
  isMain(meal) ? 1 : 1 / (cooking ?? usualRules).same;

/** What a person has marked, and what else they wrote: of each kind a week has some. */
const kinds: readonly ((dish: Dish, favourites: ReadonlySet<string>) => boolean)[] = [
  ({ facts }, favourites) => favourites.has(facts.recipe.id),
  ({ own, facts }, favourites) => own !== undefined && !favourites.has(facts.recipe.id),
];

export const isLiked = (dish: Dish, favourites: ReadonlySet<string>): boolean =>
  kinds.some((isOfKind) => isOfKind(dish, favourites));

/** Dishes that the person likes, by kind. */
export const likedKinds = (
  dishes: Iterable<Dish>,
  favourites: ReadonlySet<string>,
): ReadonlySet<Dish>[] => {
  // What is iterated over may be read once only.
  const all = [...dishes];
  return kinds
    .map((isOfKind) => new Set(all.filter((dish) => isOfKind(dish, favourites))))
    .filter(({ size }) => size > 0);
};

/** The share of its points that a dish has which the weeks before had: it yields to another that the person likes. */
const lately = 0.25;

/** Points of cooking what the person likes, what the weeks before had, or what was taken out of this week. */
export function tasteWorth(
  dish: Dish,
  meal: number,
  { favourites, eaten, swappedOut }: Pick<Taste, 'favourites' | 'eaten' | 'swappedOut'>,
  cooking: Pick<CookingRules, 'same'> | null,
): number {
  const { id } = dish.facts.recipe;
  if (swappedOut.has(id)) return points.swappedOut;
  if (isLiked(dish, favourites))
    return points.favourite * favouriteShare(meal, cooking) * (eaten.has(id) ? lately : 1);
  return eaten.has(id) ? points.lately[isMain(meal) ? 'main' : 'other'] : 0;
}
