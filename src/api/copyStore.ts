// Copies of answers in IndexedDB, for all tabs.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Copy, CopyStore } from './offlineCopies.ts';

interface Schema extends DBSchema {
  copies: {
    key: [owner: string, call: string, asked: string];
    value: Copy;
    indexes: { age: [owner: string, call: string, at: number] };
  };
}

/** What the service worker calls its pictures; their addresses say which dishes somebody looked at. */
const pictures = 'platewise-pictures';

/** @throws where the browser offers no IndexedDB, or lets nothing be kept in it */
export async function openCopyStore(
  caches: Pick<CacheStorage, 'delete'> | undefined = globalThis.caches,
): Promise<CopyStore> {
  let database: IDBPDatabase<Schema> | undefined;
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    database ??= await openDB<Schema>('platewise-copies', 1, {
      upgrade(db) {
        db.createObjectStore('copies', { keyPath: ['owner', 'call', 'asked'] }).createIndex('age', [
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
  const allOf = (owner: string, call: string): IDBKeyRange =>
    IDBKeyRange.bound([owner, call], [owner, call, []]);

  return {
    async keep(copy, most, isWanted) {
      const db = await open();
      // Between this and the transaction nothing else runs: a wipe that follows a sign-out comes after it.
      if (!isWanted()) return;
      const { store, done } = db.transaction('copies', 'readwrite');
      void store.put(copy);
      const keys = await store.index('age').getAllKeys(allOf(copy.owner, copy.call));
      for (const key of keys.slice(0, Math.max(0, keys.length - most))) void store.delete(key);
      await done;
    },
    find: async (owner, call, asked) => (await open()).get('copies', [owner, call, asked]),
    forget: async (owner, call, asked) =>
      (await open()).delete(
        'copies',
        asked === undefined ? allOf(owner, call) : [owner, call, asked],
      ),
    async wipe() {
      await (await open()).clear('copies');
      await caches?.delete(pictures);
    },
  };
}
