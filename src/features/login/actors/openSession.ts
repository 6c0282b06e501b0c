import { type LogInAnswer, logIn } from '../../../../contract/account.ts';
import type { LogInDetails, LogInResult } from '../../../../machines/shared/messages.ts';
import { AnswerError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { refusalCode } from '../../../actors/refusalCode.ts';

/** Opens a session on the server and stores it (AUTH-08, AUTH-11). */
export async function openSession(
  { client, storage, channel }: Connections,
  details: LogInDetails,
  signal: AbortSignal,
): Promise<LogInResult> {
  const answer = await orRefusal(
    send(client, details, signal).catch((error: unknown) => {
      if (refusalCode(error) === 'code_required') return { outcome: 'codeRequired' } as const;
      throw error;
    }),
  );
  if ('outcome' in answer) return answer;
  if (answer.status !== 'success') return { outcome: 'refused', message: answer.message };
  if (!answer.access_token) return { outcome: 'tokenMissing' };
  const person = personIn(answer, 'email' in details ? details.email : '');
  storage.storeSession(person, {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    sessionId: answer.session_id ?? null,
  });
  if (answer.user_data?.units === 'us') storage.writePersonal('units', person.id, 'us');
  channel.announce();
  return { outcome: 'loggedIn', recoveryCodesLeft: answer.recovery_codes_left };
}

async function send(
  client: Connections['client'],
  details: LogInDetails,
  signal: AbortSignal,
): Promise<LogInAnswer> {
  if ('passkey' in details)
    return (await import('./passkeyCalls.ts')).logInBy(client, details.passkey, signal);
  return client.request(logIn, { body: details, signal });
}

/** @throws AnswerError where it says nothing of who this is */
function personIn({ user_id, user_data }: LogInAnswer, email: string) {
  const id = user_data?.id ?? user_id;
  if (!id) throw new AnswerError(logIn.path);
  return {
    uid: id,
    id,
    email: user_data?.email ?? email,
    displayName: user_data?.display_name ?? null,
    photoURL: null,
  };
}
