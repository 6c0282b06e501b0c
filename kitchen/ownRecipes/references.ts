// 'The milk' of a recipe with oat milk is the oat milk: what title and steps call by the noun of a line is the food of that line.
import type { Catalogue } from '../catalogue/types.ts';
import { withoutElision } from '../health/elision.ts';
import { readAmount } from '../ingredients/amount.ts';
import { foodsNamed, namedInFull } from '../ingredients/lexicon.ts';
import { singular } from '../ingredients/words.ts';
import { lastWord } from '../recipes/swapWords.ts';
import type { DishLine } from './line.ts';
import { withoutTails } from './lineWords.ts';
import type { WrittenRecipe } from './sections.ts';

/** How a line calls its food: 'oat milk' of '200 ml oat milk, warmed'. */
export function nameInLine({ text }: Pick<DishLine, 'text'>, { units }: Catalogue): string {
  const [name = ''] = withoutTails(readAmount(text, units).name).split(/[,(]/);
  return name.trim();
}

export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Reference {
  /** The noun alone: 'milk'. */
  readonly noun: string;
  readonly name: string;
}

/** Nouns that stand for one line alone, and mean another food where nothing stands before them. */
function referencesOf(lines: readonly DishLine[], catalogue: Catalogue): Reference[] {
  const names = lines.map((line) => nameInLine(line, catalogue).toLowerCase());
  const nouns = names.map(lastWord);
  return lines.flatMap(({ foods }, n): Reference[] => {
    const [noun = '', name = ''] = [nouns[n], names[n]];
    const [food] = foods;
    const isOne = foods.length === 1 && nouns.filter((each) => each === noun).length === 1;
    if (!food || !isOne || noun.length < 3 || singular(name) === noun) return [];
    const { foods: alone } = foodsNamed(noun, catalogue, undefined);
    return alone.some(({ key }) => key !== food.ingredient.key) ? [{ noun, name }] : [];
  });
}

const state =
  '(?:warm|hot|cold|melted|softened|cooked|boiled|drained|sifted|chopped|grated|sliced|remaining|reserved|rest of the)';
/** 'the', 'the butter and', 'half the warm': what follows has been spoken of. 'Fry in butter' may be more of it, which no line lists. */
const spokenOf = String.raw`\b(?:the|your)\s+(?:[\p{L}-]+(?:\s[\p{L}-]+)?(?:,\s*(?:and\s+)?|\s+(?:and|&|with)\s+(?:the\s+)?)){0,5}(?:${state}\s+)?`;

function resolved(
  text: string,
  lead: string,
  { noun, name }: Reference,
  catalogue: Catalogue,
): string {
  const pattern = new RegExp(
    String.raw`(${lead})${escaped(noun)}(?:e?s)?(?![\p{L}-])(?=(\s[\p{L}]+)?)`,
    'giu',
  );
  return text.replace(pattern, (whole, before: string, next: string | undefined) =>
    next !== undefined && namedInFull(`${noun}${next}`, catalogue, undefined)
      ? whole
      : `${before}${name}`,
  );
}

/** The title, where any mention counts, and the steps, with each line's food by its whole name: as the gate reads them. */
export function withReferences(
  { title, steps, beyond }: Pick<WrittenRecipe, 'title' | 'steps' | 'beyond'>,
  lines: readonly DishLine[],
  catalogue: Catalogue,
): Pick<WrittenRecipe, 'title' | 'steps'> {
  const references = referencesOf(lines, catalogue);
  const write = (text: string, lead: string): string =>
    references.reduce((now, each) => resolved(now, lead, each, catalogue), text);
  return {
    // A nan is a grandmother, and no bread.
    title: write(title.replace(/\bnan['’]s\b/giu, ' '), String.raw`(?<![\p{L}-])`).trim(),
    steps: [...steps, ...beyond.steps].map((step) => withoutElision(write(step, spokenOf))),
  };
}

/**
 * A text without the names of the lines' foods: each line is judged by itself. Names of one word stay, since others may end in
 * them; 'flour' of gluten-free flour is no flour.
 */
export function withoutLineNames(
  text: string,
  lines: readonly DishLine[],
  catalogue: Catalogue,
): string {
  const names = lines
    .filter(({ foods }) => foods.length === 1)
    .map((line) => nameInLine(line, catalogue))
    .filter((name) => /\s/.test(name))
    .toSorted((a, b) => b.length - a.length);
  return names.reduce(
    (left, name) =>
      left.replace(
        new RegExp(String.raw`(?<![\p{L}-])${escaped(name)}(?:e?s)?(?![\p{L}-])`, 'giu'),
        ' ',
      ),
    text,
  );
}
