// What a person proves besides their password: an authenticator app, codes for the day it is lost, and
// when a session last proved who uses it.
import type { Migration } from '../migrate.ts';

export const secondFactor: Migration = {
  name: '0016-second-factor',
  statements: [
    `create table authenticators (
      user_id text primary key not null references users (id) on delete cascade,
      sealed_key text not null,
      created_at bigint not null,
      confirmed_at bigint,
      last_step bigint not null,
      failures bigint not null,
      failed_at bigint
    )`,
    `create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      code_hash text not null,
      created_at bigint not null,
      used_at bigint,
      primary key (user_id, code_hash)
    )`,
    'alter table sessions add column proved_at bigint',
  ],
};
