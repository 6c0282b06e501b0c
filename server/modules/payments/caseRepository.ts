// The support list: payments that a person has to look at.
import type { Queries } from '../../infrastructure/database/database.ts';
import type { PaymentCase } from '../../infrastructure/database/schema.ts';

export const createCases = ({ db }: Queries, now: () => number) => ({
  /** Puts a payment on the support list, once; what was settled there comes back when something else happens to it. @returns whether it is new there. */
  async openCase(
    reference: string,
    kind: Exclude<PaymentCase['kind'], 'refunded'>,
    details: string,
  ): Promise<boolean> {
    const news = { kind, details, created_at: now(), resolved_at: null };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('payment_cases')
      .values({ reference, ...news })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(news)
          .where('payment_cases.kind', '!=', kind)
          .where('payment_cases.resolved_at', 'is not', null),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async listCases(): Promise<PaymentCase[]> {
    return db
      .selectFrom('payment_cases')
      .selectAll()
      .where('resolved_at', 'is', null)
      .orderBy('created_at')
      .execute();
  },

  /** @returns whether there was such an open case. */
  async resolveCase(reference: string, note: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment_cases')
      .set({ resolved_at: now(), note })
      .where('reference', '=', reference)
      .where('resolved_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
