// A person's marks of our recipes, with what is shown of each; and as suggestions and plans take them.
import type { MarkKind, RecipeMark } from '../../../contract/marks.ts';
import type { Recipe } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen, Likes } from '../../../kitchen/index.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';

export type Marks = ReturnType<typeof createMarksService>;

export function createMarksService(
  kitchen: Kitchen,
  storage: Pick<Storage, 'marks' | 'allowances'>,
) {
  /** Made with the first mark that is read. */
  let known: ReadonlyMap<string, Recipe> | undefined;
  const recipeOf = (id: string): Recipe | undefined =>
    (known ??= new Map(kitchen.catalogue.recipes.map((recipe) => [recipe.id, recipe]))).get(id);

  /** A recipe that is no longer ours is kept, and not shown. */
  const read = async (userId: string): Promise<RecipeMark[]> =>
    (await storage.marks.read(userId)).flatMap(({ recipe_id, mark, since_at }) => {
      const recipe = recipeOf(recipe_id);
      if (!recipe) return [];
      const { title, cuisine, prep, cook, wait } = recipe;
      return [{ recipe_id, mark, title, cuisine, minutes: prep + cook + wait, since: since_at }];
    });

  return {
    read,

    /** @throws 404 for a recipe that is not in the catalogue, 409 where the person has marked all that can be kept. */
    async mark(userId: string, recipeId: string, mark: MarkKind | null): Promise<RecipeMark[]> {
      if (mark === null) await storage.marks.clear(userId, recipeId);
      else {
        if (!recipeOf(recipeId)) throw notFound('We do not have this recipe.');
        await storage.allowances.within(
          userId,
          'marks',
          { rows: 1, bytes: bytesIn(recipeId, mark) },
          async () => storage.marks.set(userId, recipeId, mark),
        );
      }
      return read(userId);
    },

    async likes(userId: string): Promise<Likes> {
      const marks = await storage.marks.read(userId);
      const of = (kind: MarkKind): string[] =>
        marks.filter(({ mark }) => mark === kind).map(({ recipe_id }) => recipe_id);
      return { favourites: of('favourite'), notAgain: of('not_again') };
    },
  };
}
