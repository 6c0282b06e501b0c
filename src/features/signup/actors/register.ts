import { fromPromise } from 'xstate';
import type { RegisterResult } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
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
    );
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'registered' }
      : { outcome: 'refused', message: answer.message };
  });
