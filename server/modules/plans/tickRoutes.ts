// What is ticked off on a plan's shopping list.
import { fetchTicks, saveTicks } from '../../../contract/planTicks.ts';
import { say } from '../../../contract/say.ts';
import { bytesIn } from '../../infrastructure/database/allowances.ts';
import { tooLarge } from '../../infrastructure/http/refusal.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';
import type { Services } from '../../infrastructure/services.ts';
import { keyOf } from './sendingKey.ts';
import { noSuchPlan } from './storedPlans.ts';

export function tickRoutes(
  serve: Serve,
  { storage: { planTicks, allowances } }: Pick<Services, 'storage'>,
): void {
  serve(fetchTicks, async ({ params, query, person }) => {
    const ticks = await planTicks.read(person.userId, params.id, query.since);
    if (!ticks) throw noSuchPlan();
    return success(ticks);
  });

  serve(saveTicks, async ({ body, params, person, request }) => {
    const more = {
      rows: body.ticks.length,
      bytes: bytesIn(...body.ticks.map((each) => each.item_key)),
    };
    const ticks = await allowances.within(person.userId, 'ticks', more, async () =>
      planTicks.save(person.userId, params.id, body.ticks, keyOf(request, 'ticks')),
    );
    if (ticks === 'full')
      throw tooLarge(
        say('plans.tooManyTicks', 'There are too many lines ticked off on this list.'),
      );
    if (!ticks) throw noSuchPlan();
    return success(ticks);
  });
}
