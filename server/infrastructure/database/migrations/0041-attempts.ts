// Attempts that several processes count together (http/sharedCounters.ts).
import type { Migration } from '../migrate.ts';

export const attempts: Migration = {
  name: '0041-attempts',
  statements: [
    `create table attempts (
      key text primary key not null,
      tries integer not null,
      ends_at bigint not null
    )`,
    'create index attempts_by_end on attempts (ends_at)',
  ],
};
