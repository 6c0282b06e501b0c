// Work that may wait and must not be lost (infrastructure/jobs).
import type { Migration } from '../migrate.ts';

export const jobs: Migration = {
  name: '0040-jobs',
  statements: [
    // No reference to users: a job may belong to nobody, and the deletion of an account empties its own.
    `create table jobs (
      id text primary key not null,
      kind text not null,
      user_id text,
      sealed text not null,
      attempts integer not null,
      due_at bigint not null,
      lease text,
      created_at bigint not null,
      gives_up_at bigint not null,
      dead_at bigint,
      problem text
    )`,
    'create index jobs_by_due on jobs (due_at) where dead_at is null',
    'create index jobs_by_death on jobs (dead_at) where dead_at is not null',
    'create index jobs_of_user on jobs (user_id) where user_id is not null',
  ],
};
