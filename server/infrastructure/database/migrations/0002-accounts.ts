// When consent to store health data was last withdrawn.
import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  name: '0002-accounts',
  statements: ['alter table settings add column health_consent_withdrawn_at bigint'],
};
