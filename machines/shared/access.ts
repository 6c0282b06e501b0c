// What the access chart keeps of trial and subscription. Instants are milliseconds since 1970, by the server's clock.

/** What this browser remembers of an earlier visit. */
export interface KnownAccess {
  trialStart: number | null;
  subscriptionEnd: number | null;
  /** The end was granted by this browser: the provider reported a payment, and our server has not answered about it. */
  isProvisional: boolean;
  /** Either was there before this visit began. */
  isStored: boolean;
}

/** What is left of one of the trial's limits, in words that are ready to show: '3 of 5 left today'. */
export interface Allowance {
  kind: string;
  isUsedUp: boolean;
  text: string;
  /** Its parts; -1 of `limit` is no limit. */
  left?: number;
  limit?: number;
  period?: 'day' | 'month' | 'trial';
}

/** The server's answer to whether the person may use the app (ACC-10). */
export interface AccessAnswer {
  canUse: boolean;
  isSubscribed: boolean;
  wasSubscribed: boolean;
  isTrialOver: boolean;
  trialStart: number | null;
  subscriptionEnd: number | null;
  planName: string | null;
  usage: readonly Allowance[];
  /** Nobody pays here: there is no trial, no end and nothing to buy. */
  isOpen?: boolean | undefined;
  /** Whether photos of plain food can be read here; unknown where the server does not say. */
  readsPlainFood?: boolean | undefined;
  /** What has to be added to this device's clock to have the server's. */
  clockOffset: number;
}

/** From the access chart to the chart of the signed-in, and from there to the pages: the server says that something was paid for, and until when it runs. */
export interface AccessPaid {
  type: 'access.paid';
  until: number;
}

/** From the source `workEnds` to the access chart: the kitchen has answered, so a limit may have been used; or another tab knows of another end. */
export interface WorkEnd {
  type: 'work.ended';
}

/** From the source `clockTicks` to the access chart: this device's clock, and whether anyone can see the tab. */
export type ClockTick =
  | { type: 'clock.ticked'; now: number }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };
