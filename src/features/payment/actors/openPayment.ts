import type { OpenPayment } from '../../../../contract/access.ts';
import { plans } from '../../../../contract/subscriptions.ts';
import type { UncheckedPayment } from '../../../../machines/shared/payment.ts';
import { toMilliseconds } from '../../../actors/instant.ts';

/** A payment that was begun elsewhere, or before this page was loaded, as the server knows it. */
export function toUnchecked(open: OpenPayment | null | undefined): UncheckedPayment | null {
  const plan = plans.find(({ id }) => id === open?.plan);
  if (!open || !plan) return null;
  const { reference, amount, currency, created_at } = open;
  return { plan, intent: { reference, amount, currency }, openSince: toMilliseconds(created_at) };
}
