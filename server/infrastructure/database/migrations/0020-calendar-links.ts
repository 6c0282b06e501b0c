// Links by which calendar programs read the planned weeks: one a person, and only its hash.
import type { Migration } from '../migrate.ts';

export const calendarLinks: Migration = {
  name: '0020-calendar-links',
  statements: [
    `create table calendar_links (
      user_id text primary key not null references users (id) on delete cascade,
      token_hash text not null unique,
      created_at bigint not null
    )`,
  ],
};
