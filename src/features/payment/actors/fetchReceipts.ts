import { fromPromise } from 'xstate';
import { fetchPayments } from '../../../../contract/access.ts';
import type { Receipt } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';

const returnedAs = {
  refunded: 'refunded',
  partly_refunded: 'partlyRefunded',
  disputed: 'disputed',
} as const;

/** What the person has paid for, newest first. */
export const createFetchReceipts = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<readonly Receipt[]>(async ({ signal }) => {
    const { payments } = await client.request(fetchPayments, { signal });
    return payments.map(
      ({
        id,
        reference,
        plan_name: planName,
        amount,
        currency,
        status,
        returned,
        returned_amount: returnedAmount = 0,
        created_at,
        paid_at,
        end_date,
        paid_beside: paidBeside = null,
      }) => ({
        id,
        reference,
        planName,
        amount,
        currency,
        status: returned ? returnedAs[returned] : status,
        returnedAmount,
        at: toMilliseconds(paid_at ?? created_at),
        endsAt: end_date === null ? null : toMilliseconds(end_date),
        paidBeside,
      }),
    );
  });
