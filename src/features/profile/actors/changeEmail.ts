import { fromPromise } from 'xstate';
import { changeEmail } from '../../../../contract/account.ts';
import type { EndResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from '../../settings/actors/orProof.ts';

/** Has a link mailed to a new address. Fails where no usable answer comes. */
export const createChangeEmail = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<EndResult, { email: string }>(async ({ input, signal }) => {
    const body = { new_email: input.email };
    const answer = await orRefusal(orProof(client.request(changeEmail, { body, signal })));
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'done' }
      : { outcome: 'refused', message: answer.message };
  });
