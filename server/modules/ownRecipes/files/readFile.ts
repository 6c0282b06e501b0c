// The recipes of a file of another program, as texts. Nothing of it is run, and nothing of it is trusted.
import { recipeFiles } from '../../../../contract/constants.ts';
import { isWithin } from '../../../infrastructure/http/jsonShape.ts';
import { textOf } from '../pages/found.ts';
import { most, textsIn, TooMuch, type Budget } from './archive.ts';
import { type FileRecipe, readerOf } from './programs.ts';
import { isFields } from '../pages/values.ts';

export interface FileRecipeText {
  readonly text: string;
  readonly source: string | null;
}

export interface FileTexts {
  readonly recipes: readonly FileRecipeText[];
  /** Recipes beyond the most that are read. */
  readonly more: number;
  /** Parts that held no recipe, or one that could not be read. */
  readonly unread: number;
}

const shape = { depth: 40, values: 400_000 } as const;

function parsed(text: string): unknown {
  // No program writes a recipe without the word; looking for it is far less work than reading.
  if (!text.includes('name"') || !isWithin(text, shape)) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Every recipe of a document, in its order; what stands within one is no other. */
function recipesOf(document: unknown): FileRecipe[] {
  const found: FileRecipe[] = [];
  const left: unknown[] = [document];
  while (left.length > 0) {
    const each = left.pop();
    const read = isFields(each) ? readerOf(each) : undefined;
    if (isFields(each) && read) found.push(read(each));
    else if (isFields(each) || Array.isArray(each))
      // One by one: a list may be longer than a call has room for.
      for (const value of Object.values<unknown>(each).toReversed()) left.push(value);
  }
  return found;
}

const isWhole = ({ name, lines, steps }: FileRecipe): boolean =>
  name !== '' && (lines.length > 0 || steps.length > 0);

/** @throws where the file is no archive although it says so, or holds too much */
export async function readRecipes(file: Buffer): Promise<FileTexts> {
  const budget: Budget = { entries: most.entries, bytes: most.bytes };
  const recipes: FileRecipeText[] = [];
  let [more, unread] = [0, 0];
  try {
    for await (const text of textsIn(file, budget)) {
      const found = recipesOf(parsed(text));
      if (found.length === 0) unread += 1;
      for (const recipe of found)
        if (!isWhole(recipe)) unread += 1;
        else if (recipes.length >= recipeFiles.recipes) more += 1;
        else recipes.push({ text: textOf(recipe), source: recipe.source });
    }
  } catch (error) {
    // What was read until then is the person's all the same.
    if (recipes.length === 0) throw error;
    if (error instanceof TooMuch) more += 1;
    else unread += 1;
  }
  return { recipes, more, unread };
}
