// Passkeys, and what they are asked to sign until they have answered.
import type { Migration } from '../migrate.ts';

export const passkeys: Migration = {
  name: '0021-passkeys',
  statements: [
    `create table passkeys (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    'create index passkeys_by_user on passkeys (user_id, id)',
    `create table passkey_challenges (
      challenge_hash text primary key not null,
      user_id text references users (id) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index passkey_challenges_by_user on passkey_challenges (user_id)',
    'create index passkey_challenges_by_end on passkey_challenges (expires_at)',
  ],
};
