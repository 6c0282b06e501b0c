// Payments: what is about to be paid, what was, what went back, and what a person has to look at.
import type { Queries } from '../../infrastructure/database/database.ts';
import { createCases } from './caseRepository.ts';
import { createIntents } from './intentRepository.ts';
import { createPeriods } from './periodRepository.ts';
import { createRefunds } from './refunds.ts';

export type { Payment } from './intentRepository.ts';
export { refundedOf } from './refunds.ts';

export const createPayments = (
  queries: Queries,
  clock: { now: () => number; newId: () => string },
) => ({
  ...createIntents(queries, clock),
  ...createPeriods(queries, clock),
  ...createRefunds(queries, clock.now),
  ...createCases(queries, clock.now),
});
