import type { Transaction } from 'kysely';
import type { PaymentIntent, Tables } from '../../infrastructure/database/schema.ts';

/** Nobody else changes it until the transaction ends. */
export const lockIntent = (
  transaction: Transaction<Tables>,
  by: 'id' | 'reference',
  value: string,
): Promise<PaymentIntent | undefined> =>
  transaction
    .updateTable('payment_intents')
    .set((row) => ({ attempts: row.ref('attempts') }))
    .where(by, '=', value)
    .returningAll()
    .executeTakeFirst();
