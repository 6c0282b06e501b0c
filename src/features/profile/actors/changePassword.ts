import { fromPromise } from 'xstate';
import { changePassword } from '../../../../contract/account.ts';
import type { PasswordResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { refusalCode } from '../../../actors/refusalCode.ts';

/** The account has no password, or asks for a code besides: a proof stands for what is missing. */
const proofCodes: readonly (string | undefined)[] = ['proof_required', 'code_required'];

/**
 * Sets a new password for whoever knows the current one (SET-08), or has proved lately who they are. Fails where no
 * usable answer comes.
 */
export const createChangePassword = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PasswordResult, { currentPassword: string; newPassword: string }>(
    async ({ input, signal }) => {
      const { currentPassword, newPassword } = input;
      const body = {
        ...(currentPassword === '' ? {} : { current_password: currentPassword }),
        new_password: newPassword,
      };
      const answer = await orRefusal(
        client.request(changePassword, { body, signal }).catch((error: unknown) => {
          if (proofCodes.includes(refusalCode(error))) return { outcome: 'proofRequired' } as const;
          throw error;
        }),
      );
      if ('outcome' in answer) return answer;
      return answer.status === 'success'
        ? { outcome: 'updated' }
        : { outcome: 'refused', message: answer.message };
    },
  );
