// How sessions end: by their people, or because nobody came back.
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';

export const endSession = async ({ db }: Pick<Queries, 'db'>, id: string): Promise<void> =>
  void (await db.deleteFrom('sessions').where('id', '=', id).execute());

export const createEnds = (
  { db, clear }: Pick<Queries, 'db' | 'clear'>,
  { now }: { readonly now: () => number },
) => ({
  end: (id: string): Promise<void> => endSession({ db }, id),

  /** @returns whether the person had such a session. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async endOfUser(userId: string): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },

  async endOthers(userId: string, sessionId: string): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .execute();
  },

  /** Clears away those that nobody came back to. */
  purge: (signal?: AbortSignal): Promise<number> =>
    clear(
      (transaction, most) =>
        deleted(
          transaction
            .deleteFrom('sessions')
            .where('id', 'in', (from) =>
              from.selectFrom('sessions').select('id').where('expires_at', '<=', now()).limit(most),
            ),
        ),
      signal,
    ),
});
