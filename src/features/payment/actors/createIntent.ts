import { fromPromise } from 'xstate';
import { createIntent, fetchPaymentConfig, planIds } from '../../../../contract/access.ts';
import type { IntentOrder, IntentResult } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { HttpError } from '../../../api/errors.ts';
import { toUnchecked } from './openPayment.ts';

const isPlanId = (id: string): id is (typeof planIds)[number] =>
  (planIds as readonly string[]).includes(id);

/** Read here and not by `refusalCode`, which public pages have: with it they would fetch what the signed-in pages share. */
const codeOf = (error: unknown): unknown =>
  error instanceof HttpError &&
  typeof error.answer === 'object' &&
  error.answer !== null &&
  'code' in error.answer
    ? error.answer.code
    : undefined;
const outdated = { outcome: 'outdated' } as const;

/** Has the server store what is about to be paid; its reference, amount and currency are the ones that count. */
export const createCreateIntent = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<IntentResult, IntentOrder>(
    async ({ input: { planId, runsUntil, closed }, signal }) => {
      /** Of what is under way; where that was settled meanwhile, the plans are looked at again. */
      const findOther = async (): Promise<IntentResult> => {
        const { config } = await client.request(fetchPaymentConfig, { signal });
        const payment = toUnchecked(config.open_payment);
        return payment ? { outcome: 'underWay', payment } : outdated;
      };
      if (!isPlanId(planId)) return { outcome: 'refused' };
      const answer = await orRefusal(
        client
          .request(createIntent, { body: { plan: planId, runs_until: runsUntil, closed }, signal })
          .catch((error: unknown) => {
            const code = codeOf(error);
            if (code === 'plan_changed') return outdated;
            if (code === 'payment_under_way') return findOther();
            throw error;
          }),
      );
      if ('outcome' in answer) return answer;
      const { reference, amount, currency } = answer;
      return { outcome: 'created', intent: { reference, amount, currency } };
    },
  );
