// Photos that people keep with their records. What belongs to a deleted record is not shown, and
// comes back with it.
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';

export interface KeptPhoto {
  /** A data URL, so that whoever downloads their data can look at it as it is. */
  readonly picture: string;
  /** Differs for each picture. */
  readonly mark: string;
}

export const createRecordPhotos = (queries: Queries, { now }: { now: () => number }) => ({
  keep: createKeeping(queries, now),
  ...createReading(queries),
  remove: createRemoval(queries),
});

const createReading = ({ db }: Queries) => ({
  /** The photo of a record that is there. */
  find: (userId: string, recordId: string): Promise<KeptPhoto | undefined> =>
    db
      .selectFrom('record_photos')
      .innerJoin('records', 'records.id', 'record_photos.record_id')
      .select(['picture', 'mark'])
      .where('record_id', '=', recordId)
      .where('record_photos.user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** The marks of these records' photos, by record; what has none is missing. */
  async marksOf(
    userId: string,
    recordIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (recordIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('record_photos')
      .select(['record_id', 'mark'])
      .where('user_id', '=', userId)
      .where('record_id', 'in', recordIds)
      .execute();
    return new Map(rows.map(({ record_id, mark }) => [record_id, mark]));
  },
});

/** Keeps a photo with a record, in the place of any before. @param most so many one person may keep, those of deleted records among them */
const createKeeping =
  ({ db }: Queries, now: () => number) =>
  (
    userId: string,
    recordId: string,
    { picture, mark }: KeptPhoto,
    most: number,
  ): Promise<'kept' | 'absent' | 'full'> =>
    db.transaction().execute(async (transaction) => {
      // One after the other, so that two at once do not both take the last place.
      await lockUser(transaction, userId);
      const record = await transaction
        .selectFrom('records')
        .select('id')
        .where('id', '=', recordId)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!record) return 'absent';
      const { count } = await transaction
        .selectFrom('record_photos')
        .select((row) => row.fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .where('record_id', '!=', recordId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return 'full';
      await transaction
        .insertInto('record_photos')
        .values({ record_id: recordId, user_id: userId, mark, picture, created_at: now() })
        .onConflict((conflict) =>
          conflict.column('record_id').doUpdateSet({ mark, picture, created_at: now() }),
        )
        .execute();
      return 'kept';
    });

/** Deletes the photo for good; the record stays. @returns whether there is such a record */
const createRemoval =
  ({ db, forget }: Queries) =>
  async (userId: string, recordId: string): Promise<boolean> => {
    const record = await db
      .selectFrom('records')
      .select('id')
      .where('id', '=', recordId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (record) {
      await db
        .deleteFrom('record_photos')
        .where('record_id', '=', recordId)
        .where('user_id', '=', userId)
        .execute();
      await forget();
    }
    return record !== undefined;
  };
