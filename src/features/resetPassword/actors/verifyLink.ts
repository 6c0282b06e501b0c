import { fromPromise } from 'xstate';
import type { LinkCheck } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Asks whether a mailed token could still set a new password. Fails where no usable answer comes. */
export const createVerifyLink = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<LinkCheck, { token: string }>(async ({ input, signal }) => {
    const { checkResetLink } = await import('../../../../contract/account.ts');
    const { is_usable } = await client.request(checkResetLink, {
      body: { access_token: input.token },
      signal,
    });
    return { isUsable: is_usable };
  });
