// What a list said of health beside the settings, kept with the dish that was cooked for it.
import type { Migration } from '../migrate.ts';

export const heardHealth: Migration = {
  name: '0028-heard-health',
  statements: ['alter table records add column heard_health text'],
};
