import type { Client } from '../api/client.ts';
import type { KeptHere } from '../api/copyCache.ts';
import type { CopyOptions, OfflineCopies } from '../api/offlineCopies.ts';
import type { BrowserStorage } from '../api/storage.ts';

/** As src/api/copyCache.ts has it. */
const marker = 'copies_of';

/**
 * Offline copies, whose code comes only to the signed-in. Without it calls go as they are.
 * The storage that is given back lets no session end, nor change its person, without the copies going too.
 */
export function lazyCopies({
  client,
  storage,
  tell,
}: Pick<CopyOptions, 'client' | 'storage' | 'tell'>): {
  client: Client;
  storage: BrowserStorage;
  kept?: () => Promise<KeptHere | undefined>;
} {
  // Where nothing can be kept, nothing is to be wiped either.
  if (typeof indexedDB === 'undefined') return { client, storage };
  let loading: Promise<OfflineCopies | undefined> | undefined;
  const openStore: CopyOptions['openStore'] = async (readKey) =>
    (await import('../api/copyStore.ts')).openCopyStore(readKey);
  const load = (): NonNullable<typeof loading> =>
    (loading ??= import('../api/offlineCopies.ts').then(
      ({ createOfflineCopies }) => createOfflineCopies({ client, storage, tell, openStore }),
      () => (loading = undefined),
    ));
  const wipe = (): void => void load().then((copies) => copies?.wipe());
  if (storage.readHolder() !== null) void load();

  return {
    client: {
      ...client,
      request: async (call, options) => {
        const copies =
          call.auth === 'none' || storage.readHolder() === null ? undefined : await load();
        return (copies ?? client).request(call, options);
      },
      recall: async (call, options) =>
        storage.readHolder() === null || storage.readSetting(marker) !== storage.readHolder()
          ? undefined
          : (await load())?.recall(call, options),
    },
    kept: async () => (await load())?.kept,
    storage: {
      ...storage,
      clearSession() {
        if (storage.readSetting(marker) !== null) wipe();
        storage.clearSession();
      },
      storeSession(person, tokens) {
        if (![null, person.id].includes(storage.readSetting(marker))) wipe();
        storage.storeSession(person, tokens);
        void load().then((copies) => copies?.prepare());
      },
    },
  };
}
