// Recipes of people's own, by person: an id alone finds nothing.
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { OwnRecipeRow } from '../../infrastructure/database/schema.ts';

export type OwnRecipeEntry = Omit<OwnRecipeRow, 'user_id' | 'created_at'>;
export type OwnRecipeHead = Omit<OwnRecipeEntry, 'text' | 'choices'>;

export type OwnRecipeText = Pick<OwnRecipeEntry, 'id' | 'text' | 'choices'>;

/** What is stored as a number, as the contract says it. */
export const estimatedMark = (isEstimated: number | null): { minutes_estimated?: true } =>
  isEstimated === 1 ? { minutes_estimated: true } : {};

const headColumns = [
  'id',
  'title',
  'minutes',
  'minutes_estimated',
  'words',
  'source_url',
  'updated_at',
] as const;

/** The list, and what a recipe is found by in it beside its name. */
const createListing = ({ db }: Pick<Queries, 'db'>) => ({
  /** The newest first, those of one import by name. */
  list: (userId: string): Promise<OwnRecipeHead[]> =>
    db
      .selectFrom('own_recipes')
      .select(headColumns)
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .orderBy('title')
      .orderBy('id')
      .execute(),

  /** Those that nobody has looked for words in. */
  withoutWords: (userId: string): Promise<Pick<OwnRecipeEntry, 'id' | 'text'>[]> =>
    db
      .selectFrom('own_recipes')
      .select(['id', 'text'])
      .where('user_id', '=', userId)
      .where('words', 'is', null)
      .execute(),

  async keepWords(userId: string, id: string, words: string): Promise<void> {
    await db
      .updateTable('own_recipes')
      .set({ words })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  },
});

export function createOwnRecipes({ db }: Queries, { now }: { now: () => number }) {
  return {
    ...createListing({ db }),

    /** Favourites and then the newest of them, as they were written; at last what is not wanted again. */
    written: (userId: string, most: number): Promise<OwnRecipeText[]> =>
      db
        .selectFrom('own_recipes')
        .leftJoin('recipe_marks', (join) =>
          join
            .onRef('recipe_marks.user_id', '=', 'own_recipes.user_id')
            .onRef('recipe_marks.recipe_id', '=', 'own_recipes.id'),
        )
        .select(['id', 'text', 'choices'])
        .where('own_recipes.user_id', '=', userId)
        .orderBy(sql`case mark when 'favourite' then 0 when 'not_again' then 2 else 1 end`)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute(),

    find: (userId: string, id: string): Promise<OwnRecipeEntry | undefined> =>
      db
        .selectFrom('own_recipes')
        .select([...headColumns, 'text', 'choices'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async save(userId: string, recipe: Omit<OwnRecipeEntry, 'updated_at'>): Promise<void> {
      const { id, ...kept } = recipe;
      const changed = { ...kept, updated_at: now() };
      await db
        .insertInto('own_recipes')
        .values({ user_id: userId, id, ...changed, created_at: now() })
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
