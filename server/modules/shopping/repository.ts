// What people put onto their shopping list, and what their next weeks have ticked. Each call names whose rows it may reach.
import { sql } from 'kysely';
import { mondayOf } from '../../../domain/calendar.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { ShoppingItemsTable } from '../../infrastructure/database/householdTables.ts';

export type ItemRow = ShoppingItemsTable;
export type NewItem = Pick<ItemRow, 'id' | 'words' | 'note' | 'food_key' | 'grams' | 'since_at'>;
export interface WeekRow {
  readonly id: string;
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly version: number;
  readonly basis: string | null;
}

export const createShoppingItems = (queries: Queries) => ({
  ...readingOf(queries),
  ...writingOf(queries),
  ...weeksOf(queries),
});

function readingOf({ db }: Queries) {
  return {
    /** Of all who share the list, the oldest first. */
    read: (userIds: readonly string[]): Promise<ItemRow[]> =>
      db
        .selectFrom('shopping_items')
        .selectAll()
        .where('user_id', 'in', userIds)
        .orderBy('since_at')
        .orderBy('id')
        .execute(),
  };
}

function writingOf({ db }: Queries) {
  return {
    /** What is there already stays as it is. @returns false where there would be more than `most`; then nothing is added. */
    add: (userId: string, items: readonly NewItem[], most: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const { kept } = await transaction
          .selectFrom('shopping_items')
          .select(sql<number>`count(*)`.as('kept'))
          .where('user_id', '=', userId)
          .where(
            'id',
            'not in',
            items.map(({ id }) => id),
          )
          .executeTakeFirstOrThrow();
        if (kept + items.length > most) return false;
        await transaction
          .insertInto('shopping_items')
          .values(
            items.map((item) => ({
              ...item,
              user_id: userId,
              ticked: 0 as const,
              ticked_by: null,
            })),
          )
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .execute();
        return true;
      }),

    ...changingOf({ db }),
  };
}

function changingOf({ db }: Pick<Queries, 'db'>) {
  return {
    edit: async (
      userIds: readonly string[],
      id: string,
      words: Pick<ItemRow, 'words' | 'food_key' | 'grams'>,
    ): Promise<void> =>
      void (await db
        .updateTable('shopping_items')
        .set(words)
        .where('user_id', 'in', userIds)
        .where('id', '=', id)
        .execute()),

    remove: async (userIds: readonly string[], id: string): Promise<void> =>
      void (await db
        .deleteFrom('shopping_items')
        .where('user_id', 'in', userIds)
        .where('id', '=', id)
        .execute()),

    tick: async (
      userIds: readonly string[],
      id: string,
      { ticked, by }: { ticked: boolean; by: string },
    ): Promise<void> =>
      void (await db
        .updateTable('shopping_items')
        .set({ ticked: ticked ? 1 : 0, ticked_by: ticked ? by : null })
        .where('user_id', 'in', userIds)
        .where('id', '=', id)
        .execute()),
  };
}

function weeksOf({ db }: Queries) {
  return {
    /** The next weeks of one person that are not over on a day. */
    weeks: (userId: string, day: string, most: number): Promise<WeekRow[]> =>
      db
        .selectFrom('plans')
        .select(['id', 'user_id', 'start_date', 'end_date', 'version', 'basis'])
        .where('user_id', '=', userId)
        .where('week_key', '>=', mondayOf(day))
        .where('end_date', '>=', day)
        .where('deleted_at', 'is', null)
        .orderBy('week_key')
        .limit(most)
        .execute(),

    /** Those of the weeks that are these people's. */
    ownersOf: (
      planIds: readonly string[],
      userIds: readonly string[],
    ): Promise<{ id: string; user_id: string }[]> =>
      db
        .selectFrom('plans')
        .select(['id', 'user_id'])
        .where('id', 'in', planIds)
        .where('user_id', 'in', userIds)
        .where('deleted_at', 'is', null)
        .execute(),

    ticks: (
      planIds: readonly string[],
    ): Promise<{ plan_id: string; item_key: string; ticked_by: string | null }[]> =>
      db
        .selectFrom('plan_ticks')
        .select(['plan_id', 'item_key', 'ticked_by'])
        .where('plan_id', 'in', planIds)
        .where('ticked', '=', 1)
        .execute(),
  };
}
