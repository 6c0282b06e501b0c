// Until when a payment that was begun may still be made, and beside which other one it came in.
import type { Migration } from '../migrate.ts';

export const paymentsUnderWay: Migration = {
  name: '0049-payments-under-way',
  statements: [
    'alter table payment_intents add column open_until bigint',
    'alter table payment_intents add column paid_beside text',
  ],
};
