import type { Client } from '../api/client.ts';
import type { CopyOptions, OfflineCopies } from '../api/offlineCopies.ts';
import type { BrowserStorage } from '../api/storage.ts';

/** As src/api/offlineCopies.ts has it. */
const marker = 'copies_of';

/**
 * Offline copies, whose code comes only to the signed-in. Without it calls go as they are.
 * The storage that is given back lets no session end, nor change its person, without the copies going too.
 */
export function lateCopies({
  client,
  storage,
  tell,
}: Pick<CopyOptions, 'client' | 'storage' | 'tell'>): { client: Client; storage: BrowserStorage } {
  // Where nothing can be kept, nothing is to be wiped either.
  if (typeof indexedDB === 'undefined') return { client, storage };
  let arriving: Promise<OfflineCopies | undefined> | undefined;
  const openStore: CopyOptions['openStore'] = async () =>
    (await import('../api/copyStore.ts')).openCopyStore();
  const arrive = (): NonNullable<typeof arriving> =>
    (arriving ??= import('../api/offlineCopies.ts').then(
      ({ createOfflineCopies }) => createOfflineCopies({ client, storage, tell, openStore }),
      () => (arriving = undefined),
    ));
  const wipe = (): void => void arrive().then((copies) => copies?.wipe());
  if (storage.readHolder() !== null) void arrive();

  return {
    client: {
      ...client,
      request: async (call, options) => {
        const copies =
          call.auth === 'none' || storage.readHolder() === null ? undefined : await arrive();
        return (copies ?? client).request(call, options);
      },
    },
    storage: {
      ...storage,
      clearSession() {
        if (storage.readSetting(marker) !== null) wipe();
        storage.clearSession();
      },
      storeSession(person, tokens) {
        if (![null, person.id].includes(storage.readSetting(marker))) wipe();
        storage.storeSession(person, tokens);
      },
    },
  };
}
