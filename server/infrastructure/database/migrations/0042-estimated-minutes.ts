// Whether the minutes of an own recipe are estimated from its steps, for lists that do not read its text.
import type { Migration } from '../migrate.ts';

export const estimatedMinutes: Migration = {
  name: '0042-estimated-minutes',
  statements: ['alter table own_recipes add column minutes_estimated integer not null default 0'],
};
