import { fromPromise } from 'xstate';
import { continueExternalLogIn, finishExternalLogIn } from '../../../../contract/externalLogIn.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import type { ExternalMore, ExternalResult } from '../../../../machines/shared/account.ts';
import { AnswerError, HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { refusalCode } from '../../../actors/refusalCode.ts';

type Answer = AnswerOf<typeof finishExternalLogIn>;

const needs = {
  password_required: 'passwordRequired',
  code_required: 'codeRequired',
  account_unknown: 'accountUnknown',
} as const;

/** Has the server check what the provider answered. Fails where no usable answer comes. */
export const createSendAnswer = (connections: Connections) =>
  fromPromise<ExternalResult, { answer: string }>(async ({ input, signal }) =>
    enter(
      connections,
      connections.client.request(finishExternalLogIn, { body: { answer: input.answer }, signal }),
    ),
  );

/** Gives what was asked for besides. */
export const createSendMore = (connections: Connections) =>
  fromPromise<ExternalResult, ExternalMore>(async ({ input, signal }) => {
    const { answer, ...given } = input;
    const state = new URLSearchParams(answer).get('state') ?? '';
    return enter(
      connections,
      connections.client.request(continueExternalLogIn, { body: { state, ...given }, signal }),
    );
  });

async function enter(
  { storage, channel }: Connections,
  call: Promise<Answer>,
): Promise<ExternalResult> {
  const answer = await orRefusal(call.catch(asNeed));
  if ('outcome' in answer) return answer;
  if (answer.connected === true) return { outcome: 'connected' };
  const { access_token: accessToken, user_data: user } = answer;
  if (!accessToken || !user) throw new AnswerError(finishExternalLogIn.path);
  storage.storeSession(
    {
      uid: user.id,
      id: user.id,
      email: user.email,
      displayName: user.display_name ?? null,
      photoURL: null,
    },
    {
      accessToken,
      refreshToken: answer.refresh_token ?? null,
      sessionId: answer.session_id ?? null,
    },
  );
  if (user.units === 'us') storage.writePersonal('units', user.id, 'us');
  channel.announce();
  return { outcome: 'loggedIn' };
}

/** What the server asks for besides; everything else still fails. */
function asNeed(error: unknown): ExternalResult {
  const need = Object.entries(needs).find(([code]) => code === refusalCode(error))?.[1];
  if (need === undefined) throw error;
  return {
    outcome: need,
    message: error instanceof HttpError ? error.serverMessage : undefined,
  };
}
