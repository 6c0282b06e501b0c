import { fromPromise } from 'xstate';
import { beginSecondFactor } from '../../../../contract/secondFactor.ts';
import type { BegunSetup } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

/** Has a key made for an authenticator app. */
export const createCreateKey = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<BegunSetup>(async ({ signal }) => {
    const answer = await orRefusal(orProof(client.request(beginSecondFactor, { signal })));
    if ('outcome' in answer) return answer;
    const { key, address, qr } = answer;
    return { outcome: 'begun', key: { text: key, address, picture: qr } };
  });
