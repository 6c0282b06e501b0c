// Collections of recipes, by person: an id alone finds nothing.
import { collections as limits } from '../../../contract/constants.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';

export interface CollectionEntry {
  readonly id: string;
  readonly name: string;
  /** Ids, in the person's order. */
  readonly recipes: readonly string[];
}

export function createCollections({ db }: Queries, { now }: { now: () => number }) {
  return {
    /** The first that was made first. */
    read: async (userId: string): Promise<CollectionEntry[]> => {
      const rows = await db
        .selectFrom('collections')
        .select(['id', 'name', 'recipes'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ recipes, ...row }) => ({
        ...row,
        recipes: JSON.parse(recipes) as string[],
      }));
    },

    /** @returns false where it would be one more than a person may have */
    save: (userId: string, { id, name, recipes }: CollectionEntry): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const others = await transaction
          .selectFrom('collections')
          .select((rows) => rows.fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .where('id', '!=', id)
          .executeTakeFirstOrThrow();
        if (Number(others.count) >= limits.most) return false;
        const time = now();
        const changed = { name, recipes: JSON.stringify(recipes), updated_at: time };
        await transaction
          .insertInto('collections')
          .values({ user_id: userId, id, ...changed, created_at: time })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(changed))
          .execute();
        return true;
      }),

    async delete(userId: string, id: string): Promise<void> {
      await db
        .deleteFrom('collections')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },
  };
}
