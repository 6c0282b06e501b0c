// Which plans were written by a version that knows their shape: those are sent on as they are stored.
import type { Migration } from '../migrate.ts';

export const planShape: Migration = {
  name: '0006-plan-shape',
  statements: ['alter table plans add column shape integer'],
};
