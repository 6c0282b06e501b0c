import { fromPromise } from 'xstate';
import { createIntent, planIds } from '../../../../contract/access.ts';
import type { IntentOrder, IntentResult } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { HttpError } from '../../../api/errors.ts';

const isPlanId = (id: string): id is (typeof planIds)[number] =>
  (planIds as readonly string[]).includes(id);

/** Read here and not by `refusalCode`, which public pages have: with it they would fetch what the signed-in pages share. */
const isChanged = (error: unknown): boolean =>
  error instanceof HttpError &&
  typeof error.answer === 'object' &&
  error.answer !== null &&
  'code' in error.answer &&
  error.answer.code === 'plan_changed';
const outdated = { outcome: 'outdated' } as const;

/** Has the server store what is about to be paid; its reference, amount and currency are the ones that count. */
export const createCreateIntent = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<IntentResult, IntentOrder>(async ({ input: { planId, runsUntil }, signal }) => {
    if (!isPlanId(planId)) return { outcome: 'refused' };
    const answer = await orRefusal(
      client
        .request(createIntent, { body: { plan: planId, runs_until: runsUntil }, signal })
        .catch((error: unknown) => {
          if (isChanged(error)) return outdated;
          throw error;
        }),
    );
    if ('outcome' in answer) return answer;
    const { reference, amount, currency } = answer;
    return { outcome: 'created', intent: { reference, amount, currency } };
  });
