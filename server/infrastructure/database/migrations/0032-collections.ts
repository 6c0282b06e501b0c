// Named collections of recipes, ours and people's own.
import type { Migration } from '../migrate.ts';

export const collections: Migration = {
  name: '0032-collections',
  statements: [
    `create table collections (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      name text not null,
      recipes text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (user_id, id)
    )`,
  ],
};
