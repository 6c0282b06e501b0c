// Payments without a server around them: what support works with, beside the servers that run.
import { createAccess } from './access.ts';
import { createIdSource } from './ids.ts';
import { createPaymentService, newReference, type PaymentParts, type Payments } from './payments.ts';
import type { Config } from './plugins/env.ts';
import { configuredPaystack } from './providers/payment/choose.ts';
import { openDatabase } from './storage/database.ts';
import { createPayments } from './storage/payments.ts';
import { createSubscriptions } from './storage/subscriptions.ts';
import { createUsers } from './storage/users.ts';

export interface PaymentDesk {
  readonly service: Payments;
  readonly payments: PaymentParts['storage']['payments'];
  readonly users: PaymentParts['storage']['users'];
  /** Whether payments can be looked up: Paystack's keys are configured. */
  readonly canLookUp: boolean;
  close(): Promise<void>;
}

/** Opens the configured database, migrated to this version. */
export async function openPaymentDesk(config: Config, now: () => number, log: PaymentParts['log']): Promise<PaymentDesk> {
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'a database connection failed'));
  const clock = { now, newId: createIdSource(now) };
  const [users, payments] = [createUsers(database, clock), createPayments(database, clock)];
  const access = createAccess({ users, subscriptions: createSubscriptions(database) }, now);
  const provider = configuredPaystack(config);
  const service = createPaymentService({ storage: { payments, users }, access, provider, now, log, demandsVerifiedEmail: config.mail.smtpUrl !== undefined, timeUnit: config.timeUnit, newReference });
  return { service, payments, users, canLookUp: provider !== undefined, close: database.close };
}
