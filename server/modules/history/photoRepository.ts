// Photos that people keep with their records: the row says which blob the picture is. What belongs to
// a deleted record is not shown, and comes back with it.
import type { Transaction } from 'kysely';
import { attachBlob, type Blobs, freeBlobs } from '../../infrastructure/blobs/blobs.ts';
import type { StoreName } from '../../infrastructure/blobs/store.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { bytesInUrl, urlOf } from './keptPhotos.ts';

export interface KeptPhoto {
  readonly bytes: Buffer;
  readonly type: string;
  /** Differs for each picture. */
  readonly mark: string;
}

interface Clock {
  readonly now: () => number;
}

export const createRecordPhotos = (queries: Queries, { now }: Clock, blobs: Blobs) => ({
  keep: createKeeping(queries, now, blobs),
  ...createReading(queries, blobs),
  remove: createRemoval(queries, now, blobs),
});

/** Where a picture lies: in a blob, or in the row of an earlier version. */
interface Place {
  readonly blob_key: string | null;
  readonly store: StoreName | null;
  readonly picture: string;
}

/** @throws 503 in words where the store does not answer */
const bytesAt = async (blobs: Blobs, place: Place): Promise<Buffer | undefined> =>
  place.picture === '' && place.blob_key !== null && place.store !== null
    ? blobs.get(place.blob_key, place.store)
    : bytesInUrl(place.picture);

/** The bytes of a photo, looked for once more where it has been moved or replaced in between. */
async function readThrough<Row extends Place>(
  blobs: Blobs,
  rowNow: () => Promise<Row | undefined>,
): Promise<{ row: Row; bytes: Buffer } | undefined> {
  for (let last: string | null | undefined; ;) {
    const row = await rowNow();
    if (!row || row.blob_key === last) return undefined;
    const bytes = await bytesAt(blobs, row);
    if (bytes) return { row, bytes };
    last = row.blob_key;
  }
}

const createReading = ({ db }: Queries, blobs: Blobs) => {
  const photoOf = (userId: string, recordId: string) =>
    db
      .selectFrom('record_photos')
      .leftJoin('blobs', 'blobs.key', 'record_photos.blob_key')
      .select(['picture', 'mark', 'type', 'blob_key', 'store'])
      .where('record_photos.record_id', '=', recordId)
      .where('record_photos.user_id', '=', userId);
  const shownOf = (userId: string, recordId: string) =>
    photoOf(userId, recordId)
      .innerJoin('records', 'records.id', 'record_photos.record_id')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  return {
    /** What is known of the photo of a record that is there, without its bytes. */
    async find(userId: string, recordId: string): Promise<Omit<KeptPhoto, 'bytes'> | undefined> {
      const row = await shownOf(userId, recordId);
      return row && { mark: row.mark, type: row.type };
    },

    /**
     * The photo of a record that is there; undefined too where its blob is missing.
     * @throws 503 in words where the store does not answer
     */
    async read(userId: string, recordId: string): Promise<KeptPhoto | undefined> {
      const found = await readThrough(blobs, () => shownOf(userId, recordId));
      return found && { bytes: found.bytes, type: found.row.type, mark: found.row.mark };
    },

    /**
     * A person's photo as a picture to look at, also one of a deleted record; null where its blob is missing.
     * @throws 503 in words where the store does not answer
     */
    pictureOf: async (userId: string, recordId: string): Promise<string | null> => {
      const photo = photoOf(userId, recordId);
      const row = await photo.executeTakeFirst();
      // As it stands in the row, where an earlier version has put it there.
      if (row && row.picture !== '') return row.picture;
      const found = await readThrough(blobs, () => photo.executeTakeFirst());
      return found ? urlOf(found.bytes) : null;
    },

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
  };
};

type Outcome = 'kept' | 'absent' | 'full';

/** Keeps a photo with a record, in the place of any before. @param most so many one person may keep, those of deleted records among them */
const createKeeping =
  ({ db }: Queries, now: () => number, blobs: Blobs) =>
  async (userId: string, recordId: string, photo: KeptPhoto, most: number): Promise<Outcome> => {
    const key = await blobs.put(photo.bytes, photo.type);
    // Where this fails nobody knows whether the row was written: the sweep finds out.
    const { outcome, freed } = await db.transaction().execute(async (transaction) => {
      // One after the other, so that two at once do not both take the last place.
      await lockUser(transaction, userId);
      const refused = await refusalOf(transaction, userId, recordId, most);
      if (refused) return { outcome: refused, freed: [key] };
      await writeRow(transaction, userId, recordId, { ...photo, key, now: now() });
      return {
        outcome: 'kept' as const,
        freed: await attachBlob(transaction, recordId, key, now()),
      };
    });
    await blobs.drop(freed);
    return outcome;
  };

async function refusalOf(
  transaction: Transaction<Tables>,
  userId: string,
  recordId: string,
  most: number,
): Promise<'absent' | 'full' | undefined> {
  if (!(await isThere(transaction, userId, recordId))) return 'absent';
  const { count } = await transaction
    .selectFrom('record_photos')
    .select((row) => row.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('record_id', '!=', recordId)
    .executeTakeFirstOrThrow();
  return Number(count) >= most ? 'full' : undefined;
}

const isThere = async (db: Queries['db'], userId: string, recordId: string): Promise<boolean> =>
  (await db
    .selectFrom('records')
    .select('id')
    .where('id', '=', recordId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

async function writeRow(
  transaction: Transaction<Tables>,
  userId: string,
  recordId: string,
  { bytes, type, mark, key, now }: KeptPhoto & { key: string; now: number },
): Promise<void> {
  const row = {
    mark,
    picture: '',
    blob_key: key,
    type,
    bytes: bytes.length,
    created_at: now,
  };
  await transaction
    .insertInto('record_photos')
    .values({ record_id: recordId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('record_id').doUpdateSet(row))
    .execute();
}

/** Deletes the photo for good; the record stays. @returns whether there is such a record */
const createRemoval =
  ({ db, forget }: Queries, now: () => number, blobs: Blobs) =>
  async (userId: string, recordId: string): Promise<boolean> => {
    const freed = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      if (!(await isThere(transaction, userId, recordId))) return undefined;
      const keys = await freeBlobs(transaction, [recordId], now());
      await transaction
        .deleteFrom('record_photos')
        .where('record_id', '=', recordId)
        .where('user_id', '=', userId)
        .execute();
      return keys;
    });
    if (!freed) return false;
    await blobs.drop(freed);
    await forget();
    return true;
  };

/** Takes the blobs of all of one person's photos from them, before the account goes. @returns the keys, for `drop` */
export async function freePhotosOf(
  transaction: Transaction<Tables>,
  userId: string,
  now: number,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('record_photos')
    .select('record_id')
    .where('user_id', '=', userId)
    .execute();
  return freeBlobs(
    transaction,
    rows.map(({ record_id }) => record_id),
    now,
  );
}
