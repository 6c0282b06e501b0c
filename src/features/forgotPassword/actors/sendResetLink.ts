import { fromPromise } from 'xstate';
import { ApiError, type ApiErrorCode } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';

/** The server has spoken, whatever it said. */
const answered: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'authenticationFailed',
  'sessionExpired',
  'forbidden',
  'notFound',
  'serverFailed',
  'refused',
]);

/**
 * Asks for a reset link. Whatever the server answers counts as sent (PWD-02), so that no difference
 * tells who has an account; fails where no answer came.
 * @param origin where the link is to lead.
 */
export const createSendResetLink = ({ client }: Pick<Connections, 'client'>, origin: string) =>
  fromPromise<void, { email: string }>(async ({ input, signal }) => {
    const { forgotPassword } = await import('../../../../contract/account.ts');
    try {
      await client.request(forgotPassword, {
        body: { email: input.email, redirect_url: `${origin}/reset-password` },
        signal,
      });
    } catch (error) {
      if (!(error instanceof ApiError && answered.has(error.code))) throw error;
    }
  });
