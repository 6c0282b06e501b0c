// Copies of answers in IndexedDB, for all tabs, sealed by the keys of the session in which they were made.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { keysFrom, nameOf, seal, unseal, type DeviceKeys, type Sealed } from './deviceKeys.ts';
import type { CopyStore } from './copyCache.ts';

interface Row extends Sealed {
  owner: string;
  call: string;
  /** What it was asked for, as its keys name it. */
  name: string;
  at: number;
}

interface Schema extends DBSchema {
  keys: { key: string; value: DeviceKeys & { owner: string } };
  copies: {
    key: [owner: string, call: string, name: string];
    value: Row;
    indexes: { age: [owner: string, call: string, at: number] };
  };
}

type Database = IDBPDatabase<Schema>;

/** What the service worker calls its pictures; their addresses say which dishes somebody looked at. */
const pictures = 'platewise-pictures';

/** Where the first version kept copies that anybody could read. */
const readable = 'platewise-copies';

/** The database, opened again after the browser has closed it. */
async function opener(): Promise<() => Promise<Database>> {
  let database: Database | undefined;
  const open = async (): Promise<Database> => {
    database ??= await openDB<Schema>('platewise-sealed', 1, {
      upgrade(db) {
        db.createObjectStore('keys', { keyPath: 'owner' });
        db.createObjectStore('copies', { keyPath: ['owner', 'call', 'name'] }).createIndex('age', [
          'owner',
          'call',
          'at',
        ]);
      },
      terminated: () => (database = undefined),
    });
    return database;
  };
  await open();
  // It waits for tabs in which the first version still runs; nothing here waits for it.
  deleteDB(readable).catch(() => undefined);
  return open;
}

/** The keys of whoever is signed in. */
function keyRing(open: () => Promise<Database>, readKey: () => Promise<string>) {
  // Read from the database each time: another tab may have taken them away, and with them all that they open.
  const known = async (owner: string): Promise<DeviceKeys | undefined> =>
    (await open()).get('keys', owner);
  const make = async (owner: string, isWanted: () => boolean): Promise<DeviceKeys> => {
    const keys = await keysFrom(await readKey());
    const db = await open();
    if (isWanted()) await db.put('keys', { owner, ...keys });
    return keys;
  };
  // Several answers come at once to a page that has just been signed in.
  const making = new Map<string, Promise<DeviceKeys>>();
  const made = (owner: string, isWanted: () => boolean): Promise<DeviceKeys> => {
    const keys = making.get(owner) ?? make(owner, isWanted).finally(() => making.delete(owner));
    making.set(owner, keys);
    return keys;
  };

  return { known, made };
}

/**
 * @param readKey asks the server for what the keys of this session are made from; asked once a session
 * @throws where the browser offers no IndexedDB, or lets nothing be kept in it
 */
export async function openCopyStore(
  readKey: () => Promise<string>,
  caches: Pick<CacheStorage, 'delete'> | undefined = globalThis.caches,
): Promise<CopyStore> {
  const open = await opener();
  const { known, made } = keyRing(open, readKey);
  const allOf = (owner: string, call: string): IDBKeyRange =>
    IDBKeyRange.bound([owner, call], [owner, call, []]);
  return {
    async prepare(owner, isWanted) {
      if (!(await known(owner))) await made(owner, isWanted);
    },
    async keep({ owner, call, asked, at, answer }, most, isWanted) {
      const keys = (await known(owner)) ?? (await made(owner, isWanted));
      const [name, sealed] = await Promise.all([nameOf(keys, asked), seal(keys, answer)]);
      const db = await open();
      // Between this and the transaction nothing else runs: a wipe that follows a sign-out comes after it.
      if (!isWanted()) return;
      const { store, done } = db.transaction('copies', 'readwrite');
      void store.put({ owner, call, name, at, ...sealed });
      const rows = await store.index('age').getAllKeys(allOf(owner, call));
      for (const row of rows.slice(0, Math.max(0, rows.length - most))) void store.delete(row);
      await done;
    },
    async find(owner, call, asked) {
      const keys = await known(owner);
      const row =
        keys && (await (await open()).get('copies', [owner, call, await nameOf(keys, asked)]));
      return keys && row && { owner, call, asked, at: row.at, answer: await unseal(keys, row) };
    },
    async forget(owner, call, asked) {
      const keys = asked === undefined ? undefined : await known(owner);
      await (
        await open()
      ).delete(
        'copies',
        asked === undefined || keys === undefined
          ? allOf(owner, call)
          : [owner, call, await nameOf(keys, asked)],
      );
    },
    async wipe() {
      const db = await open();
      await Promise.all([db.clear('keys'), db.clear('copies')]);
      await caches?.delete(pictures);
    },
  };
}
