// Which foods a word for an allergy or a dislike means: its own, and everything that is named after it.
import type { Catalogue } from '../catalogue/types.ts';
import type { FoodFinder } from '../health/understand.ts';
import { foodOf, foodsNamed } from './lexicon.ts';
import { groupOf } from './likeness.ts';
import { singular, tokensOf } from './words.ts';

export function foodFinderOf(catalogue: Catalogue): FoodFinder {
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
    return [...new Set([...keysOf(name, catalogue), ...holding])];
  };

  return { keysOf: (word) => keysOf(word, catalogue), keysNaming };
}

/** Foods that an allergy word names: its own, and everything whose name holds the word ('banana' is also green bananas). */
function keysOf(word: string, catalogue: Catalogue): string[] {
  const found = foodOf(word, false, catalogue, undefined);
  // A short word is near to too many: latex is no fish.
  if (!found || (found.kind === 'spelling' && word.length < 6)) return [];
  const { ingredient } = found;
  const label = ingredient.label.toLowerCase().replace(/s$/, '');
  return [...catalogue.ingredients.values()]
    .filter(
      (each) =>
        each.key === ingredient.key ||
        each.key.startsWith(`${ingredient.key}_`) ||
        each.label.toLowerCase().includes(label) ||
        (groupOf(each.key) === groupOf(ingredient.key) && each.category === ingredient.category),
    )
    .map(({ key }) => key);
}

/** Each ingredient's key and label as words in the singular. */
const namesOfIngredients = ({ ingredients }: Catalogue) =>
  [...ingredients.values()].map(({ key, label }) => ({
    key,
    words: ` ${tokensOf(`${key.replaceAll('_', ' ')} ${label}`)
      .map(singular)
      .join(' ')} `,
  }));
