// Recipes of people's own, by person: an id alone finds nothing.
import type { Queries } from '../../infrastructure/database/database.ts';
import type { OwnRecipeRow } from '../../infrastructure/database/schema.ts';

export type OwnRecipeEntry = Omit<OwnRecipeRow, 'user_id' | 'created_at'>;
export type OwnRecipeHead = Omit<OwnRecipeEntry, 'text' | 'choices'>;

export function createOwnRecipes({ db }: Queries, { now }: { now: () => number }) {
  return {
    /** The newest first. */
    list: (userId: string): Promise<OwnRecipeHead[]> =>
      db
        .selectFrom('own_recipes')
        .select(['id', 'title', 'minutes', 'source_url', 'updated_at'])
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),

    find: (userId: string, id: string): Promise<OwnRecipeEntry | undefined> =>
      db
        .selectFrom('own_recipes')
        .select(['id', 'title', 'minutes', 'text', 'choices', 'source_url', 'updated_at'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async save(userId: string, recipe: Omit<OwnRecipeEntry, 'updated_at'>): Promise<void> {
      const { title, minutes, text, choices, source_url } = recipe;
      const changed = { title, minutes, text, choices, source_url, updated_at: now() };
      await db
        .insertInto('own_recipes')
        .values({ user_id: userId, id: recipe.id, ...changed, created_at: now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(changed))
        .execute();
    },

    async delete(userId: string, id: string): Promise<void> {
      await db
        .deleteFrom('own_recipes')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },
  };
}
