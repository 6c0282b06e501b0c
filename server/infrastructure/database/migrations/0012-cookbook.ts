// What makes the history a cookbook: the recipe as it was cooked, the person's note and their stars.
import type { Migration } from '../migrate.ts';

export const cookbook: Migration = {
  name: '0012-cookbook',
  statements: [
    'alter table records add column recipe text',
    'alter table records add column note text',
    'alter table records add column rating integer',
  ],
};
