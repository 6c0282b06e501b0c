// What people have at home: a row a food, and one for each staple that somebody said something of.
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { PantryRow } from '../../infrastructure/database/schema.ts';

export type PantryEntry = Omit<PantryRow, 'user_id'>;
const columns = [
  'id',
  'food_key',
  'words',
  'grams',
  'use_by',
  'use_first',
  'staple',
  'at_hand',
  'since_at',
] as const;

export function createPantry({ db }: Queries) {
  const read = async (userId: string, from: Pick<typeof db, 'selectFrom'> = db) =>
    from
      .selectFrom('pantry_items')
      .select(columns)
      .where('user_id', '=', userId)
      .orderBy('since_at')
      .orderBy('id')
      .execute();

  return {
    read: (userId: string): Promise<PantryEntry[]> => read(userId),

    /** The person's staples alone: what each suggestion asks. */
    staples: (userId: string): Promise<Pick<PantryEntry, 'food_key' | 'at_hand'>[]> =>
      db
        .selectFrom('pantry_items')
        .select(['food_key', 'at_hand'])
        .where('user_id', '=', userId)
        .where('staple', '=', 1)
        .execute(),

    /** @param decide what there is afterwards; where it throws, nothing has changed. Of one person, one change comes after the other. */
    async change(
      userId: string,
      decide: (before: readonly PantryEntry[]) => readonly PantryEntry[],
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const before = await read(userId, transaction);
        const known = new Map(before.map((each) => [each.id, each]));
        const after = decide(before);
        const kept = new Set(after.map(({ id }) => id));
        const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
        if (gone.length > 0)
          await transaction
            .deleteFrom('pantry_items')
            .where('user_id', '=', userId)
            .where('id', 'in', gone)
            .execute();
        for (const entry of after.filter((each) => known.get(each.id) !== each)) {
          const { id: _, ...row } = entry;
          await transaction
            .insertInto('pantry_items')
            .values({ user_id: userId, ...entry })
            .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
            .execute();
        }
      });
    },
  };
}
