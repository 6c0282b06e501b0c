import { fromPromise } from 'xstate';
import type { PasswordResult } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Sets a new password with a mailed token (PWD-05). Fails where no usable answer comes. */
export const createResetPassword = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PasswordResult, { token: string; newPassword: string }>(async ({ input, signal }) => {
    const { resetPassword } = await import('../../../../contract/account.ts');
    const answer = await orRefusal(
      client.request(resetPassword, {
        body: { access_token: input.token, new_password: input.newPassword },
        signal,
      }),
    );
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'updated' }
      : { outcome: 'refused', message: answer.message };
  });
