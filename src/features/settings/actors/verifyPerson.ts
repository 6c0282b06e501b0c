import { fromPromise } from 'xstate';
import { proveIdentity } from '../../../../contract/secondFactor.ts';
import type { ProofResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { refusalCode } from '../../../actors/refusalCode.ts';

/** Proves to the server who uses this session. */
export const createVerifyPerson = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<ProofResult, { password: string; code?: string | undefined }>(
    async ({ input, signal }) => {
      const { password, code } = input;
      const body = { current_password: password, ...(code === undefined ? {} : { code }) };
      const answer = await orRefusal(
        client.request(proveIdentity, { body, signal }).catch((error: unknown) => {
          if (refusalCode(error) === 'code_required') return { outcome: 'codeRequired' } as const;
          throw error;
        }),
      );
      if ('outcome' in answer) return answer;
      return answer.status === 'success'
        ? { outcome: 'proven' }
        : { outcome: 'refused', message: answer.message };
    },
  );
