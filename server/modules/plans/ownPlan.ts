import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';
import { noSuchPlan } from './storedPlans.ts';

/** Another person's plan is as good as none. @throws 404 */
export async function findOwn(
  stored: Pick<Storage['plans'], 'find'>,
  { userId }: Person,
  id: string,
): Promise<PlanRecord> {
  const plan = await stored.find(userId, id);
  if (!plan) throw noSuchPlan();
  return plan;
}
