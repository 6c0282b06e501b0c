// Links into a person's planned weeks, by the hash of their secret.
import type { Queries } from '../../infrastructure/database/database.ts';
import { hashOf, newLinkToken } from '../sessions/tokens.ts';

/** A feed is what comes, and what was just eaten: half a year on, two weeks back. */
const most = 30;

export function createCalendarLinks({ db }: Queries, { now }: { now: () => number }) {
  return {
    async madeAt(userId: string): Promise<number | null> {
      const link = await db
        .selectFrom('calendar_links')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return link?.created_at ?? null;
    },

    /** The one before ends. @returns the secret, which is told once */
    async make(userId: string): Promise<{ token: string; madeAt: number }> {
      const token = newLinkToken();
      const made = { token_hash: hashOf(token), created_at: now() };
      await db
        .insertInto('calendar_links')
        .values({ user_id: userId, ...made })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
        .execute();
      return { token, madeAt: made.created_at };
    },

    async revoke(userId: string): Promise<void> {
      await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },

    async ownerOf(token: string): Promise<string | undefined> {
      const link = await db
        .selectFrom('calendar_links')
        .select('user_id')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      return link?.user_id;
    },

    weeksFrom: (userId: string, date: string) => weeksFrom(db, userId, date),
  };
}

/** Weeks that end on this day or later, the first of them first. */
const weeksFrom = (db: Queries['db'], userId: string, date: string) =>
  db
    .selectFrom('plans')
    .select([
      'id',
      'name',
      'start_date',
      'end_date',
      'meal_plan',
      'basis',
      'report',
      'shape',
      'version',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('end_date', '>=', date)
    .orderBy('start_date')
    .orderBy('id')
    .limit(most)
    .execute();
