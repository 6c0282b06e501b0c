// What people say of our recipes: favourites, and what they do not want again.
import type { Migration } from '../migrate.ts';

export const recipeMarks: Migration = {
  name: '0014-recipe-marks',
  statements: [
    `create table recipe_marks (
      user_id text not null references users (id) on delete cascade,
      recipe_id text not null,
      mark text not null,
      since_at bigint not null,
      primary key (user_id, recipe_id)
    )`,
  ],
};
