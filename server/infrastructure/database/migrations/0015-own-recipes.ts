// Recipes that people wrote, pasted or imported.
import type { Migration } from '../migrate.ts';

export const ownRecipes: Migration = {
  name: '0015-own-recipes',
  statements: [
    `create table own_recipes (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      title text not null,
      minutes integer not null,
      text text not null,
      choices text not null,
      source_url text,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (user_id, id)
    )`,
  ],
};
