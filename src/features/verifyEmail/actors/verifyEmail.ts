import { fromPromise } from 'xstate';
import { verifyEmail } from '../../../../contract/account.ts';
import type { VerificationResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Confirms an address with the token of the mailed link. Fails where no usable answer comes. */
export const createVerifyEmail = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<VerificationResult, { token: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      client.request(verifyEmail, { body: { token: input.token }, signal }),
    );
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') return { outcome: 'refused', message: answer.message };
    return { outcome: answer.is_new_address === true ? 'changed' : 'verified' };
  });
