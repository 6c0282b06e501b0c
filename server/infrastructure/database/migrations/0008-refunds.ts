// What went back of each payment: several refunds add up, and the news of one may come before the payment's own.
import type { Migration } from '../migrate.ts';

export const refunds: Migration = {
  name: '0008-refunds',
  statements: ["alter table payment_intents add column refunds text not null default '{}'"],
};
