// Moves kept photos to where new ones go: out of the rows of an earlier version, and from one store to
// the other. It goes in small steps beside servers that run, can be broken off at any moment and begun
// again: a photo is stored in its new place, then its row is changed if nobody has changed it since,
// then its old place is emptied.
import type { Transaction } from 'kysely';
import { attachBlob, type Blobs } from '../../infrastructure/blobs/blobs.ts';
import type { StoreName } from '../../infrastructure/blobs/store.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import type { Tables } from '../../infrastructure/database/schema.ts';
import { bytesInUrl, keptType } from './keptPhotos.ts';

export interface Places {
  /** Photos in the rows of an earlier version. */
  readonly rows: number;
  readonly files: number;
  readonly s3: number;
  /** Blobs that no photo has, to be deleted. */
  readonly waiting: number;
}

export interface Moved {
  moved: number;
  /** Whose blob is missing, or whose row holds no picture. */
  lost: number;
  /** That somebody replaced or removed meanwhile. */
  changed: number;
}

interface Clock {
  readonly now: () => number;
}

interface Found {
  readonly record_id: string;
  readonly mark: string;
  readonly blob_key: string | null;
  readonly bytes: Buffer | undefined;
}

/** So many are moved before the next are looked for. */
const batch = 20;

export const createPhotoMoves = (queries: Queries, { now }: Clock, blobs: Blobs) => ({
  places: createCounting(queries),
  move: createMove(queries, now, blobs),
});

/**
 * Moves every photo that is not in the store where new ones go.
 * `tell` hears how many have been moved so far, after each batch. It rejects, in words, where a store
 * does not answer; what has been moved stays so.
 */
const createMove =
  (queries: Queries, now: () => number, blobs: Blobs) =>
  async (tell: (soFar: number) => void): Promise<Moved> => {
    const result: Moved = { moved: 0, lost: 0, changed: 0 };
    for (const next of [createFindingInRows(queries), createFindingElsewhere(queries, blobs)])
      for (let last = ''; ;) {
        const { photos, end } = await next(last);
        for (const photo of photos) result[await moveOne(queries, now, blobs, photo)] += 1;
        if (end === undefined) break;
        last = end;
        tell(result.moved);
      }
    // What SQLite's log still holds of pictures that were in rows.
    await queries.forget();
    return result;
  };

interface Batch {
  readonly photos: readonly Found[];
  /** Where the next batch begins; undefined where there is none. */
  readonly end: string | undefined;
}

const createFindingInRows =
  ({ db }: Queries) =>
  async (last: string): Promise<Batch> => {
    const rows = await db
      .selectFrom('record_photos')
      .select(['record_id', 'mark', 'blob_key', 'picture'])
      .where('blob_key', 'is', null)
      .where('record_id', '>', last)
      .orderBy('record_id')
      .limit(batch)
      .execute();
    return {
      photos: rows.map(({ picture, ...row }) => ({ ...row, bytes: bytesInUrl(picture) })),
      end: rows.at(-1)?.record_id,
    };
  };

const createFindingElsewhere = ({ db }: Queries, blobs: Blobs) => {
  const from: StoreName = blobs.target === 'files' ? 's3' : 'files';
  return async (last: string): Promise<Batch> => {
    const rows = await db
      .selectFrom('blobs')
      .innerJoin('record_photos', 'record_photos.record_id', 'blobs.record_id')
      .select(['record_photos.record_id', 'mark', 'blob_key', 'key'])
      .where('store', '=', from)
      .where('key', '>', last)
      .orderBy('key')
      .limit(batch)
      .execute();
    const photos = rows.map(async ({ key, ...row }) => ({
      ...row,
      bytes: await blobs.get(key, from),
    }));
    return { photos: await Promise.all(photos), end: rows.at(-1)?.key };
  };
};

async function moveOne(
  { db }: Queries,
  now: () => number,
  blobs: Blobs,
  { bytes, ...photo }: Found,
): Promise<keyof Moved> {
  if (!bytes) return 'lost';
  const key = await blobs.put(bytes, keptType);
  const freed = await db.transaction().execute(async (transaction) => {
    const isTheSame = await pointTo(transaction, photo, key, bytes.length);
    return isTheSame ? attachBlob(transaction, photo.record_id, key, now()) : undefined;
  });
  await blobs.drop(freed ?? [key]);
  return freed ? 'moved' : 'changed';
}

/** @returns whether the row still was as it had been read */
async function pointTo(
  transaction: Transaction<Tables>,
  { record_id, mark, blob_key }: Omit<Found, 'bytes'>,
  key: string,
  length: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('record_photos')
    .set({ blob_key: key, picture: '', type: keptType, bytes: length })
    .where('record_id', '=', record_id)
    .where('mark', '=', mark)
    .where('blob_key', blob_key === null ? 'is' : '=', blob_key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const createCounting =
  ({ db }: Queries) =>
  async (): Promise<Places> => {
    const count = async (query: {
      executeTakeFirstOrThrow: () => Promise<{ count: number | string | bigint }>;
    }): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
    const blobsWhere = (store: StoreName) =>
      db
        .selectFrom('blobs')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('store', '=', store)
        .where('record_id', 'is not', null);
    return {
      rows: await count(
        db
          .selectFrom('record_photos')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('blob_key', 'is', null),
      ),
      files: await count(blobsWhere('files')),
      s3: await count(blobsWhere('s3')),
      waiting: await count(
        db
          .selectFrom('blobs')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('record_id', 'is', null),
      ),
    };
  };
