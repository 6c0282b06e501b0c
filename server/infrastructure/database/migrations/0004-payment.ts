// When each payment is looked up next, and the support list: payments that need a person.
import type { Migration } from '../migrate.ts';

export const payment: Migration = {
  name: '0004-payment',
  statements: [
    'alter table payment_intents add column reported_at bigint',
    'alter table payment_intents add column attempts integer not null default 0',
    'alter table payment_intents add column next_check_at bigint',
    'alter table payment_intents add column last_problem text',
    'create index payment_intents_to_check on payment_intents (next_check_at)',
    'create index payment_intents_by_age on payment_intents (user_id, created_at)',

    `create table payment_cases (
      reference text primary key not null,
      kind text not null,
      details text not null,
      created_at bigint not null,
      resolved_at bigint,
      note text
    )`,
    'create index payment_cases_open on payment_cases (resolved_at)',
  ],
};
