// The address that a mailed link gives to an account: its next one, or the one before.
import type { Migration } from '../migrate.ts';

export const newEmailAddresses: Migration = {
  name: '0047-new-email-addresses',
  statements: ['alter table reset_tokens add column email text'],
};
