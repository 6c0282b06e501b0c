// Photos move out of the rows. Those that lie in one stay readable there until they are moved
// (`npm run admin -- blobs --move`).
import type { Migration } from '../migrate.ts';

export const blobs: Migration = {
  name: '0043-blobs',
  statements: [
    // A blob outlives whatever led to it until it has been deleted: the database takes the record from
    // it when that goes, in whichever way, and what no record has is swept away.
    `create table blobs (
      key text primary key not null,
      store text not null,
      record_id text references record_photos (record_id) on delete set null,
      due_at bigint not null
    )`,
    'create unique index blobs_of_record on blobs (record_id)',
    'create index blobs_to_sweep on blobs (due_at) where record_id is null',
    'create index blobs_by_store on blobs (store, key)',
    // A picture that lies elsewhere is empty here: SQLite cannot take the `not null` from a column.
    'alter table record_photos add column blob_key text',
    "alter table record_photos add column type text not null default 'image/webp'",
    'alter table record_photos add column bytes bigint',
    'create index record_photos_in_rows on record_photos (record_id) where blob_key is null',
  ],
};
