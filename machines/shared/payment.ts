// What the payment chart keeps, and what its ports take and answer. Amounts are in the currency's minor units.

/** As configured (PAY-02, PAY-11): `price` in whole currency units, `paystackAmount` in minor ones. */
export interface Plan {
  id: string;
  label: string;
  price: number;
  duration: string;
  durationMinutes: number;
  paystackAmount: number;
  billing: 'monthly' | 'yearly';
  highlight: string | null;
}

/** Whether the address has to be confirmed before anything is paid. */
export interface AddressCheck {
  needsVerifiedEmail: boolean;
}

/** What the provider's popup needs, null where no payment is configured. */
export interface ProviderKey extends AddressCheck {
  publicKey: string | null;
  scriptUrl: string | null;
}

/** A plan that runs while another is bought, and how long that one is beside it. */
export interface RunningPlan {
  planName: string;
  until: number;
  length: 'same' | 'longer' | 'shorter';
}

/** What has to be known before one plan is paid for. */
export interface Terms {
  currency: string;
  isTestMode: boolean;
  needsVerifiedEmail: boolean;
  /** Until when the plan would run, and what a running one means for it. */
  endsAt: number;
  follows: RunningPlan | null;
  /** Until when what was paid for before runs; null where nothing does. */
  runsUntil: number | null;
}

/** The terms of each plan, by its id. */
export type Offer = Readonly<Record<string, Terms>>;

/** What the page is told when it asks: the terms, and what was begun to be paid and is not settled. */
export interface OfferAnswer {
  offer: Offer;
  open: UncheckedPayment | null;
}

export interface Receipt {
  id: string;
  reference: string;
  planName: string;
  amount: number;
  currency: string;
  /** Of what was paid, also what became of the money later. */
  status: 'pending' | 'paid' | 'failed' | 'refunded' | 'partlyRefunded' | 'disputed';
  /** How much of it went back. */
  returnedAmount: number;
  at: number;
  endsAt: number | null;
  /** The reference of another payment that was made while this one was open. */
  paidBeside: string | null;
}

/** What the server stored before the popup opens. */
export interface Intent {
  reference: string;
  amount: number;
  currency: string;
}
/** What is wanted, until when the person was told that their plan runs, and of which payment this page knows that its window is gone. */
export interface IntentOrder {
  planId: string;
  runsUntil: number | null;
  closed: string | null;
}
export type IntentResult =
  | { outcome: 'created'; intent: Intent }
  | { outcome: 'refused'; message?: string | undefined }
  /** Another payment was begun, and its end is not known. */
  | { outcome: 'underWay'; payment: UncheckedPayment }
  /** Something was paid since the terms were read. */
  | { outcome: 'outdated' };

/** What the person typed; blank fields are filled in on the way (PAY-04). */
export interface Payer {
  name: string;
  email: string;
}

export interface PopupOrder extends Intent, Payer {
  publicKey: string;
  planName: string;
}

export interface Transaction {
  reference: string;
  transactionId: string;
  status: string;
}
/** `uninitialised`: the script has no entry function; `handlerMissing`: it gave nothing to open. */
export type PopupResult =
  | { outcome: 'paid'; transaction: Transaction }
  | { outcome: 'closed' }
  | { outcome: 'uninitialised' }
  | { outcome: 'handlerMissing' };

/** PAY-12. */
export interface PaymentRecord extends Payer, Transaction {
  userId: string;
  planName: string;
  durationMinutes: number;
  amount: number;
}
/** Without a duration the configured one is meant (PAY-09). */
export type Activation = Omit<PaymentRecord, 'durationMinutes'> & {
  durationMinutes?: number | undefined;
};

/** `success` alone decides; `message` is the server's reason where it is false. */
export interface Confirmation {
  success: boolean;
  message?: string | undefined;
  /** It is a failure of our server and no judgement of the payment. */
  isUnanswered?: boolean | undefined;
  /** The server could not ask the provider yet. */
  isPending?: boolean | undefined;
}

/** A payment of which nobody knows yet whether it was made: before the server has said no, nothing else is paid for. */
export interface UncheckedPayment {
  plan: Plan;
  intent: Intent;
  /** When it was begun, where this page has not seen its window close: it may be open in another tab, or a reload has lost it. */
  openSince: number | null;
}

/**
 * From the checkout chart to the payment chart. `unanswered`: the provider said that it was paid, and our server does not answer;
 * `refused`: our server has answered about this payment, and the answer is no; `outdated`: something else was paid meanwhile, and
 * nothing was paid now.
 */
export type CheckoutNews =
  | { type: 'checkout.unanswered' }
  | { type: 'checkout.refused' }
  | { type: 'checkout.outdated' };

/** From the source `checkoutAddress` to the payment chart: the browser has gone back. */
export interface CheckoutLeft {
  type: 'checkout.left';
}

/** From the checkout chart to the payment chart: how it ended, and what was typed, so that it is there next time. */
export interface CheckoutOutput {
  isActivated: boolean;
  payer: Payer;
  unchecked: UncheckedPayment | null;
}
