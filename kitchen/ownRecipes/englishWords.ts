// English words of the kitchen: those of our own recipes.
import type { Catalogue } from '../catalogue/types.ts';
import { tokensOf } from '../ingredients/words.ts';

const known = new WeakMap<Catalogue, ReadonlySet<string>>();

/** The words of the titles, descriptions and steps of our recipes. */
export function englishWords(catalogue: Catalogue): ReadonlySet<string> {
  const before = known.get(catalogue);
  if (before) return before;
  const words = new Set(
    catalogue.recipes.flatMap(({ description, steps, keeping }) =>
      [description, keeping, ...steps].flatMap(tokensOf),
    ),
  );
  known.set(catalogue, words);
  return words;
}
