// What a table holds of people's health, as far as it goes with the consent of whoever keeps it.
import type { Transaction } from 'kysely';
import type { Tables } from '../../infrastructure/database/schema.ts';

/** Nothing of anybody's health; what never goes into the pot, diets and portions stay. */
export const noTableHealth = {
  sickness: '',
  answers: '{}',
  weight_kg: null,
  energy_kcal: null,
} as const;

export async function clearTableHealth(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<void> {
  await transaction
    .updateTable('table_people')
    .set(noTableHealth)
    .where('user_id', '=', userId)
    .execute();
}
