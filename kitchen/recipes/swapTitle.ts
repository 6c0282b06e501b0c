// What a dish is called, and how it is introduced, once another food is cooked in place of one that its title or introduction names.
import type { Catalogue, Ingredient, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { singular } from '../ingredients/words.ts';
import { mainOf } from './facts.ts';
import { lastWord, nameOf, ownWords } from './swapWords.ts';

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(singular);

/** What flavours or fries a dish is known by its last word: 'sunflower oil' is no word about sunflower seeds. */
const byLastWord: ReadonlySet<string> = new Set(['oil', 'fat', 'spice', 'sauce', 'sweetener']);

/** A change of a dish: what is cooked in place of a food; null where that is left out. */
interface ChangeOfFood {
  readonly forIt: string;
  readonly to: string | null;
}

/** Words that say that the food which goes is in the dish; none that its replacement answers to as well. */
function wordsFor(
  recipe: Recipe,
  line: RecipeIngredient,
  from: Ingredient,
  to: Ingredient | undefined,
): ReadonlySet<string> {
  const kept = new Set(stemsOf(to ? `${to.label} ${to.key.replaceAll('_', ' ')}` : ''));
  const last = to ? [...ownWords(recipe, line, from, to)] : [nameOf(from), line.text].map(lastWord);
  const words = byLastWord.has(from.category) ? [] : stemsOf(nameOf(from));
  return new Set([...last.map(singular), ...words].filter((word) => !kept.has(word)));
}

interface Named {
  readonly forIt: string;
  readonly from: string;
  readonly to: string | null;
  readonly isNamedIn: (text: string) => boolean;
}

/** 'Lemon juice instead of lemons' where a line takes the juice of both. */
const namesOfBoth = (line: RecipeIngredient, from: Ingredient, to: Ingredient): string[] => {
  const names = [nameOf(from, line), nameOf(to, line)];
  return names[0] === names[1] ? [nameOf(from), nameOf(to)] : names;
};

/** @param recipe as it was before the changes */
function namesOf(
  recipe: Recipe,
  changes: readonly ChangeOfFood[],
  { ingredients }: Catalogue,
): Named[] {
  return changes.flatMap(({ forIt, to: key }) => {
    const line = recipe.ingredients.find((each) => each.key === forIt);
    const [food, other] = [ingredients.get(forIt), ingredients.get(key ?? '')];
    if (!line || !food || (key !== null && !other)) return [];
    const words = wordsFor(recipe, line, food, other);
    const isNamedIn = (text: string): boolean => stemsOf(text).some((word) => words.has(word));
    const [from = '', to = null] = other ? namesOfBoth(line, food, other) : [nameOf(food, line)];
    return [{ forIt, from, to, isNamedIn }];
  });
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** 'With trout instead of salmon', 'without peanuts'. */
const changedIn = (names: readonly Named[]): string =>
  joined([
    ...names
      .filter(({ to }) => to !== null)
      .map(({ from, to }, i) => `${i === 0 ? 'with ' : ''}${to} instead of ${from}`),
    ...names
      .filter(({ to }) => to === null)
      .map(({ from }, i) => `${i === 0 ? 'without ' : ''}${from}`),
  ]);

/** Rice for rice is no other dish, hake for tilapia is. */
const isOfOneKind = ({ from, to }: Named): boolean =>
  stemsOf(from).some((word) => stemsOf(to ?? '').includes(word));

/** The sentences that still hold, and what takes the place of a food that others named. */
function introductionWith({ description }: Recipe, names: readonly Named[]): string {
  const said = names.filter(({ isNamedIn }) => isNamedIn(description));
  if (said.length === 0) return description;
  const kept = description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !said.some(({ isNamedIn }) => isNamedIn(sentence)));
  return [...kept, `Cooked ${changedIn(said)}.`].join(' ');
}

/**
 * Its own name, and after it what is changed of the foods which that names, or which give the dish its character: a title may say
 * these in another language. 'Miso salmon, with trout instead of salmon'.
 */
export function calledWithChanges(
  recipe: Recipe,
  changes: readonly ChangeOfFood[],
  catalogue: Catalogue,
): Pick<Recipe, 'title' | 'description'> {
  const { title } = recipe;
  const main = mainOf(recipe, catalogue.ingredients);
  const names = namesOf(recipe, changes, catalogue);
  const told = names.filter(
    (each) => each.isNamedIn(title) || (each.forIt === main && !isOfOneKind(each)),
  );
  return {
    title: told.length > 0 ? `${title}, ${changedIn(told)}` : title,
    description: introductionWith(recipe, names),
  };
}
