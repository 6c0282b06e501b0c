// What a person deletes, and what comes back of it.
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { keepWords } from './recordWords.ts';
import type { RecordRow } from '../../infrastructure/database/schema.ts';
import { day } from '../../../domain/durations.ts';

/** How long a deleted record can come back (ms). */
const undoLife = day;

export const createRecordDeletion = (queries: Queries, now: () => number) => ({
  /** What is deleted cannot be found. @returns whether there was such a record. */
  delete: (userId: string, id: string): Promise<boolean> =>
    queries.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('records')
        .set({ deleted_at: now() })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await transaction
          .deleteFrom('record_words')
          .where('user_id', '=', userId)
          .where('record_id', '=', id)
          .execute();
      return numUpdatedRows > 0n;
    }),

  /** Takes a deletion back; a record that is not deleted is as good. */
  restore: (userId: string, id: string): Promise<RecordRow | undefined> =>
    queries.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('records')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', '>', now() - undoLife)
        .execute();
      const record = await transaction
        .selectFrom('records')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (record) await keepWords(transaction, userId, id, record);
      return record;
    }),

  purge: createPurge(queries, now),
});

/** Clears away what can no longer come back. */
const createPurge =
  ({ clear }: Queries, now: () => number) =>
  (signal?: AbortSignal): Promise<number> =>
    clear(
      (transaction, most) =>
        deleted(
          transaction.deleteFrom('records').where('id', 'in', (from) =>
            from
              .selectFrom('records')
              .select('id')
              .where('deleted_at', '<=', now() - undoLife)
              .limit(most),
          ),
        ),
      signal,
    );
