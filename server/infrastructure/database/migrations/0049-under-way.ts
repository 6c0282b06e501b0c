// Until when a payment that was begun may still be made, and beside which other one it came in; and in which session an authenticator app is being set up.
import type { Migration } from '../migrate.ts';

export const underWay: Migration = {
  name: '0049-under-way',
  statements: [
    'alter table payment_intents add column open_until bigint',
    'alter table payment_intents add column paid_beside text',
    'alter table authenticators add column session_id text',
  ],
};
