import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** Whether an invitation still counts, for who is not signed in. The call's code is fetched with it: few visits begin so. */
export const createVerifyInvitation = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<{ valid: boolean }, { secret: string }>(async ({ input, signal }) => {
    const { verifyInvitation } = await import('../../../../contract/households.ts');
    return client.request(verifyInvitation, { body: input, signal });
  });
