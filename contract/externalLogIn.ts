// Logging in by an outside provider (OpenID Connect), where the operator has configured one. A browser goes
// there and comes back with an answer that counts once, in the browser that went.
import * as z from 'zod/mini';
import { LogInAnswer } from './account.ts';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, Status } from './common.ts';
import { inSchema } from './say.ts';
import { Code } from './secondFactor.ts';

/** `connected`: the provider now logs in to the account that asked for it; no new session was opened. */
const Finished = z.extend(LogInAnswer, { connected: z.optional(z.boolean()) });

export const readExternalProvider = call({
  id: 'readExternalProvider',
  method: 'GET',
  path: '/api/login/external',
  auth: 'none',
  summary: 'What the outside provider of log-ins is called; null where none is configured',
  answer: z.object({ status: Status, name: z.nullable(z.string()) }),
});
/** Followed by a browser as a link: it leads to the provider. */
export const startExternalLogIn = call({
  id: 'startExternalLogIn',
  method: 'GET',
  path: '/api/login/external/start',
  auth: 'none',
  summary: 'Go to the provider to log in; answers with a redirect',
  answer: z.string(),
});
/** Refused with the code `password_required`, `code_required` or `account_unknown` where more is needed. */
export const finishExternalLogIn = call({
  id: 'finishExternalLogIn',
  method: 'POST',
  path: '/api/login/external/answer',
  auth: 'none',
  summary: 'Open a session with what the provider sent the browser back with',
  body: z.object({ answer: z.string().check(z.maxLength(8000)) }),
  answer: Finished,
});
export const continueExternalLogIn = call({
  id: 'continueExternalLogIn',
  method: 'POST',
  path: '/api/login/external/more',
  auth: 'none',
  summary: 'Give what such a log-in still needs: a password, a code, or the wish for an account',
  body: z.object({
    state: z.string().check(z.maxLength(100)),
    password: z.optional(
      z
        .string()
        .check(
          z.minLength(1, inSchema('account.passwordRequired', 'Password is required.')),
          z.maxLength(1000),
        ),
    ),
    code: z.optional(Code),
    /** To have an account made; its terms have been shown. */
    create: z.optional(z.boolean()),
  }),
  answer: Finished,
});

const Identity = z.object({
  id: Id,
  /** As the provider wrote it when it was connected. */
  email: z.nullable(z.string()),
  created_at: Instant,
  used_at: z.nullable(Instant),
});
export const listIdentities = call({
  id: 'listIdentities',
  method: 'GET',
  path: '/api/account/identities',
  summary: "The provider's accounts that log in to this one",
  answer: z.object({
    status: Status,
    name: z.nullable(z.string()),
    identities: z.array(Identity),
  }),
});
export const connectIdentity = call({
  id: 'connectIdentity',
  method: 'POST',
  path: '/api/account/identities',
  summary: 'Where to go to connect an account of the provider; needs a fresh proof',
  answer: z.object({ status: Status, address: z.string() }),
});
export const removeIdentity = call({
  id: 'removeIdentity',
  method: 'DELETE',
  path: '/api/account/identities/:id',
  summary: 'An account of the provider logs in no more; needs a fresh proof',
  params: z.object({ id: Id }),
  answer: Acknowledgement,
});
