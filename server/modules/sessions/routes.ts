// Where a person is signed in.
import { say } from '../../../contract/say.ts';
import { endOtherSessions, endSession, listSessions } from '../../../contract/sessions.ts';
import { readDeviceKey } from '../../../contract/deviceKey.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function sessionRoutes(
  serve: Serve,
  { storage: { sessions, deviceKeyOf }, guard, secondFactor }: Services,
): void {
  serve(listSessions, async ({ person }) => {
    const all = await sessions.list(person.userId);
    return success({
      sessions: all.map((each) => ({
        id: each.id,
        current: each.id === person.sessionId,
        created_at: each.created_at,
        last_seen_at: each.last_seen_at,
        device: each.device,
      })),
    });
  });

  serve(readDeviceKey, async ({ person }) => success({ key: await deviceKeyOf(person.sessionId) }));

  serve(endOtherSessions, async ({ person }) => {
    await secondFactor.demandProof(person);
    await sessions.endOthers(person.userId, person.sessionId);
    return success({ message: 'You have been signed out everywhere else.' });
  });

  serve(endSession, async ({ params, person, reply }) => {
    if (params.id !== person.sessionId) await secondFactor.demandProof(person);
    if (!(await sessions.endOne(person.userId, params.id)))
      throw notFound(say('account.sessionUnknown', 'That session is over already.'));
    if (params.id === person.sessionId) guard.clearCookie(reply);
    return success({ message: 'That session has been signed out.' });
  });
}
