// Photos that people keep with their records: small copies, each beside its record and gone with it.
import type { Migration } from '../migrate.ts';

export const recordPhotos: Migration = {
  name: '0007-record-photos',
  statements: [
    // The picture comes last: a database reads the columns before it without reading through it.
    `create table record_photos (
      record_id text primary key not null references records (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      mark text not null,
      created_at bigint not null,
      picture text not null
    )`,
    'create index record_photos_of_user on record_photos (user_id)',
  ],
};
