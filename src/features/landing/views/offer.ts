import type { Plan } from '../../../../machines/shared/payment.ts';

/** What is offered at the door, as configured. */
export interface DoorOffer {
  readonly trialDays: number;
  readonly currency: string;
  readonly plans: readonly Plan[];
}
