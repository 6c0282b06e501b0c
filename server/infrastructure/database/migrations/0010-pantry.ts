// What people have at home.
import type { Migration } from '../migrate.ts';

export const pantry: Migration = {
  name: '0010-pantry',
  statements: [
    `create table pantry_items (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      food_key text,
      words text not null,
      grams double precision,
      use_by text,
      use_first integer not null default 0,
      staple integer not null default 0,
      at_hand integer not null default 1,
      since_at bigint not null,
      primary key (user_id, id)
    )`,
  ],
};
