import type { Plan } from '../../../../machines/shared/payment.ts';

/** What is offered to newcomers, as configured. */
export interface DoorOffer {
  readonly trialDays: number;
  readonly currency: string;
  readonly plans: readonly Plan[];
}
