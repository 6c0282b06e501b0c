import { fromPromise } from 'xstate';
import type { KnownAccess } from '../../../../machines/shared/access.ts';
import type { Connections } from '../../../actors/connections.ts';
import { readKnownAccess } from './knownAccess.ts';

/** Something was paid for: the local trial goes (PAY-08), what is known of the subscription stays. */
export const createClearTrial = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<KnownAccess, { userId: string }>(async ({ input: { userId } }) => {
    storage.removePersonal('trialStart', userId);
    return readKnownAccess(storage, userId);
  });
