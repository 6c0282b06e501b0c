// Blobs beside their rows. Each stands in the table `blobs` before it is stored, and is deleted from
// there last: a crash at any moment leaves a blob that nothing leads to, and never one that is lost
// to us. Those that no row has any more are deleted at once where somebody has removed them, and else
// by the hourly sweep.
import type { Transaction } from 'kysely';
import { day, minute } from '../../../domain/durations.ts';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { BlobOptions } from './options.ts';
import { createBucket } from './bucket.ts';
import { createFolder } from './folder.ts';
import { type BlobStore, newBlobKey, storeAway, type StoreName } from './store.ts';

export type BlobStores = Readonly<Partial<Record<StoreName, BlobStore>>>;
export type Blobs = ReturnType<typeof createBlobs>;

interface Clock {
  readonly now: () => number;
}

/** What a sweep deletes at most, at once, and for how long (ms); what is left waits for the next turn. */
const sweeping = { most: 2000, atOnce: 8, time: minute } as const;
/** How long somebody waits for what they removed to go; the sweep does the rest. */
const removalTimeout = 10_000;
/** How long what a sweep has taken is its own. */
const lease = 10 * minute;

/** The stores that the configuration knows; the folder is one of them in any case. */
export const openStores = ({ dir, bucket }: BlobOptions, minFreeMegabytes: number): BlobStores => ({
  files: createFolder(dir, minFreeMegabytes),
  ...(bucket && { s3: createBucket(bucket) }),
});

/**
 * @param target where new blobs go
 * @param onFailure hears of blobs that could not be deleted yet
 */
export function createBlobs(
  queries: Queries,
  { now }: Clock,
  { stores, target }: { stores: BlobStores; target: StoreName },
  onFailure: (error: unknown) => void,
) {
  const { db } = queries;
  const storeOf = (name: StoreName): BlobStore => {
    const store = stores[name];
    if (!store)
      throw storeAway(new Error(`Photos lie in the store ${name}, which is not configured.`));
    return store;
  };
  const erase = createErasure(queries, storeOf, onFailure);
  return {
    target,

    /**
     * Stores bytes that no row has yet, in a day to be swept away.
     * @returns their key, for `attachBlob`
     * @throws 503 or 507 in words where they cannot be kept
     */
    put: async (bytes: Buffer, type: string): Promise<string> => {
      const key = newBlobKey();
      await db
        .insertInto('blobs')
        .values({ key, store: target, record_id: null, due_at: now() + day })
        .execute();
      await storeOf(target).put(key, bytes, type);
      return key;
    },

    /** The bytes, or undefined where there are none by this key. @throws 503 in words where nobody can say */
    get: async (key: string, store: StoreName): Promise<Buffer | undefined> =>
      storeOf(store).get(key),

    drop: createDrop(queries, erase, onFailure),

    /** Deletes a blob whatever the database knows of it. @throws 503 in words where its store does not answer */
    erase: async ({ key, store }: Placed): Promise<void> => storeOf(store).delete(key),

    sweep: createSweep(queries, now, erase),
    findUnconfigured: createStoreCheck(queries, stores),
    strays: createStrays(queries, now, stores),
  };
}

/** Deletes those of these blobs that no row has. It never rejects: what stays is swept away later. */
const createDrop =
  ({ db }: Queries, erase: Erase, onFailure: (error: unknown) => void) =>
  async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const free = db
      .selectFrom('blobs')
      .select(['key', 'store'])
      .where('key', 'in', keys)
      .where('record_id', 'is', null);
    try {
      await erase(await free.execute(), AbortSignal.timeout(removalTimeout));
    } catch (error) {
      onFailure(error);
    }
  };

/** A store in which blobs lie and that is not configured, if there is one. */
const createStoreCheck =
  ({ db }: Queries, stores: BlobStores) =>
  async (): Promise<StoreName | undefined> => {
    const others = (['files', 's3'] as const).filter((name) => !stores[name]);
    if (others.length === 0) return undefined;
    const found = await db
      .selectFrom('blobs')
      .select('store')
      .where('store', 'in', others)
      .limit(1)
      .executeTakeFirst();
    return found?.store;
  };

