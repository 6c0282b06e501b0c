// A person's data, to take along; and the end of an account.
import { Readable } from 'node:stream';
import * as account from '../../../contract/account.ts';
import { demandPerson } from './demandPerson.ts';
import { unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function personalRoutes(serve: Serve, services: Services): void {
  const {
    storage: { live, personal, users },
    attempts,
    guard,
    now,
    secondFactor,
    shopping,
  } = services;
  serve(account.exportAccount, async ({ person, reply }) => {
    if (!(await users.find(person.userId))) throw unauthenticated();
    await secondFactor.demandProof(person);
    const day = new Date(now()).toISOString().slice(0, 10);
    void reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="platewise-${day}.json"`);
    // Sent piece by piece, past the schema, which would need it whole.
    return reply.send(Readable.from(personal.export(person.userId))) as never;
  });

  serve(account.deleteAccount, async ({ body, person, request, reply }) => {
    await attempts.password(request, person.userId);
    await demandPerson(services, person, body, request);
    // Who shares a list with them sees what is left of it.
    const household = await shopping.audience(person.userId);
    await personal.delete(person.userId);
    live.tell(household);
    guard.clearCookie(reply);
    return success({ message: 'Your account and everything in it have been deleted.' });
  });
}
