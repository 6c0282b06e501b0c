// Where a person is signed in.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, Status } from './common.ts';

export const SessionSummary = z.object({
  id: Id,
  current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
  device: z.string(),
});
export const SessionsAnswer = z.object({ status: Status, sessions: z.array(SessionSummary) });

export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

export const listSessions = call({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the person is signed in',
  answer: SessionsAnswer,
});
export const endOtherSessions = call({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions/others',
  summary: 'Sign out everywhere else',
  answer: Acknowledgement,
});
export const endSession = call({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out in one other place, which needs a fresh proof, or here',
  params: z.object({ id: Id }),
  answer: Acknowledgement,
});
