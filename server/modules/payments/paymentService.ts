// Payments without a server around them: what support works with, beside the servers that run.
import { createAccess } from '../access/access.ts';
import { createIdSource } from '../../infrastructure/ids.ts';
import {
  createPaymentService,
  newReference,
  type PaymentParts,
  type Payments,
} from './payments.ts';
import type { Config } from '../../infrastructure/config.ts';
import { configuredPaystack } from './choose.ts';
import { openDatabase } from '../../infrastructure/database/database.ts';
import { createPayments } from './repository.ts';
import { createSubscriptions } from '../access/subscriptionRepository.ts';
import { createUsers } from '../accounts/userRepository.ts';

export interface PaymentDesk {
  readonly service: Payments;
  readonly payments: PaymentParts['storage']['payments'];
  readonly users: PaymentParts['storage']['users'];
  /** Whether payments can be looked up: Paystack's keys are configured. */
  readonly canLookUp: boolean;
  close(): Promise<void>;
}

/** Opens the configured database, migrated to this version. */
export async function openPaymentDesk(
  config: Config,
  now: () => number,
  log: PaymentParts['log'],
): Promise<PaymentDesk> {
  const database = await openDatabase(config, (error) =>
    log.error({ err: error }, 'a database connection failed'),
  );
  const clock = { now, newId: createIdSource(now) };
  const [users, payments] = [createUsers(database, clock), createPayments(database, clock)];
  const access = createAccess({ users, subscriptions: createSubscriptions(database) }, now);
  const provider = configuredPaystack(config);
  const service = createPaymentService({
    storage: { payments, users },
    access,
    provider,
    now,
    log,
    demandsVerifiedEmail: config.mail.smtpUrl !== undefined,
    timeUnit: config.timeUnit,
    newReference,
  });
  return { service, payments, users, canLookUp: provider !== undefined, close: database.close };
}
