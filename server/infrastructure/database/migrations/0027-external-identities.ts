// Accounts of an outside provider that log in to ours, and log-ins that are under way there.
import type { Migration } from '../migrate.ts';

export const externalIdentities: Migration = {
  name: '0027-external-identities',
  statements: [
    `create table external_identities (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      issuer text not null,
      subject text not null,
      email text,
      created_at bigint not null,
      used_at bigint,
      unique (issuer, subject)
    )`,
    'create index external_identities_by_user on external_identities (user_id, id)',
    `create table external_log_ins (
      state_hash text primary key not null,
      browser_hash text not null,
      user_id text references users (id) on delete cascade,
      session_id text references sessions (id) on delete cascade,
      step text not null,
      issuer text,
      subject text,
      email text,
      email_verified integer,
      first_name text,
      last_name text,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index external_log_ins_by_user on external_log_ins (user_id)',
    'create index external_log_ins_by_session on external_log_ins (session_id)',
    'create index external_log_ins_by_end on external_log_ins (expires_at)',
  ],
};
