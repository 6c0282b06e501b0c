// Blobs as files on this machine. A file has its name only once it is whole and on the disk, so that
// a crash leaves no half of one.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolderFloor, noRoom } from '../http/diskFloor.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type BlobStore,
  demandBlob,
  demandKey,
  isBlobKey,
  mostBlobBytes,
  storeAway,
  type StoredBlob,
} from './store.ts';

/** Of a file that is being written. */
const unfinishedEnd = '.new';
/** So many characters of the key name its folder: 4096 folders, so that none grows too long. */
const fan = 3;

/** Where the file of a key lies within the folder. */
export const placeOf = (key: string): string => join(key.slice(0, fan), key);

/**
 * A store that keeps each blob as a file.
 * @param dir made with the first blob
 * @param minFreeMegabytes so much of its disk stays free
 */
export function createFolder(dir: string, minFreeMegabytes: number): BlobStore {
  const demandRoom = createFolderFloor(dir, minFreeMegabytes);
  const pathOf = (key: string): string => {
    demandKey(key);
    return join(dir, placeOf(key));
  };
  return {
    async put(key, bytes, type) {
      demandBlob(key, bytes, type);
      const path = pathOf(key);
      await saying(async () => {
        await makeFolder(dirname(path));
        await demandRoom();
        await writeWhole(path, bytes);
      });
    },
    async get(key) {
      const path = pathOf(key);
      return saying(() => ifThere(() => readBounded(path)));
    },
    async delete(key) {
      const path = pathOf(key);
      await saying(() => ifThere(() => removeWhole(path)));
    },
    async *list() {
      for (const name of await saying(() => namesIn(dir)))
        if (name.length === fan) yield await saying(() => blobsIn(join(dir, name)));
    },
  };
}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await ifThere(() => readdir(folder))) ?? [];

/** Of one of the folders by the keys' first characters; other files are none of ours. */
async function blobsIn(folder: string): Promise<StoredBlob[]> {
  const blobs: StoredBlob[] = [];
  for (const name of await namesIn(folder)) {
    const key = name.endsWith(unfinishedEnd) ? name.slice(0, -unfinishedEnd.length) : name;
    const about = isBlobKey(key) ? await ifThere(() => stat(join(folder, name))) : undefined;
    if (about) blobs.push({ key, storedAt: about.mtimeMs });
  }
  return blobs;
}

async function readBounded(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > mostBlobBytes) throw new Error(`A blob of ${size} bytes is not ours.`);
  return readFile(path);
}

async function removeWhole(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path + unfinishedEnd, { force: true });
  // A file that came back after a power cut would be known to nobody.
  await sync(dirname(path));
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = path + unfinishedEnd;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** With every folder above it that is missing, for this user alone. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let each = folder; each.length >= dirname(first).length; each = dirname(each)) {
    await sync(each);
    if (each === dirname(each)) return;
  }
}

/** A name counts only once its folder is on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Failures of the disk in words. */
async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code = codeOf(error);
    throw code === 'ENOSPC' || code === 'EDQUOT' ? noRoom(error) : storeAway(error);
  }
}

/** A file that is not there is no failure. */
async function ifThere<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
