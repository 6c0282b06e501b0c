import { scaleAmounts, scaleLine } from './amounts.ts';

interface Kept {
  readonly servings: number | null;
  readonly cookedFor: number | null;
  readonly ingredients: readonly string[];
}

/** A recipe of the history for as many as it was cooked for: it is kept for as many as it is written for. */
export function asCooked<Recipe extends Kept>(recipe: Recipe, instructions: string) {
  const { servings, cookedFor, ingredients } = recipe;
  const factor = servings === null || cookedFor === null ? 1 : cookedFor / servings;
  return {
    recipe: {
      ...recipe,
      servings: cookedFor ?? servings,
      ingredients: ingredients.map((line) => scaleLine(line, factor)),
    },
    instructions: scaleAmounts(instructions, factor),
  };
}
