// The history of detections: what a person cooked or looked at, newest first.
import type { Queries } from './database.ts';
import type { RecordRow } from './schema.ts';

export type RecordFields = Pick<RecordRow, 'recipe_type' | 'suggestion' | 'instructions' | 'ingredients' | 'detected_foods' | 'analysis_id' | 'youtube' | 'google' | 'resources'>;
export type LinkFields = Pick<RecordRow, 'youtube' | 'google' | 'resources'>;

export type Records = ReturnType<typeof createRecords>;

export function createRecords({ db }: Queries, { now, newId }: { now: () => number; newId: () => string }) {
  return {
    /** One dish of one analysis is one record: sent again after a lost answer, it renews the one that is there. */
    async create(userId: string, fields: RecordFields): Promise<string> {
      const time = now();
      if (fields.analysis_id !== null) {
        const { analysis_id, suggestion } = fields;
        const same = await db.selectFrom('records').select('id').where('user_id', '=', userId).where('analysis_id', '=', analysis_id).where('suggestion', '=', suggestion).executeTakeFirst();
        if (same) {
          await db.updateTable('records').set({ ...fields, updated_at: time }).where('id', '=', same.id).execute();
          return same.id;
        }
      }
      const id = newId();
      await db.insertInto('records').values({ id, user_id: userId, ...fields, created_at: time, updated_at: time }).execute();
      return id;
    },

    /** At most `limit` records older than `cursor`, which is the id of the last one of the page before. */
    async list(userId: string, limit: number, cursor: string | undefined): Promise<RecordRow[]> {
      const all = db.selectFrom('records').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(limit);
      return (cursor === undefined ? all : all.where('id', '<', cursor)).execute();
    },

    async find(userId: string, id: string): Promise<RecordRow | undefined> {
      return db.selectFrom('records').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
    },

    /** @returns whether there was such a record. */
    async delete(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('records').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Sets the links of the newest record of an analysis; a field that is undefined stays. @returns whether there was one. */
    async updateLinks(userId: string, analysisId: string, links: Partial<LinkFields>): Promise<boolean> {
      const newest = db.selectFrom('records').select('id').where('user_id', '=', userId).where('analysis_id', '=', analysisId).orderBy('id', 'desc').limit(1);
      const { numUpdatedRows } = await db.updateTable('records').set({ ...links, updated_at: now() }).where('id', '=', newest).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
