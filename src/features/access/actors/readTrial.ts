import { fromPromise } from 'xstate';
import type { KnownAccess } from '../../../../machines/shared/access.ts';
import type { Connections } from '../../../actors/connections.ts';
import { readKnownAccess } from './knownAccess.ts';

/** What this browser remembers; where it remembers nothing, this is the first use and the trial begins now (ACC-01). The server's own start takes its place with the first answer. */
export const createReadTrial = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<KnownAccess, { userId: string }>(async ({ input: { userId } }) => {
    const known = readKnownAccess(storage, userId);
    if (known.isStored) return known;
    const trialStart = Date.now();
    storage.writePersonal('trialStart', userId, String(trialStart));
    return { ...known, trialStart };
  });
