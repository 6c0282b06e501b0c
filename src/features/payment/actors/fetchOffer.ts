import { fromPromise } from 'xstate';
import { fetchPaymentConfig } from '../../../../contract/access.ts';
import type { Offer } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';
import { toMilliseconds } from '../../../actors/instant.ts';

/** What each plan would come to for this person. */
export const createFetchOffer = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<Offer>(async ({ signal }) => {
    const { config } = await client.request(fetchPaymentConfig, { signal });
    const runsUntil = config.runs_until == null ? null : toMilliseconds(config.runs_until);
    const { currency, test_mode: isTestMode, needs_verified_email: needsVerifiedEmail } = config;
    return Object.fromEntries(
      config.plans.map(({ id, ends_at, notice }) => [
        id,
        {
          currency,
          isTestMode,
          needsVerifiedEmail,
          endsAt: toMilliseconds(ends_at),
          notice,
          runsUntil,
        },
      ]),
    );
  });
