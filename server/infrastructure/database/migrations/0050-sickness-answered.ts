// Whether somebody answered the question about an illness. A stored 'No' may be what the form showed unasked, so it is asked again.
import type { Migration } from '../migrate.ts';

export const sicknessAnswered: Migration = {
  name: '0050-sickness-answered',
  statements: [
    'alter table settings add column sickness_answered integer not null default 0',
    'update settings set sickness_answered = 1 where has_sickness = 1',
  ],
};
