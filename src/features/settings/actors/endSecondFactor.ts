import { fromPromise } from 'xstate';
import { endSecondFactor } from '../../../../contract/secondFactor.ts';
import type { EndResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

/** From now on a password is enough to log in. */
export const createEndSecondFactor = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<EndResult>(async ({ signal }) => {
    const answer = await orRefusal(orProof(client.request(endSecondFactor, { signal })));
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'done' }
      : { outcome: 'refused', message: answer.message };
  });
