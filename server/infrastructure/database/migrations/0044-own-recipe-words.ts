// What an own recipe can be found by beside its name. Null in rows of before, until their list is read once.
import type { Migration } from '../migrate.ts';

export const ownRecipeWords: Migration = {
  name: '0044-own-recipe-words',
  statements: ['alter table own_recipes add column words text'],
};
