// Weekly plans. One a person and week, which the database holds them to; deleted ones can come back
// for a day, and so can the copy before the last change.
import type { Queries } from '../../infrastructure/database/database.ts';
import { createPlanChanges } from './planChanges.ts';
import { createPlanCopies } from './planCopies.ts';
import { createPlanDeletion } from './planDeletion.ts';
import { createPlanInsertion } from './planInsertion.ts';
import { createPlanReading } from './planReading.ts';
import type { RowMaking } from './planRows.ts';

export function createPlans(queries: Queries, rows: RowMaking) {
  const create = createPlanInsertion(queries, rows);
  return {
    create,
    ...createPlanReading(queries),
    ...createPlanChanges(queries, rows.now),
    ...createPlanDeletion(queries, rows),
    ...createPlanCopies(queries, create),
  };
}
