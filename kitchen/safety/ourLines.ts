// Lines of our own recipes, as planned weeks hold them: what food each is stands in the recipe, and need not be read from its words.
import type { Catalogue, Ingredient, Recipe } from '../catalogue/types.ts';
import { estimatedWord } from '../../domain/estimatedLine.ts';

const known = new WeakMap<Catalogue, ReadonlyMap<string, ReadonlySet<Ingredient>>>();
const amount = /^\d+(?:\.\d+)? g /;
const ends = [estimatedWord, ' (optional)'];

/** Only lines that say more than a name: 'cucumber, in matchsticks', 'salt (half of it is enough with a stock cube)', 'mustard or sunflower oil'. */
const saysMore = (text: string): boolean => /[,(]| or |^\S+ \S+ \S/.test(text);

function linesOf({ recipes, ingredients }: Catalogue) {
  const lines = new Map<string, Set<Ingredient>>();
  for (const { key, text } of recipes.flatMap((recipe) => recipe.ingredients)) {
    const ingredient = ingredients.get(key);
    if (!ingredient || !saysMore(text)) continue;
    const foods = lines.get(text) ?? new Set();
    foods.add(ingredient);
    lines.set(text, foods);
  }
  return lines;
}

/** A line without its amount and what stands behind its text; undefined where it has no amount in grams. */
function textOf(line: string): string | undefined {
  if (!amount.test(line)) return undefined;
  return ends.reduce(
    (rest, end) => (rest.endsWith(end) ? rest.slice(0, -end.length) : rest),
    line.replace(amount, ''),
  );
}

/** Whether a meal is a recipe word for word, in whatever amounts. */
export const isWrittenFrom = ({ ingredients }: Recipe, lines: readonly string[]): boolean =>
  lines.length === ingredients.length &&
  ingredients.every(({ text }, place) => textOf(lines[place] ?? '') === text);

/**
 * @param line with its amount, '300 g cucumber, in matchsticks'
 * @returns every food that this very line stands for in our recipes; undefined for any other line
 */
export function foodsOfOurLine(
  line: string,
  catalogue: Catalogue,
): ReadonlySet<Ingredient> | undefined {
  const text = textOf(line);
  if (text === undefined) return undefined;
  const lines = known.get(catalogue) ?? linesOf(catalogue);
  known.set(catalogue, lines);
  return lines.get(text);
}
