import { fromPromise } from 'xstate';
import { renewRecoveryCodes } from '../../../../contract/secondFactor.ts';
import type { CodesResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

/** Has new recovery codes made; the old ones end. */
export const createCreateCodes = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<CodesResult>(async ({ signal }) => {
    const answer = await orRefusal(orProof(client.request(renewRecoveryCodes, { signal })));
    return 'outcome' in answer ? answer : { outcome: 'done', codes: answer.recovery_codes };
  });
