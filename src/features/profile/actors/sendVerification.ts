import { fromPromise } from 'xstate';
import { sendVerification } from '../../../../contract/account.ts';
import { RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Has the link that confirms the address mailed once more. */
export const createSendVerification = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<void>(async ({ signal }) => {
    const { status, message } = await client.request(sendVerification, { signal });
    if (status !== 'success') throw new RefusalError(message ?? 'The link was not sent.');
  });
