import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../../../machines/payment/checkout.machine.ts';
import type { paymentMachine } from '../../../../machines/payment/payment.machine.ts';
import { checkout as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** The plans of the chosen billing, with what each would come to for this person. */
export const plansOf = ({ context: { limits, billing, offer } }: PaymentSnapshot) =>
  limits.plans.flatMap((plan) => {
    const terms = offer?.[plan.id];
    return plan.billing === billing && terms !== undefined ? [{ ...plan, ...terms }] : [];
  });

const problems = [
  'keyMissing',
  'keyInvalid',
  'intentRefused',
  'scriptMissing',
  'entryMissing',
  'handlerMissing',
  'setupFailed',
  'popupClosed',
] as const;

/** What went wrong last time, above the button of the modal (PAY-06). */
export function problemOf(snapshot: CheckoutSnapshot): string | undefined {
  const problem = problems.find((state) => snapshot.matches({ completing: state }));
  const { reason } = snapshot.context;
  if (problem === 'intentRefused') return reason ?? words.intentRefused;
  if (problem === 'setupFailed')
    return fill(words.setupFailed, { message: reason ?? words.setupFailedSilently });
  return problem && words[problem];
}

/** Where the payment stands once the popup has been opened. */
export function stageOf(
  snapshot: CheckoutSnapshot,
):
  | 'modal'
  | 'popup'
  | 'elsewhere'
  | 'rechecking'
  | 'unchecked'
  | 'activating'
  | 'refused'
  | 'failed' {
  if (snapshot.hasTag('modal')) return 'modal';
  if (snapshot.matches('openingPopup')) return 'popup';
  if (snapshot.matches('openElsewhere')) return 'elsewhere';
  if (snapshot.matches('recheckingPayment')) return 'rechecking';
  if (snapshot.matches('paymentUnchecked')) return 'unchecked';
  if (snapshot.matches('activationRefused') || snapshot.matches('serverFailed')) return 'refused';
  return snapshot.matches('activationFailed') ? 'failed' : 'activating';
}
