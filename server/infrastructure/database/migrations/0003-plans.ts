// What a plan was made from, its copy before the last change, clearings that can be undone, ticks in
// the order in which the server took them, and which sendings were applied already.
import type { Migration } from '../migrate.ts';

export const plans: Migration = {
  name: '0003-plans',
  statements: [
    'alter table plans add column basis text',
    'alter table plans add column report text',
    'alter table plans add column previous_meal_plan text',
    'alter table plans add column previous_basis text',
    'alter table plans add column previous_report text',
    'alter table plans add column previous_at bigint',
    'alter table plans add column clear_id text',
    'alter table plans add column ticks_version integer not null default 0',
    'create index plans_by_age on plans (user_id, id)',
    'alter table plan_ticks add column ticked integer not null default 1',
    'alter table plan_ticks add column version integer not null default 0',
    `create table applied_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      result text not null,
      created_at bigint not null,
      primary key (user_id, key)
    )`,
    'create index applied_keys_by_age on applied_keys (created_at)',
  ],
};
