// A person's marks of recipes, ours and their own, with what is shown of each; and as suggestions and plans take them.
import { isOwnId } from '../../../domain/ownRecipes.ts';
import { say } from '../../../contract/say.ts';
import type { MarkKind, RecipeMark } from '../../../contract/marks.ts';
import type { Recipe } from '../../../kitchen/catalogue/types.ts';
import type { Kitchen, Likes } from '../../../kitchen/index.ts';
import type { MarkEntry } from './repository.ts';
import { estimatedMark } from '../ownRecipes/repository.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';

export type Marks = ReturnType<typeof createMarksService>;

export function createMarksService(
  kitchen: Kitchen,
  storage: Pick<Storage, 'marks' | 'ownRecipes' | 'allowances'>,
) {
  /** Made with the first mark that is read. */
  let known: ReadonlyMap<string, Recipe> | undefined;
  const recipeOf = (id: string): Recipe | undefined =>
    (known ??= new Map(kitchen.catalogue.recipes.map((recipe) => [recipe.id, recipe]))).get(id);

  const shownOf = ({ recipe_id: id, title, minutes, minutes_estimated }: MarkEntry) => {
    if (title !== null)
      return { title, cuisine: '', minutes: minutes ?? 0, ...estimatedMark(minutes_estimated) };
    const recipe = recipeOf(id);
    if (!recipe) return undefined;
    const { prep, cook, wait } = recipe;
    return { title: recipe.title, cuisine: recipe.cuisine, minutes: prep + cook + wait };
  };

  /** The mark of one that is no longer there is kept, and not shown: a deletion may be undone. */
  const read = async (userId: string): Promise<RecipeMark[]> =>
    (await storage.marks.read(userId)).flatMap((entry) => {
      const shown = shownOf(entry);
      const { recipe_id, mark, since_at: since } = entry;
      return shown ? [{ recipe_id, mark, ...shown, since }] : [];
    });

  const isKnown = async (userId: string, id: string): Promise<boolean> =>
    isOwnId(id)
      ? (await storage.ownRecipes.find(userId, id)) !== undefined
      : recipeOf(id) !== undefined;

  return {
    read,

    /** @throws 404 for a recipe that is neither in the catalogue nor theirs, 409 where the person has marked all that can be kept. */
    async mark(userId: string, recipeId: string, mark: MarkKind | null): Promise<RecipeMark[]> {
      if (mark === null) await storage.marks.clear(userId, recipeId);
      else {
        if (!(await isKnown(userId, recipeId)))
          throw notFound(say('recipe.unknown', 'We do not have this recipe.'));
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
