// Who eats along with the person who has the account.
import type { Migration } from '../migrate.ts';

export const tablePeople: Migration = {
  name: '0024-table-people',
  statements: [
    `create table table_people (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      name text not null,
      kind text not null,
      eats integer not null default 1,
      leaves_out text not null default '[]',
      diets text not null default '[]',
      portion double precision,
      sickness text not null default '',
      answers text not null default '{}',
      weight_kg double precision,
      energy_kcal double precision,
      since_at bigint not null,
      primary key (user_id, id)
    )`,
  ],
};
