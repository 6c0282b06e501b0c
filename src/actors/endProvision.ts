import { fromPromise } from 'xstate';
import type { Connections } from './connections.ts';
import { provisional } from '../features/access/actors/knownAccess.ts';

/** The server has said no about the payment: what was granted in its absence is forgotten. */
export const createEndProvision = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<void, { userId: string }>(async ({ input: { userId } }) => {
    if (storage.readPersonal('subscriptionStatus', userId) !== provisional) return;
    storage.removePersonal('subscriptionExpiry', userId);
    storage.writePersonal('subscriptionStatus', userId, 'none');
  });
