import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** Forgets what was last known of the person's access, so that it is asked for again; the trial start stays (AUTH-01). */
export const createClearAccessStatus = ({ storage }: Pick<Connections, 'storage'>) =>
  fromPromise<void, { userId: string }>(async ({ input }) =>
    storage.removePersonal('accessStatus', input.userId),
  );
