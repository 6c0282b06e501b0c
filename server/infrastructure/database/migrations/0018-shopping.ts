// What people put onto their shopping list themselves, and who ticked a line of a plan.
import type { Migration } from '../migrate.ts';

export const shopping: Migration = {
  name: '0018-shopping',
  statements: [
    `create table shopping_items (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      words text not null,
      note text not null default '',
      food_key text,
      grams double precision,
      ticked integer not null default 0,
      ticked_by text references users (id) on delete set null,
      since_at bigint not null,
      primary key (user_id, id)
    )`,
    'create index shopping_items_ticked_by on shopping_items (ticked_by)',
    'alter table plan_ticks add column ticked_by text references users (id) on delete set null',
    'create index plan_ticks_ticked_by on plan_ticks (ticked_by)',
  ],
};
