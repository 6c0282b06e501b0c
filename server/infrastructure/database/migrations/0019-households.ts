// People who shop together. Of an invitation the hash of its secret alone is kept.
import type { Migration } from '../migrate.ts';

export const households: Migration = {
  name: '0019-households',
  statements: [
    `create table households (
      id text primary key not null,
      created_at bigint not null
    )`,
    `create table household_members (
      user_id text primary key not null references users (id) on delete cascade,
      household_id text not null references households (id) on delete cascade,
      role text not null,
      shares_plan integer not null default 1,
      joined_at bigint not null
    )`,
    'create index household_members_of on household_members (household_id)',
    `create table household_invites (
      id text primary key not null,
      token_hash text not null unique,
      household_id text not null references households (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index household_invites_of on household_invites (household_id)',
    'create index household_invites_by on household_invites (user_id)',
    'create index household_invites_by_expiry on household_invites (expires_at)',
  ],
};
