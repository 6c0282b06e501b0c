// What people say of recipes, ours and their own: a row for each that somebody marked.
import type { MarkKind } from '../../../contract/marks.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { RecipeMarkRow } from '../../infrastructure/database/schema.ts';

export interface MarkEntry extends Pick<RecipeMarkRow, 'recipe_id' | 'mark' | 'since_at'> {
  /** Of a recipe of their own that they have; null for every other. */
  readonly title: string | null;
  readonly minutes: number | null;
  readonly minutes_estimated: number | null;
}

export function createMarks({ db }: Queries, { now }: { now: () => number }) {
  return {
    /** The newest first. */
    read: (userId: string): Promise<MarkEntry[]> =>
      db
        .selectFrom('recipe_marks')
        .leftJoin('own_recipes', (join) =>
          join
            .onRef('own_recipes.user_id', '=', 'recipe_marks.user_id')
            .onRef('own_recipes.id', '=', 'recipe_marks.recipe_id'),
        )
        .select([
          'recipe_id',
          'mark',
          'since_at',
          'own_recipes.title',
          'own_recipes.minutes',
          'own_recipes.minutes_estimated',
        ])
        .where('recipe_marks.user_id', '=', userId)
        .orderBy('since_at', 'desc')
        .orderBy('recipe_id')
        .execute(),

    async set(userId: string, recipeId: string, mark: MarkKind): Promise<void> {
      await db
        .insertInto('recipe_marks')
        .values({ user_id: userId, recipe_id: recipeId, mark, since_at: now() })
        .onConflict((conflict) =>
          // The same again is no news: it keeps its place.
          conflict
            .columns(['user_id', 'recipe_id'])
            .doUpdateSet({ mark, since_at: now() })
            .where('recipe_marks.mark', '!=', mark),
        )
        .execute();
    },

    async clear(userId: string, recipeId: string): Promise<void> {
      await db
        .deleteFrom('recipe_marks')
        .where('user_id', '=', userId)
        .where('recipe_id', '=', recipeId)
        .execute();
    },
  };
}
