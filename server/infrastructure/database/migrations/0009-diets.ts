// What a person eats by choice or belief: no health data, so it stands apart from it.
import type { Migration } from '../migrate.ts';

export const diets: Migration = {
  name: '0009-diets',
  statements: ["alter table settings add column diets text not null default '[]'"],
};
