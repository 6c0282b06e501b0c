// A recipe that a person wrote, worked out as ours are: foods, figures, allergens, cost and what the gate says, with how sure all of that is.
import { withCooking } from '../catalogue/cooking.ts';
import type {
  Catalogue,
  Country,
  Ingredient,
  Recipe,
  RecipeIngredient,
} from '../catalogue/types.ts';
import { foodOf } from '../ingredients/lexicon.ts';
import { factsOf } from '../recipes/facts.ts';
import type { Facts } from '../recipes/facts.ts';
import { readLine } from './line.ts';
import { withoutTails } from './lineWords.ts';
import type { Choice, DishLine } from './line.ts';
import { withReferences } from './references.ts';
import { readSections } from './sections.ts';
import type { WrittenRecipe } from './sections.ts';
import { isFriedInDepth, withUsualAmounts } from './usualAmounts.ts';

/** What a person keeps of a recipe of their own. */
export interface OwnText {
  readonly text: string;
  /** What they said of lines, by the line as it was written. */
  readonly choices: Readonly<Record<string, Choice>>;
}

export interface OwnDish {
  readonly written: WrittenRecipe;
  /** Its title and steps as the gate reads them: 'the milk' of oat milk is oat milk. */
  readonly told: Pick<WrittenRecipe, 'title' | 'steps'>;
  readonly lines: readonly DishLine[];
  /** Of what is known of it; a serving is the whole where the text does not say for how many it is. */
  readonly facts: Facts;
  /** Lines that are no food for us: not understood, or left as text. */
  readonly unread: readonly string[];
  /** Lines whose food is known and whose amount is not. */
  readonly unweighed: readonly string[];
  /** Seasonings whose amount no line gives and which count with a usual one, in grams of one serving. */
  readonly estimated: readonly { readonly ingredient: Ingredient; readonly grams: number }[];
}

/** The parts of a text, before its lines are read. */
export function sectionsOf(
  text: string,
  catalogue: Catalogue,
  country: Country | undefined,
): WrittenRecipe {
  return readSections(text, (words) => {
    const found = foodOf(withoutTails(words), false, catalogue, country);
    return found !== undefined && found.kind !== 'spelling';
  });
}

/** Reads and works out. @param id as its page has it */
export const ownDishOf = (
  id: string,
  { text, choices }: OwnText,
  catalogue: Catalogue,
  country: Country | undefined,
): OwnDish =>
  workedOut(id, { written: sectionsOf(text, catalogue, country), choices }, catalogue, country);

/** Its foods and figures, by its parts. */
export function workedOut(
  id: string,
  { written, choices }: { readonly written: WrittenRecipe } & Pick<OwnText, 'choices'>,
  catalogue: Catalogue,
  country: Country | undefined,
): OwnDish {
  const serves = written.servings ?? 1;
  const isDeep = isFriedInDepth([written.title, ...written.lines, ...written.steps]);
  const lines = written.lines.map((line) => {
    const choice = Object.hasOwn(choices, line) ? choices[line] : undefined;
    return withUsualAmounts(readLine(line, choice, catalogue, country), serves, isDeep);
  });
  const recipe: Recipe = {
    id,
    title: written.title,
    description: written.description,
    cuisine: '',
    countries: [],
    meals: ['lunch', 'dinner'],
    serves,
    prep: written.prep,
    cook: written.cook,
    wait: written.wait,
    ...(written.isTimeEstimated ? { timesEstimated: true } : {}),
    difficulty: 'easy',
    equipment: [],
    tags: [],
    form: null,
    ingredients: lines.flatMap(itemsOf),
    steps: written.steps,
    keeping: '',
    path: '',
  };
  return {
    written,
    told: withReferences(written, lines, catalogue),
    lines,
    facts: factsOf(withCooking(recipe, catalogue.ingredients), catalogue.ingredients),
    unread: [...textsOf(lines.filter(({ foods }) => foods.length === 0)), ...written.beyond.lines],
    unweighed: textsOf(lines.filter(({ foods }) => foods.some(({ grams }) => grams === null))),
    estimated: lines
      .flatMap(({ foods }) => foods)
      .filter(({ isEstimated }) => isEstimated)
      .map(({ ingredient, grams }) => ({ ingredient, grams: (grams ?? 0) / serves })),
  };
}

const textsOf = (lines: readonly DishLine[]): string[] => lines.map(({ text }) => text);

/** What cannot be weighed counts as a food that is there, with nothing of its figures. */
const itemsOf = ({ text, foods }: DishLine): RecipeIngredient[] =>
  foods.map(({ ingredient, grams, isEstimated }) => ({
    key: ingredient.key,
    grams: grams ?? 0,
    eatenGrams: grams ?? 0,
    measure: '',
    text,
    optional: false,
    ...(isEstimated ? { estimated: true } : {}),
  }));
