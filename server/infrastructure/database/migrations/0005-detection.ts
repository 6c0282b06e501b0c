// History that is searched and whose deletions can be undone: the words of each record, folded for
// searching, beside it in a small table of their own, so that a search reads no instructions.
import type { Migration } from '../migrate.ts';

export const detection: Migration = {
  name: '0005-detection',
  statements: [
    'alter table records add column deleted_at bigint',
    'create index records_deleted on records (deleted_at) where deleted_at is not null',
    `create table record_words (
      user_id text not null references users (id) on delete cascade,
      record_id text not null references records (id) on delete cascade,
      words text not null,
      folded integer not null,
      primary key (user_id, record_id)
    )`,
    'create index record_words_of_record on record_words (record_id)',
    // The words of what is there already are folded when its owner first searches: no database folds as we do.
    "insert into record_words (user_id, record_id, words, folded) select user_id, id, '', 0 from records",
    'create index record_words_to_fold on record_words (user_id) where folded = 0',
  ],
};
