import { fromPromise } from 'xstate';
import type { RegisterResult } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal, type Refused } from '../../../actors/orRefusal.ts';
import { NetworkError } from '../../../api/errors.ts';
import { ours } from '../../../api/sentences.ts';

interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Without a connection the person can do something about it, and is told so. */
function unlessOffline(error: unknown): Refused {
  if (!(error instanceof NetworkError)) throw error;
  return {
    outcome: 'refused',
    message: ours(
      'api.registrationUnsent',
      'Failed to create account. You seem to be offline. Please check your connection and try again.',
    ),
  };
}

/** Creates an account (SIGN-04). Fails where no usable answer comes. */
export const createRegister = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<RegisterResult, NewPerson>(async ({ input, signal }) => {
    const { email, password, firstName, lastName } = input;
    const { register } = await import('../../../../contract/account.ts');
    const answer = await orRefusal(
      client.request(register, {
        body: { email, password, first_name: firstName, last_name: lastName },
        signal,
      }),
    ).catch(unlessOffline);
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'registered' }
      : { outcome: 'refused', message: answer.message };
  });
