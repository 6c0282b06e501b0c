import { fromPromise } from 'xstate';
import { readSecondFactor } from '../../../../contract/secondFactor.ts';
import type { SecondFactorState } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Whether logging in asks for a code. */
export const createReadSecondFactor = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<SecondFactorState>(async ({ signal }) => {
    const {
      on,
      since,
      recovery_codes_left,
      begun = false,
    } = await client.request(readSecondFactor, { signal });
    return {
      isOn: on,
      since: since === null ? null : new Date(since).getTime(),
      codesLeft: recovery_codes_left,
      isBegun: begun,
    };
  });
