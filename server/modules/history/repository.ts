// The history of detections: what a person cooked or looked at, newest first. What is deleted can
// come back for a day.
import { sql } from 'kysely';
import { deleted } from '../../infrastructure/database/clearing.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import { foldOld, keepWords, patternsOf } from './recordWords.ts';
import type { RecordRow } from '../../infrastructure/database/schema.ts';
import { day } from '../../../domain/durations.ts';

export type RecordFields = Pick<
  RecordRow,
  | 'recipe_type'
  | 'suggestion'
  | 'instructions'
  | 'ingredients'
  | 'detected_foods'
  | 'analysis_id'
  | 'youtube'
  | 'google'
  | 'resources'
  | 'recipe'
  | 'heard_health'
>;
/** What a person adds to a record of theirs. */
export type OwnFields = Pick<RecordRow, 'note' | 'rating'>;
export type LinkFields = Pick<RecordRow, 'youtube' | 'google' | 'resources'>;

export interface Page {
  readonly limit: number;
  /** The id of the last record of the page before. */
  readonly cursor?: string | undefined;
  /** Words that must all be in the suggestion or the names of foods and ingredients. */
  readonly q?: string | undefined;
}

/** How long a deleted record can come back (ms). */
const undoLife = day;

export function createRecords(
  { db, clear }: Queries,
  { now, newId }: { now: () => number; newId: () => string },
) {
  const living = (userId: string) =>
    db.selectFrom('records').where('records.user_id', '=', userId).where('deleted_at', 'is', null);

  return {
    /** One dish of one analysis is one record: sent again after a lost answer, it renews the one that is there. */
    create: (userId: string, fields: RecordFields): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const [{ analysis_id, suggestion }, time] = [fields, now()];
        // Sent twice at once, the later one is to find the record of the earlier.
        if (analysis_id !== null) await lockUser(transaction, userId);
        const same =
          analysis_id === null
            ? undefined
            : await transaction
                .selectFrom('records')
                .select('id')
                .where('user_id', '=', userId)
                .where('analysis_id', '=', analysis_id)
                .where('suggestion', '=', suggestion)
                .where('deleted_at', 'is', null)
                .executeTakeFirst();
        const id = same?.id ?? newId();
        if (same)
          await transaction
            .updateTable('records')
            .set({ ...fields, updated_at: time })
            .where('id', '=', id)
            .execute();
        else
          await transaction
            .insertInto('records')
            .values({
              id,
              user_id: userId,
              ...fields,
              created_at: time,
              updated_at: time,
              deleted_at: null,
            })
            .execute();
        await keepWords(transaction, userId, id, fields);
        return id;
      }),

    /** At most `limit` records older than `cursor`. */
    async list(userId: string, { limit, cursor, q = '' }: Page): Promise<RecordRow[]> {
      const patterns = patternsOf(q);
      if (patterns.length === 0) {
        const all = living(userId).selectAll().orderBy('id', 'desc').limit(limit);
        return (cursor === undefined ? all : all.where('id', '<', cursor)).execute();
      }
      await foldOld(db, userId);
      // Names first, and only then the few records they belong to: their instructions are long.
      let named = db
        .selectFrom('record_words')
        .select('record_id')
        .where('user_id', '=', userId)
        .orderBy('record_id', 'desc')
        .limit(limit);
      for (const pattern of patterns)
        named = named.where(sql<boolean>`words like ${pattern} escape '\\'`);
      if (cursor !== undefined) named = named.where('record_id', '<', cursor);
      return living(userId).selectAll().where('id', 'in', named).orderBy('id', 'desc').execute();
    },

    find: (userId: string, id: string): Promise<RecordRow | undefined> =>
      living(userId).selectAll().where('id', '=', id).executeTakeFirst(),

    /** A field that is undefined stays. @returns the record as it is then; undefined where there is none. */
    async annotate(
      userId: string,
      id: string,
      own: Partial<OwnFields>,
    ): Promise<RecordRow | undefined> {
      await db
        .updateTable('records')
        .set({ ...own, updated_at: now() })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      return living(userId).selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** What is deleted cannot be found. @returns whether there was such a record. */
    delete: (userId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
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
      db.transaction().execute(async (transaction) => {
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

    /** Clears away what can no longer come back. */
    purge: (signal?: AbortSignal): Promise<number> =>
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
      ),

    /** Sets the links of the newest record of an analysis; a field that is undefined stays. @returns whether there was one. */
    async updateLinks(
      userId: string,
      analysisId: string,
      links: Partial<LinkFields>,
    ): Promise<boolean> {
      const newest = living(userId)
        .select('id')
        .where('analysis_id', '=', analysisId)
        .orderBy('id', 'desc')
        .limit(1);
      const { numUpdatedRows } = await db
        .updateTable('records')
        .set({ ...links, updated_at: now() })
        .where('id', '=', newest)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
