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
    close: database.close,
  };
}
