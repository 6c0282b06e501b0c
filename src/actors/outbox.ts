/**
 * What is to be sent to the server and may have to wait for the network: one store in IndexedDB for all tabs, kept over
 * reload and restart. Each entry has an idempotency key, so that one that is sent twice counts once.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface Entry {
  /** The idempotency key. */
  key: string;
  /** What it is about: entries of a topic are sent in their order. */
  topic: string;
  /** Whose it is: nobody else's session sends it. */
  owner: string;
  body: unknown;
}

interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { topic: string } };
}

export interface Outbox {
  add(entry: Entry): Promise<void>;
  /** In the order in which they were added. */
  waiting(topic: string, owner: string): Promise<readonly Entry[]>;
  /** Of all topics. */
  ownedBy(owner: string): Promise<readonly Entry[]>;
  remove(keys: readonly string[]): Promise<void>;
}

const name = 'platewise-outbox';

export function openOutbox(): Outbox {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('entries', { autoIncrement: true }).createIndex('topic', 'topic');
      },
      terminated: () => (opened = undefined),
    });
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    async add(entry) {
      // Whoever is told 'queued' finds it again after a crash too.
      const transaction = (await database()).transaction('entries', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([transaction.store.add(entry), transaction.done]);
    },
    async waiting(topic, owner) {
      return (await (await database()).getAllFromIndex('entries', 'topic', topic)).filter(
        (entry) => entry.owner === owner,
      );
    },
    async ownedBy(owner) {
      return (await (await database()).getAll('entries')).filter((entry) => entry.owner === owner);
    },
    async remove(keys) {
      const transaction = (await database()).transaction('entries', 'readwrite');
      for (
        let cursor = await transaction.store.openCursor();
        cursor;
        cursor = await cursor.continue()
      )
        if (keys.includes(cursor.value.key)) await cursor.delete();
      await transaction.done;
    },
  };
}

/** For a browser without IndexedDB: until the tab closes. */
export function outboxInMemory(): Outbox {
  const entries: Entry[] = [];
  return {
    async add(entry) {
      entries.push(entry);
    },
    waiting: async (topic, owner) =>
      entries.filter((entry) => entry.topic === topic && entry.owner === owner),
    ownedBy: async (owner) => entries.filter((entry) => entry.owner === owner),
    async remove(keys) {
      for (const key of keys) {
        const place = entries.findIndex((entry) => entry.key === key);
        if (place !== -1) entries.splice(place, 1);
      }
    },
  };
}
