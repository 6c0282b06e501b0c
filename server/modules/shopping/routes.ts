// The shopping list. It is the person's own whether or not a trial or a subscription runs.
import { shopping as limits } from '../../../contract/constants.ts';
import * as contract from '../../../contract/shopping.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function shoppingRoutes(
  serve: Serve,
  { shopping, attempts, storage: { live } }: Pick<Services, 'shopping' | 'attempts' | 'storage'>,
): void {
  serve(contract.readShopping, async ({ query: { weeks = limits.weeks }, person }) =>
    success(await shopping.read(person.userId, weeks)),
  );

  serve(contract.changeShopping, async ({ body, person, request }) => {
    await attempts.shoppingChange(request, person.userId);
    const list = await shopping.change(person.userId, body.changes);
    live.tell(list.members.map(({ id }) => id));
    return success(list);
  });
}
