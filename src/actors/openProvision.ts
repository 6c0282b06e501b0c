import { fromPromise } from 'xstate';
import { access } from '../../contract/constants.ts';
import type { KnownAccess } from '../../machines/shared/access.ts';
import type { Connections } from './connections.ts';
import { provisional, readKnownAccess } from '../features/access/actors/knownAccess.ts';

/** The provider has said that it was paid, and our server does not answer: until it does, and for a day at the most, the rooms are open (PAY-09). */
export const createOpenProvision = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<KnownAccess, { userId: string }>(async ({ input: { userId } }) => {
    const known = readKnownAccess(storage, userId);
    // What was paid for before opens them anyway.
    if (known.subscriptionEnd !== null && known.subscriptionEnd > Date.now()) return known;
    storage.writePersonal('subscriptionExpiry', userId, String(Date.now() + access.provision));
    storage.writePersonal('subscriptionStatus', userId, provisional);
    return readKnownAccess(storage, userId);
  });
