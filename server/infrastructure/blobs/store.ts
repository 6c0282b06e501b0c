// What a store of blobs is: bytes by a key that says nothing of whose they are.
import { randomBytes } from 'node:crypto';
import { say } from '../../../contract/say.ts';
import { Refusal } from '../http/refusal.ts';

export type StoreName = 'files' | 's3';

export interface BlobStore {
  /**
   * Keeps bytes for good before it resolves.
   * @throws 503 or 507 in words where they cannot be kept
   */
  readonly put: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /**
   * The bytes, or undefined where there are none by this key.
   * @throws 503 in words where nobody can say
   */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /**
   * Deletes the bytes and whatever an interrupted `put` has left of them; none is as good.
   * @param signal aborted where nobody waits for a service any longer
   * @throws 503 in words where nobody can say
   */
  readonly delete: (key: string, signal?: AbortSignal) => Promise<void>;
  /**
   * All that lies in the store under a key of ours, page by page, unfinished ones among them.
   * @throws 503 in words where nobody can say
   */
  readonly list: () => AsyncIterable<readonly StoredBlob[]>;
}

export interface StoredBlob {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** More than any photo that is kept (contract/constants.ts), so that one that is all grain fits. */
export const mostBlobBytes = 1024 * 1024;
const types: readonly string[] = ['image/webp'];
const keyForm = /^[0-9a-f]{32}$/;

/** A key that nobody guesses, and that stands for nothing. */
export const newBlobKey = (): string => randomBytes(16).toString('hex');

export const isBlobKey = (key: string): boolean => keyForm.test(key);

/** @throws where it is no key of ours: it could lead out of the folder or the bucket */
export function demandKey(key: string): void {
  if (!isBlobKey(key)) throw new Error('This is no key of a blob.');
}

/** @throws where no store takes such a blob */
export function demandBlob(key: string, bytes: Buffer, type: string): void {
  demandKey(key);
  if (!types.includes(type)) throw new Error(`A blob cannot be of the type ${type}.`);
  if (bytes.length === 0 || bytes.length > mostBlobBytes)
    throw new Error(`A blob cannot have ${bytes.length} bytes.`);
}

/** @param cause for the log alone */
export const storeAway = (cause: unknown): Refusal =>
  new Refusal(
    503,
    say(
      'history.photosAway',
      'Platewise cannot reach the place where photos are kept just now. Your entries are safe, and nothing was changed. Please try again in a moment.',
    ),
    { code: 'photos_away', headers: { 'retry-after': '30' }, cause },
  );
