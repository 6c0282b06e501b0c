// Who eats along. They are the person's own whether or not a trial or a subscription runs.
import { say } from '../../../contract/say.ts';
import { table as limits } from '../../../contract/constants.ts';
import { allergenGroups } from '../../../contract/allergens.ts';
import * as contract from '../../../contract/table.ts';
import { toldLeftOut } from '../../../kitchen/health/leftOutFoods.ts';
import { badRequest, tooLarge } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

const groups: ReadonlySet<string> = new Set(allergenGroups);

/** Of words of their own it is said what they were understood as. */
function withLeftOut(
  person: contract.TablePerson,
  kitchen: Services['kitchen'],
  country: string | null,
): contract.Seated {
  const allergens = person.leaves_out.filter((word) => !groups.has(word));
  if (allergens.length === 0) return person;
  const understood = kitchen.understand({ allergens, country });
  return { ...person, left_out: toldLeftOut(understood, kitchen.catalogue) };
}

export function tableRoutes(
  serve: Serve,
  {
    kitchen,
    storage: { settings, table },
  }: Pick<Services, 'kitchen'> & {
    readonly storage: Pick<Services['storage'], 'settings' | 'table'>;
  },
): void {
  const read = async (userId: string) => {
    const [people, { country = null }] = await Promise.all([
      table.read(userId),
      settings.read(userId),
    ]);
    return success({ people: people.map((each) => withLeftOut(each, kitchen, country)) });
  };

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
