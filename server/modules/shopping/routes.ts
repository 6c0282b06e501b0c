// The shopping list. It is the person's own whether or not a trial or a subscription runs.
import { shopping as limits } from '../../../contract/constants.ts';
import { localDateHeader } from '../../../contract/localDate.ts';
import type { FastifyRequest } from 'fastify';
import * as receiptCalls from '../../../contract/receipts.ts';
import { say } from '../../../contract/say.ts';
import * as contract from '../../../contract/shopping.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

/** The day where the reader is, as they say it. */
function localDateOf({ headers }: FastifyRequest): string | undefined {
  const told = headers[localDateHeader];
  return typeof told === 'string' ? told : undefined;
}

export function shoppingRoutes(
  serve: Serve,
  { shopping, attempts, storage: { live } }: Pick<Services, 'shopping' | 'attempts' | 'storage'>,
): void {
  serve(contract.readShopping, async ({ query: { weeks = limits.usualWeeks }, person, request }) =>
    success(await shopping.read(person.userId, weeks, localDateOf(request))),
  );

  serve(contract.changeShopping, async ({ body, person, request }) => {
    await attempts.shoppingChange(request, person.userId);
    const list = await shopping.change(person.userId, body.changes, localDateOf(request));
    live.tell(list.members.map(({ id }) => id));
    return success(list);
  });
}

/** What was paid, read off a receipt. A photo counts among those of the day, whatever is read in it. */
export function receiptRoutes(
  serve: Serve,
  {
    receipts,
    shopping,
    attempts,
    storage: { live },
  }: Pick<Services, 'receipts' | 'shopping' | 'attempts' | 'storage'>,
): void {
  serve(receiptCalls.readReceipt, async ({ person, request }) => {
    const { file } = request;
    if (!file) throw badRequest(say('photo.missing', 'Please choose a photo.'), 'photo_missing');
    await attempts.photo(request, person.userId);
    return success({ receipt: await receipts.read(person, file) });
  });

  serve(receiptCalls.keepPrices, async ({ body, person, request }) => {
    await attempts.shoppingChange(request, person.userId);
    const before = await receipts.keep(person.userId, body);
    live.tell(await shopping.audience(person.userId));
    return success({ before });
  });
}
