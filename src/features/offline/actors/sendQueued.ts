import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';
import type { Outbox } from '../../../actors/outbox.ts';

/** Sends what this person queued on this device, in its order. What the server will never take is dropped; at the first that cannot be sent now, the rest waits. */
export const createSendQueued = (
  { client, storage }: Pick<Connections, 'client' | 'storage'>,
  openOutbox: () => Promise<Outbox>,
  announce: () => Promise<void>,
) =>
  fromPromise<void>(async ({ signal }) => {
    const owner = storage.readHolder();
    if (owner === null) return;
    const outbox = await openOutbox();
    const queued = await outbox.ownedBy(owner);
    if (queued.length === 0) return;
    const { send } = await import('./sendEntry.ts');
    let isSent = false;
    for (const entry of queued) {
      if (
        signal.aborted ||
        storage.readHolder() !== owner ||
        (await send(client, entry)) === 'waits'
      )
        break;
      await outbox.remove([entry.key]);
      isSent = true;
    }
    if (isSent) await announce();
  });

/** Takes away what somebody queued who is gone for good. */
export async function forgetQueued(outbox: Outbox, owner: string): Promise<void> {
  const entries = await outbox.ownedBy(owner);
  if (entries.length > 0) await outbox.remove(entries.map(({ key }) => key));
}
