// Blobs as the configuration has them.
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';
import { CannotStart } from '../database/migrate.ts';
import { type Blobs, createBlobs, openStores } from './blobs.ts';

/**
 * Opens the stores that are configured; nothing is stored yet.
 * @param onFailure hears of blobs that could not be deleted yet
 * @throws CannotStart where the folder that the operator names cannot be written to
 */
export function openBlobs(
  queries: Queries,
  { blobs, minFreeMegabytes }: Pick<Config, 'blobs' | 'minFreeMegabytes'>,
  clock: { readonly now: () => number },
  onFailure: (error: unknown) => void,
): Blobs {
  if (blobs.isDirNamed) demandFolder(blobs.dir);
  const stores = openStores(blobs, minFreeMegabytes);
  return createBlobs(queries, clock, { stores, target: blobs.target }, onFailure);
}

function demandFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotStart(
      `The folder of photos ${dir} cannot be written to (${code}). Let this user write there, or name another folder in BLOB_DIR.`,
    );
  }
}
