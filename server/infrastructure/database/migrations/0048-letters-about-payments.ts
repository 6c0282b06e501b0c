// What was told by letter: that a payment came in, that a subscription or a trial ends; and in which language.
import type { Migration } from '../migrate.ts';

export const lettersAboutPayments: Migration = {
  name: '0048-letters-about-payments',
  statements: [
    'alter table users add column language text',
    'alter table users add column trial_end_told_at bigint',
    'alter table payment_intents add column receipt_sent_at bigint',
    'alter table subscriptions add column end_told_at bigint',
    // Nobody gets a receipt now for what was paid before there were any.
    `update payment_intents set receipt_sent_at = verified_at where status = 'paid'`,
    `create index payment_intents_without_receipt on payment_intents (verified_at) where status = 'paid' and receipt_sent_at is null`,
    'create index subscriptions_not_told on subscriptions (end_at) where end_told_at is null',
    'create index users_trial_not_told on users (trial_started_at) where trial_end_told_at is null',
  ],
};
