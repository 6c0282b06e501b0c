import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** Whether an invitation still counts, for who is not signed in. The call's code is fetched with it: few visits begin so. */
export const createCheckInvitation = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<{ valid: boolean }, { secret: string }>(async ({ input, signal }) => {
    const { checkInvitation } = await import('../../../../contract/households.ts');
    return client.request(checkInvitation, { body: input, signal });
  });
