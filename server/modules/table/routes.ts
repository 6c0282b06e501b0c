// Who eats along. They are the person's own whether or not a trial or a subscription runs.
import { say } from '../../../contract/say.ts';
import { table as limits } from '../../../contract/constants.ts';
import * as contract from '../../../contract/table.ts';
import { badRequest, tooLarge } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function tableRoutes(
  serve: Serve,
  { storage: { table } }: { readonly storage: Pick<Services['storage'], 'table'> },
): void {
  const read = async (userId: string) => success({ people: await table.read(userId) });

  serve(contract.readTable, async ({ person }) => read(person.userId));

  serve(contract.seatPerson, async ({ params: { id }, body, person: { userId } }) => {
    const outcome = await table.seat(userId, { id, ...body });
    if (outcome === 'no_consent')
      throw badRequest(
        say('table.consent', 'Please agree that we store health information, or leave it out.'),
        'health_consent_missing',
      );
    if (outcome === 'full')
      throw tooLarge(
        say(
          'table.full',
          `At most ${limits.people} people can eat along. Take somebody away first.`,
          { most: limits.people },
        ),
      );
    return read(userId);
  });

  serve(contract.unseatPerson, async ({ params: { id }, person: { userId } }) => {
    await table.unseat(userId, id);
    return read(userId);
  });
}
