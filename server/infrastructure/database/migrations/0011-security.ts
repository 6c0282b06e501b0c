// What the server keeps for its own safety: its secret, whose trial has run, and the security log.
import type { Migration } from '../migrate.ts';

export const security: Migration = {
  name: '0011-security',
  statements: [
    `create table server_secrets (
      name text primary key not null,
      secret text not null,
      created_at bigint not null
    )`,

    // No reference to users: it outlives the account, and nothing but the trial is read from it.
    `create table trials (
      address_hash text primary key not null,
      started_at bigint not null
    )`,
    'create index trials_by_age on trials (started_at)',

    `create table security_events (
      id text primary key not null,
      at bigint not null,
      kind text not null,
      account_hash text,
      address_hash text,
      details text not null
    )`,
    'create index security_events_by_age on security_events (at)',
    'create index security_events_of_account on security_events (account_hash, at)',
  ],
};
