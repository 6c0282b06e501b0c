import { fromPromise } from 'xstate';
import { changePassword } from '../../../../contract/account.ts';
import type { PasswordResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Sets a new password for whoever knows the current one (SET-08). Fails where no usable answer comes. */
export const createChangePassword = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PasswordResult, { currentPassword: string; newPassword: string }>(
    async ({ input, signal }) => {
      const answer = await orRefusal(
        client.request(changePassword, {
          body: { current_password: input.currentPassword, new_password: input.newPassword },
          signal,
        }),
      );
      if ('outcome' in answer) return answer;
      return answer.status === 'success'
        ? { outcome: 'updated' }
        : { outcome: 'refused', message: answer.message };
    },
  );
