// Recipes that a person must not eat as they are written, and may with a food that they have because they must not eat the other:
// gluten-free pasta, oat milk, tamari.
import type { Catalogue } from '../catalogue/types.ts';
import { isForbiddenTo } from '../safety/forbidden.ts';
import type { Rules } from '../safety/rules.ts';
import type { Facts } from './facts.ts';
import type { Marks } from './marks.ts';
import type { Pantry } from './pantry.ts';
import { wholeSwappedFacts } from './swapped.ts';
import { swapId } from './useSwaps.ts';

/** The recipe as it may be cooked, and the ids of the swaps that make it so. */
export interface SwappedRecipe {
  readonly facts: Facts;
  readonly used: readonly string[];
}

/** Null where nothing at hand stands in for anything forbidden: nobody is then asked about any recipe. */
export function requiredSwapsFor(
  { items, holdings }: Pantry,
  table: readonly Rules[],
  catalogue: Catalogue,
): ((facts: Facts) => SwappedRecipe | null) | null {
  const isForbidden = (key: string): boolean =>
    table.some((each) => isForbiddenTo(key, each, catalogue));
  const swaps = new Map(
    [...holdings].flatMap(([forIt, { kind, item }]) =>
      kind === 'swap' &&
      item &&
      items.includes(item) &&
      isForbidden(forIt) &&
      !isForbidden(item.key)
        ? [[forIt, swapId({ forIt, to: item.key })] as const]
        : [],
    ),
  );
  if (swaps.size === 0) return null;
  return (facts) => {
    const used = facts.recipe.ingredients.flatMap(({ key }) => swaps.get(key) ?? []);
    if (used.length === 0) return null;
    const swapped = wholeSwappedFacts(facts, used, catalogue);
    if (!swapped || swapped.recipe.ingredients.some(({ key }) => isForbidden(key))) return null;
    return { facts: swapped, used };
  };
}

/** Whether there is enough of each food that makes the dish fit: else the forbidden one would stand among what is to be bought. */
export const hasAllOf = ({ used }: SwappedRecipe, { swaps }: Marks): boolean =>
  used.every((id) =>
    swaps.some(({ holding: { item }, forIt }) => item && swapId({ forIt, to: item.key }) === id),
  );
