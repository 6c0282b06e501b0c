// Personal tokens for the API. Of each only the hash is kept.
import type { Migration } from '../migrate.ts';

export const apiTokens: Migration = {
  name: '0031-api-tokens',
  statements: [
    `create table api_tokens (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      token_hash text not null unique,
      name text not null,
      scopes text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    'create index api_tokens_by_user on api_tokens (user_id, id)',
  ],
};
