// The history of detections: what a person cooked or looked at, newest first. What is deleted can
// come back for a day.
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { foldOld, keepWords, patternsOf } from './recordWords.ts';
import type { RecordRow } from './schema.ts';

export type RecordFields = Pick<RecordRow, 'recipe_type' | 'suggestion' | 'instructions' | 'ingredients' | 'detected_foods' | 'analysis_id' | 'youtube' | 'google' | 'resources'>;
export type LinkFields = Pick<RecordRow, 'youtube' | 'google' | 'resources'>;

export type Records = ReturnType<typeof createRecords>;

export interface Page {
  readonly limit: number;
  /** The id of the last record of the page before. */
  readonly cursor?: string | undefined;
  /** Words that must all be in the suggestion or the names of foods and ingredients. */
  readonly q?: string | undefined;
}

/** How long a deleted record can come back (ms). */
const undoLife = 24 * 3_600_000;

export function createRecords({ db }: Queries, { now, newId }: { now: () => number; newId: () => string }) {
  const living = (userId: string) => db.selectFrom('records').where('records.user_id', '=', userId).where('deleted_at', 'is', null);

  return {
    /** One dish of one analysis is one record: sent again after a lost answer, it renews the one that is there. */
    create: (userId: string, fields: RecordFields): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const [{ analysis_id, suggestion }, time] = [fields, now()];
        const same = analysis_id === null ? undefined : await transaction.selectFrom('records').select('id')
          .where('user_id', '=', userId).where('analysis_id', '=', analysis_id).where('suggestion', '=', suggestion).where('deleted_at', 'is', null).executeTakeFirst();
        const id = same?.id ?? newId();
        if (same) await transaction.updateTable('records').set({ ...fields, updated_at: time }).where('id', '=', id).execute();
        else await transaction.insertInto('records').values({ id, user_id: userId, ...fields, created_at: time, updated_at: time, deleted_at: null }).execute();
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
      let found = db.selectFrom('record_words').innerJoin('records', 'records.id', 'record_words.record_id').selectAll('records')
        .where('record_words.user_id', '=', userId).where('deleted_at', 'is', null).orderBy('record_id', 'desc').limit(limit);
      for (const pattern of patterns) found = found.where(sql<boolean>`words like ${pattern} escape '\\'`);
      return (cursor === undefined ? found : found.where('record_id', '<', cursor)).execute();
    },

    find: (userId: string, id: string): Promise<RecordRow | undefined> => living(userId).selectAll().where('id', '=', id).executeTakeFirst(),

    /** @returns whether there was such a record. */
    async delete(userId: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('records').set({ deleted_at: now() }).where('id', '=', id).where('user_id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Takes a deletion back; a record that is not deleted is as good. */
    async restore(userId: string, id: string): Promise<RecordRow | undefined> {
      await db.updateTable('records').set({ deleted_at: null }).where('id', '=', id).where('user_id', '=', userId).where('deleted_at', '>', now() - undoLife).execute();
      return living(userId).selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Clears away what can no longer come back. */
    async purge(): Promise<void> {
      await db.deleteFrom('records').where('deleted_at', '<=', now() - undoLife).execute();
    },

    /** Sets the links of the newest record of an analysis; a field that is undefined stays. @returns whether there was one. */
    async updateLinks(userId: string, analysisId: string, links: Partial<LinkFields>): Promise<boolean> {
      const newest = living(userId).select('id').where('analysis_id', '=', analysisId).orderBy('id', 'desc').limit(1);
      const { numUpdatedRows } = await db.updateTable('records').set({ ...links, updated_at: now() }).where('id', '=', newest).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