/** Gives a stored blob to the photo of a record, in the place of any before. @returns the keys that are free now */
export async function attachBlob(
  transaction: Transaction<Tables>,
  recordId: string,
  key: string,
  now: number,
): Promise<string[]> {
  const freed = await freeBlobs(transaction, [recordId], now);
  const { numUpdatedRows } = await transaction
    .updateTable('blobs')
    .set({ record_id: recordId })
    .where('key', '=', key)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('A blob was swept away before its row was written.');
  return freed;
}

/** Takes the blobs of these records' photos from them. @returns the keys, for `drop` after the transaction */
export async function freeBlobs(
  transaction: Transaction<Tables>,
  recordIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (recordIds.length === 0) return [];
  const rows = await transaction
    .updateTable('blobs')
    .set({ record_id: null, due_at: now })
    .where('record_id', 'in', recordIds)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Blobs of a store that the database does not know and that are a day old, page by page, as after a restore. */
const createStrays = (queries: Queries, now: () => number, stores: BlobStores) =>
  async function* (): AsyncGenerator<readonly Placed[], void, undefined> {
    for (const name of ['files', 's3'] as const)
      for await (const page of stores[name]?.list() ?? []) {
        const old = page.filter(({ storedAt }) => storedAt <= now() - day).map(({ key }) => key);
        const known = await knownAmong(queries, old);
        const strays = old.filter((key) => !known.has(key));
        if (strays.length > 0) yield strays.map((key) => ({ key, store: name }));
      }
  };

async function knownAmong({ db }: Queries, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('blobs').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

export interface Placed {
  readonly key: string;
  readonly store: StoreName;
}
type Erase = (placed: readonly Placed[], signal: AbortSignal) => Promise<number>;

/** First the bytes, then the row that leads to them; what fails keeps its row. */
const createErasure =
  (
    { db }: Queries,
    storeOf: (name: StoreName) => BlobStore,
    onFailure: (error: unknown) => void,
  ): Erase =>
  async (placed, signal) => {
    let count = 0;
    for (let from = 0; from < placed.length && !signal.aborted; from += sweeping.atOnce) {
      const some = placed.slice(from, from + sweeping.atOnce);
      const ends = await Promise.allSettled(
        some.map(async ({ key, store }) => storeOf(store).delete(key, signal)),
      );
      const gone = some.filter((_, index) => ends[index]?.status === 'fulfilled');
      const failure = ends.find((end) => end.status === 'rejected');
      if (failure) onFailure(failure.reason);
      if (gone.length === 0) continue;
      await db
        .deleteFrom('blobs')
        .where(
          'key',
          'in',
          gone.map(({ key }) => key),
        )
        .where('record_id', 'is', null)
        .execute();
      count += gone.length;
    }
    return count;
  };

/** Deletes what no row has, a day after it was stored. Of several processes one takes its part at a time. */
const createSweep =
  ({ clear }: Queries, now: () => number, erase: Erase) =>
  async (signal?: AbortSignal): Promise<number> => {
    const taken: Placed[] = [];
    await clear(async (transaction, most) => {
      const some = await transaction
        .updateTable('blobs')
        .set({ due_at: now() + lease })
        .where('key', 'in', (from) =>
          from
            .selectFrom('blobs')
            .select('key')
            .where('record_id', 'is', null)
            .where('due_at', '<=', now())
            .limit(Math.min(most, sweeping.most - taken.length)),
        )
        .returning(['key', 'store'])
        .execute();
      taken.push(...some);
      return taken.length === sweeping.most ? 0 : some.length;
    }, signal);
    const bound = AbortSignal.timeout(sweeping.time);
    return erase(taken, signal ? AbortSignal.any([signal, bound]) : bound);
  };
