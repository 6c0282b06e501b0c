/** Copies of answers as one session has them: made, found and taken away where the browser lets this be done, and silently not where it does not. */
import { readDeviceKey } from '../../contract/deviceKey.ts';
import type { Client } from './client.ts';
import { most } from './copyRules.ts';
import type { BrowserStorage } from './storage.ts';

export interface Copy {
  owner: string;
  /** The call's id. */
  call: string;
  /** What it was asked for, as JSON. */
  asked: string;
  /** Milliseconds since 1970. */
  at: number;
  answer: unknown;
}

export interface CopyStore {
  /** Asks for what seals this session's copies, where it is not known yet. */
  prepare(owner: string, isWanted: () => boolean): Promise<void>;
  /** Beyond `most` of the call's copies the oldest goes. Nothing is kept where `isWanted` denies it just before. */
  keep(copy: Copy, most: number, isWanted: () => boolean): Promise<void>;
  find(owner: string, call: string, asked: string): Promise<Copy | undefined>;
  /** Without `asked`, all of the call's. */
  forget(owner: string, call: string, asked?: string): Promise<void>;
  /** Everybody's, and the pictures of their dishes. */
  wipe(): Promise<void>;
}

/** The setting that says whose copies there are; src/app/lazyCopies.ts looks at it too. */
export const marker = 'copies_of';

export interface CacheOptions {
  /** Asks the server. */
  client: Client;
  storage: BrowserStorage;
  /** @param readKey asks the server for what this session's copies are sealed by */
  openStore: (readKey: () => Promise<string>) => Promise<CopyStore>;
  now: () => number;
}

function usingStore(client: Client, openStore: CacheOptions['openStore']) {
  let opened: Promise<CopyStore> | undefined;
  const store = (): Promise<CopyStore> => {
    opened ??= openStore(async () => (await client.request(readDeviceKey, {})).key);
    opened.catch(() => (opened = undefined));
    return opened;
  };
  /** Without storage there are no copies, and everything else goes on. */
  return async <T>(work: (copies: CopyStore) => Promise<T>): Promise<T | undefined> => {
    try {
      return await work(await store());
    } catch {
      return undefined;
    }
  };
}

export function createCopyCache({ client, storage, openStore, now }: CacheOptions) {
  const quietly = usingStore(client, openStore);
  let prepared: string | undefined;
  const wipe = async (): Promise<void> => {
    prepared = undefined;
    const owner = storage.readSetting(marker);
    if (owner === null) return;
    const isDone = await quietly((copies) => copies.wipe().then(() => true));
    if (isDone && storage.readSetting(marker) === owner) storage.removeSetting(marker);
  };

  /**
   * @param at when the answer came
   * @returns whether it is kept
   */
  const keep = async (
    owner: string,
    call: string,
    asked: string,
    answer: unknown,
    at = now(),
  ): Promise<boolean> => {
    if (storage.readHolder() !== owner) return false;
    if (storage.readSetting(marker) !== owner) {
      await wipe();
      storage.writeSetting(marker, owner);
    }
    const isWanted = (): boolean => storage.readHolder() === owner;
    const isKept = await quietly((copies) =>
      copies.keep({ owner, call, asked, at, answer }, most[call] ?? 1, isWanted).then(isWanted),
    );
    return isKept === true;
  };

  const find = (owner: string, call: string, asked: string): Promise<Copy | undefined> =>
    quietly((copies) => copies.find(owner, call, asked));

  /** Beside the first call of a session, so that its answer can be kept even where the network goes right after. */
  const prepare = (owner: string | null): void => {
    if (owner === null || prepared === owner) return;
    prepared = owner;
    void quietly((copies) => copies.prepare(owner, () => storage.readHolder() === owner));
  };

  const forget = (owner: string, call: string, asked?: string): Promise<unknown> =>
    quietly((copies) => copies.forget(owner, call, asked));

  return { wipe, prepare, keep, find, forget };
}

export type CopyCache = ReturnType<typeof createCopyCache>;

/** A few things of the person's that only this device has. Where the browser can seal nothing, nothing is kept. */
export interface KeptHere {
  read(name: string): Promise<unknown>;
  /** Whether it is kept. */
  write(name: string, value: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** Of the one who is signed in, until the server has it; it goes with the session. */
export const keptHere = (
  { find, keep, forget }: CopyCache,
  { readHolder }: Pick<BrowserStorage, 'readHolder'>,
): KeptHere => ({
  async read(name) {
    const owner = readHolder();
    const copy = owner === null ? undefined : await find(owner, name, '');
    return readHolder() === owner ? copy?.answer : undefined;
  },
  async write(name, value) {
    const owner = readHolder();
    return owner !== null && keep(owner, name, '', value);
  },
  async remove(name) {
    const owner = readHolder();
    if (owner !== null) await forget(owner, name);
  },
});
