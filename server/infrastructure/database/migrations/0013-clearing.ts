// What is cleared away is found by its age: each query of the clearing has an index, of the rows alone
// that it may be about where those are few.
import type { Migration } from '../migrate.ts';

export const clearing: Migration = {
  name: '0013-clearing',
  statements: [
    'create index plans_deleted on plans (deleted_at) where deleted_at is not null',
    'create index plans_with_previous on plans (previous_at) where previous_at is not null',
    'create index usage_reserved on usage (expires_at) where expires_at is not null',
    'create index sessions_by_expiry on sessions (expires_at)',
    'create index reset_tokens_by_expiry on reset_tokens (expires_at)',
    'create index analyses_by_age on analyses (created_at)',
    "create index payment_intents_dropped on payment_intents (created_at) where status <> 'paid' and reported_at is null and next_check_at is null",
  ],
};
