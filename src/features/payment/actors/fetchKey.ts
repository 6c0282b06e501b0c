import { fromPromise } from 'xstate';
import { fetchPaymentConfig } from '../../../../contract/access.ts';
import type { ProviderKey } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';

/** What the provider's popup is opened with. */
export const createFetchKey = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<ProviderKey>(async ({ signal }) => {
    const { config } = await client.request(fetchPaymentConfig, { signal });
    return {
      publicKey: config.public_key,
      scriptUrl: config.script_url,
      needsVerifiedEmail: config.needs_verified_email,
    };
  });
