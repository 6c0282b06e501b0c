// What the history keeps of a dish that is cooked.
import type { Note } from './notes.ts';
import type { Asked } from './recipeAddress.ts';
import type { LineFood } from './recipeLine.ts';
import { cookedFor, type Taken } from './pantryUse.ts';

interface WrittenRecipe {
  readonly recipe_id: string;
  readonly title: string;
  readonly servings: number;
  readonly cooks_for?: number | undefined;
  readonly minutes: number;
  readonly lines: readonly {
    readonly text: string;
    readonly food?: LineFood | undefined;
    readonly takes?: readonly (Taken & { readonly name?: string | undefined })[] | undefined;
  }[];
  readonly swaps?: readonly { readonly id: string; readonly used: boolean }[] | undefined;
}

interface WrittenDish {
  readonly ingredients: readonly string[];
  readonly stepIngredients?: readonly (readonly number[])[] | undefined;
  readonly stepShares?: readonly (readonly (number | null)[])[] | undefined;
  readonly notes: readonly Note[];
  readonly recipe?: WrittenRecipe | undefined;
}

/** The swaps that it is written with; undefined where nobody says. */
export const swapsCookedWith = ({
  recipe,
}: Pick<WrittenDish, 'recipe'>): readonly string[] | undefined =>
  recipe?.swaps?.filter(({ used }) => used).map(({ id }) => id);

const markOf = (wasCooked: boolean): { cooked?: true } => (wasCooked ? { cooked: true } : {});

const linesOf = (recipe: WrittenRecipe | undefined, ingredients: readonly string[]) =>
  recipe
    ? {
        ingredients: recipe.lines.map(({ text }) => text),
        foods: recipe.lines.map(({ food }) => food ?? null),
      }
    : { ingredients };

/** As it is weighed: what is at hand this evening is no part of the recipe. */
export const keptOf = (written: WrittenDish, servings: number | null, wasCooked: boolean) => {
  const { recipe, ingredients, stepIngredients = [], stepShares = [], notes } = written;
  return {
    id: recipe?.recipe_id ?? null,
    title: recipe?.title ?? null,
    servings: recipe?.servings ?? null,
    cookedFor: recipe ? cookedFor(recipe, servings) : servings,
    swaps: swapsCookedWith(written) ?? [],
    minutes: recipe?.minutes ?? null,
    ...linesOf(recipe, ingredients),
    stepIngredients,
    stepShares,
    notes,
    ...markOf(wasCooked),
  };
};

/** The foods of its lines by their names, each once: what its record is found by. */
export const foodsOf = (recipe: Pick<WrittenRecipe, 'lines'>): string[] => [
  ...new Set(recipe.lines.flatMap(({ takes = [] }) => takes.flatMap(({ name }) => name ?? []))),
];

interface OpenedDish {
  readonly analysisId: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** What the record is of: the dish as the kitchen's list named it, else the recipe itself. */
export function recordOf(
  ask: Asked,
  opened: OpenedDish | null,
  written: WrittenDish & { readonly text: string },
  { servings, wasCooked }: { readonly servings: number | null; readonly wasCooked: boolean },
) {
  const common = {
    kind: 'ingredient' as const,
    instructions: written.text,
    recipe: keptOf(written, servings, wasCooked),
  };
  if (opened)
    return {
      ...common,
      analysisId: opened.analysisId,
      suggestion: opened.title,
      names: opened.names,
    };
  return {
    ...common,
    analysisId: ask.kind === 'dish' ? ask.analysisId : null,
    suggestion: written.recipe?.title ?? '',
    names: written.recipe ? foodsOf(written.recipe) : [],
    ...(ask.kind === 'recipe' && ask.record !== undefined ? { again: ask.record } : {}),
  };
}
