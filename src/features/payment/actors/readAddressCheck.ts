import { fromPromise } from 'xstate';
import { fetchPaymentConfig } from '../../../../contract/access.ts';
import type { AddressCheck } from '../../../../machines/shared/payment.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Whether the address was confirmed meanwhile, perhaps in another tab. */
export const createReadAddressCheck = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<AddressCheck>(async ({ signal }) => {
    const { config } = await client.request(fetchPaymentConfig, { signal });
    return { needsVerifiedEmail: config.needs_verified_email };
  });
