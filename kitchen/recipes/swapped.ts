// Whatever is computed of a recipe, computed of the recipe with swaps in it; kept, since it is the same for every person.
import type { Catalogue } from '../catalogue/types.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { swapId, withSwaps } from './useSwaps.ts';

/** So many of one recipe are kept; a client may wish for any. */
const most = 64;
const made = new WeakMap<Facts, Map<string, Facts>>();

/** @param ids what the kitchen cannot write into the recipe is passed over */
export function swappedFacts(facts: Facts, ids: readonly string[], catalogue: Catalogue): Facts {
  if (ids.length === 0) return facts;
  const known = made.get(facts) ?? new Map<string, Facts>();
  made.set(facts, known);
  const name = ids.join('.');
  const before = known.get(name);
  if (before) return before;
  const { recipe, used } = withSwaps(facts.recipe, ids, catalogue);
  const now = used.length > 0 ? factsOf(recipe, catalogue.ingredients) : facts;
  if (known.size < most) known.set(name, now);
  return now;
}

/** The same with all of these swaps in it; undefined where one of them cannot be written. */
export function wholeSwappedFacts(
  facts: Facts,
  ids: readonly string[],
  catalogue: Catalogue,
): Facts | undefined {
  const now = swappedFacts(facts, ids, catalogue);
  const isIn = (id: string): boolean =>
    now.recipe.ingredients.some(
      ({ key }, line) =>
        id === swapId({ forIt: facts.recipe.ingredients[line]?.key ?? '', to: key }),
    );
  return ids.every(isIn) ? now : undefined;
}
