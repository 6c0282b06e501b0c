import { fromPromise } from 'xstate';
import { createIntent, planIds } from '../../../../contract/access.ts';
import type { IntentResult } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

const isPlanId = (id: string): id is (typeof planIds)[number] =>
  (planIds as readonly string[]).includes(id);

/** Has the server store what is about to be paid; its reference, amount and currency are the ones that count. */
export const createCreateIntent = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<IntentResult, { planId: string }>(async ({ input: { planId }, signal }) => {
    if (!isPlanId(planId)) return { outcome: 'refused' };
    const answer = await orRefusal(
      client.request(createIntent, { body: { plan: planId }, signal }),
    );
    if ('outcome' in answer) return answer;
    const { reference, amount, currency } = answer;
    return { outcome: 'created', intent: { reference, amount, currency } };
  });
