import { fromPromise } from 'xstate';
import type { LogInAnswer } from '../../../../contract/account.ts';
import type { LogInResult } from '../../../../machines/shared/messages.ts';
import { AnswerError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { refusalCode } from '../../../actors/refusalCode.ts';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Opens a session on the server and stores it (AUTH-08, AUTH-11). Fails where no usable answer comes. */
export const createLogIn = ({ client, storage, channel }: Connections) =>
  fromPromise<LogInResult, Credentials>(async ({ input, signal }) => {
    const { email, password, code } = input;
    const { logIn } = await import('../../../../contract/account.ts');
    const body = { email, password, ...(code === undefined ? {} : { code }) };
    const answer = await orRefusal(
      client.request(logIn, { body, signal }).catch((error: unknown) => {
        if (refusalCode(error) === 'code_required') return { outcome: 'codeRequired' } as const;
        throw error;
      }),
    );
    if ('outcome' in answer) return answer;
    if (answer.status !== 'success') return { outcome: 'refused', message: answer.message };
    if (!answer.access_token) return { outcome: 'tokenMissing' };
    const person = personIn(answer, email, logIn.path);
    storage.storeSession(person, {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      sessionId: answer.session_id ?? null,
    });
    if (answer.user_data?.units === 'us') storage.writePersonal('units', person.id, 'us');
    channel.announce();
    return { outcome: 'loggedIn', recoveryCodesLeft: answer.recovery_codes_left };
  });

/** @throws AnswerError where it says nothing of who this is */
function personIn({ user_id, user_data }: LogInAnswer, email: string, path: string) {
  const id = user_data?.id ?? user_id;
  if (!id) throw new AnswerError(path);
  return {
    uid: id,
    id,
    email: user_data?.email ?? email,
    displayName: user_data?.display_name ?? null,
    photoURL: null,
  };
}
