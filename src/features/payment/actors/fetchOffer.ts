import { fromPromise } from 'xstate';
import { fetchPaymentConfig } from '../../../../contract/access.ts';
import type { OfferAnswer } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';
import { toUnchecked } from './openPayment.ts';

/** What each plan would come to for this person, and what they have begun to pay. */
export const createFetchOffer = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<OfferAnswer>(async ({ signal }) => {
    const { config } = await client.request(fetchPaymentConfig, { signal });
    const runsUntil = config.runs_until == null ? null : toMilliseconds(config.runs_until);
    const { currency, test_mode: isTestMode, needs_verified_email: needsVerifiedEmail } = config;
    const offer = Object.fromEntries(
      config.plans.map(({ id, starts_at, ends_at, follows }) => [
        id,
        {
          currency,
          isTestMode,
          needsVerifiedEmail,
          endsAt: toMilliseconds(ends_at),
          follows: follows
            ? {
                planName: follows.plan_name,
                until: toMilliseconds(starts_at),
                length: follows.length,
              }
            : null,
          runsUntil,
        },
      ]),
    );
    return { offer, open: toUnchecked(config.open_payment) };
  });
