// The records that are not deleted, newest first.
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/database.ts';
import { foldOld, patternsOf } from './recordWords.ts';
import type { RecordRow } from '../../infrastructure/database/schema.ts';

export interface Page {
  readonly limit: number;
  /** The id of the last record of the page before. */
  readonly cursor?: string | undefined;
  /** Words that must all be in the suggestion or the names of foods and ingredients. */
  readonly q?: string | undefined;
}

export const livingRecords = (db: Queries['db'], userId: string) =>
  db.selectFrom('records').where('records.user_id', '=', userId).where('deleted_at', 'is', null);

export const createRecordReading = ({ db }: Queries) => ({
  /** At most `limit` records older than `cursor`. */
  async list(userId: string, { limit, cursor, q = '' }: Page): Promise<RecordRow[]> {
    const patterns = patternsOf(q);
    if (patterns.length === 0) {
      const all = livingRecords(db, userId).selectAll().orderBy('id', 'desc').limit(limit);
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
    return livingRecords(db, userId)
      .selectAll()
      .where('id', 'in', named)
      .orderBy('id', 'desc')
      .execute();
  },

  find: (userId: string, id: string): Promise<RecordRow | undefined> =>
    livingRecords(db, userId).selectAll().where('id', '=', id).executeTakeFirst(),
});
