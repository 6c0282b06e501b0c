// Kept photos for an operator's command, without a server: how many lie where, and to move them.
import { openBlobs } from '../../infrastructure/blobs/open.ts';
import type { Config } from '../../infrastructure/config.ts';
import { openDatabase } from '../../infrastructure/database/database.ts';
import { createPhotoMoves } from './photoMoves.ts';

export type PhotoDesk = Awaited<ReturnType<typeof openPhotoDesk>>;

/** @param onError hears of failures that keep nothing from being moved */
export async function openPhotoDesk(
  config: Pick<Config, 'database' | 'dataDir' | 'blobs' | 'minFreeMegabytes'>,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
) {
  const database = await openDatabase(config, onError);
  const blobs = openBlobs(database, config, { now }, onError);
  return {
    /** Where new photos go. */
    target: blobs.target,
    ...createPhotoMoves(database, { now }, blobs),

    /**
     * Finds the blobs that this database does not know, as after a restore, and deletes them where that is asked for.
     * @returns how many
     * @throws 503 in words where a store does not answer
     */
    strays: async (isDeletion: boolean): Promise<number> => {
      let count = 0;
      for await (const page of blobs.strays()) {
        if (isDeletion) for (const each of page) await blobs.erase(each);
        count += page.length;
      }
      return count;
    },

    close: database.close,
  };
}
