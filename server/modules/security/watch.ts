// Notes in the security log what calls tell of an account's safety. Whoever called has the answer before
// anything is written, and what cannot be written keeps nobody from it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RunInBackground } from '../../infrastructure/backgroundTasks.ts';
import { networkOf } from '../../infrastructure/http/counters.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import type { SecurityEvents } from './eventRepository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account a call without a session has changed. */
    accountId: string | null;
    /** What else is to be noted of a call that succeeded. */
    securityDetails: string | null;
  }
}

/** Calls whose success is noted, by their ids in the contract. */
const noted: Readonly<Record<string, string>> = {
  register: 'registered',
  logIn: 'logged_in',
  changePassword: 'password_changed',
  changeEmail: 'new_email_asked_for',
  verifyEmail: 'email_confirmed',
  forgotPassword: 'reset_link_asked_for',
  resetPassword: 'password_reset',
  exportAccount: 'data_exported',
  deleteAccount: 'account_deleted',
  endSession: 'session_ended',
  endOtherSessions: 'sessions_ended',
  confirmSecondFactor: 'second_factor_on',
  endSecondFactor: 'second_factor_off',
  renewRecoveryCodes: 'recovery_codes_renewed',
  proveIdentity: 'identity_proven',
  proveByPasskey: 'identity_proven',
  addPasskey: 'passkey_added',
  removePasskey: 'passkey_removed',
  logInByPasskey: 'logged_in',
  makeApiToken: 'api_token_made',
  revokeApiToken: 'api_token_revoked',
  finishExternalLogIn: 'external_log_in',
  continueExternalLogIn: 'external_log_in',
  removeIdentity: 'identity_removed',
};

/** Refusals that are noted, by their codes. Those of `often` may be nobody's fault: one a quarter of an hour says enough. */
const refused: Readonly<Record<string, string>> = {
  wrong_credentials: 'log_in_failed',
  wrong_password: 'password_not_proven',
  wrong_code: 'code_refused',
  code_used: 'code_refused',
  code_wait: 'code_refused',
  passkey_refused: 'passkey_refused',
  passkey_counter: 'passkey_counter_back',
  external_refused: 'external_answer_refused',
  external_expired: 'external_answer_refused',
  refresh_reused: 'token_reused',
  refresh_unknown: 'token_refused',
  dead_link: 'mailed_link_refused',
  foreign_origin: 'foreign_origin',
  foreign_user: 'foreign_user',
};
const often: Readonly<Record<string, string>> = {
  session_over: 'token_refused',
  token_unknown: 'api_token_refused',
  scope_missing: 'api_token_refused',
  too_many_requests: 'limit_reached',
  quota_used_up: 'quota_used_up',
  storage_full: 'storage_full',
  no_room: 'disk_nearly_full',
};
const pause = 15 * 60_000;
const mostRemembered = 10_000;
/** Beyond it something is wrong that the server's own log shows better. */
const mostAMinute = 3000;

export function watchSecurity(
  app: FastifyInstance,
  events: Pick<SecurityEvents, 'add'>,
  runInBackground: RunInBackground,
  now: () => number,
): void {
  app.decorateRequest('accountId', null);
  app.decorateRequest('securityDetails', null);
  const lately = new Map<string, number>();
  let minute = { from: 0, count: 0 };

  const isNew = (key: string): boolean => {
    const time = now();
    if ((lately.get(key) ?? -Infinity) > time - pause) return false;
    if (lately.size >= mostRemembered) lately.clear();
    lately.set(key, time);
    return true;
  };

  const note = (request: FastifyRequest, kind: string, details?: string): void => {
    const time = now();
    if (time - minute.from >= 60_000) minute = { from: time, count: 0 };
    minute.count += 1;
    if (minute.count > mostAMinute) return;
    const event = {
      kind,
      userId: request.person?.userId ?? request.accountId ?? undefined,
      email: emailIn(request.body),
      ip: request.ip,
      details,
    };
    runInBackground('an event could not be noted in the security log', async () =>
      events.add(event),
    );
  };

  app.addHook('onError', async (request, _reply, error) => {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === undefined) return;
    const operation = operationOf(request);
    const [always, seldom] = [refused[code], often[code]];
    if (always !== undefined) note(request, always, operation);
    const whose = request.person?.userId ?? networkOf(request.ip);
    if (seldom !== undefined && isNew(`${seldom}:${operation ?? ''}:${whose}`))
      note(request, seldom, operation);
  });

  app.addHook('onResponse', async (request, reply) => {
    const kind = noted[operationOf(request) ?? ''];
    if (kind !== undefined && reply.statusCode === 200)
      note(request, kind, request.securityDetails ?? undefined);
  });
}

const operationOf = ({ routeOptions }: FastifyRequest): string | undefined =>
  routeOptions.schema?.operationId;

const emailIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;
