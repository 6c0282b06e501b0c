// Who takes the money. What a browser says of a payment counts for nothing; these two sources do: what
// the provider answers when it is asked, and what it sends with its signature.

/** A payment as the provider knows it. */
export interface Charge {
  readonly reference: string;
  /** `open`: not over yet, or never begun in earnest. */
  readonly state: 'paid' | 'failed' | 'open';
  /** In the currency's minor units. */
  readonly amount: number;
  /** ISO 4217, capital letters. */
  readonly currency: string;
  readonly transactionId: string | null;
  /** The provider's own word for the state. */
  readonly said: string;
}

/** Money of a payment that goes back, or may have to: refunded by the owner, or disputed by whoever paid. */
export interface Reversal {
  readonly kind: 'refunded' | 'disputed';
  /** Of the payment. */
  readonly reference: string;
  /** The provider's name of this refund or dispute: news that are told again have the same. */
  readonly id: string;
  /** In the currency's minor units; null where the provider does not say. */
  readonly amount: number | null;
  /** ISO 4217, capital letters. */
  readonly currency: string | null;
  /** The provider's own words for what happened. */
  readonly said: string;
}

export const isReversal = (news: Charge | Reversal): news is Reversal => 'kind' in news;

export interface PaymentProvider {
  readonly publicKey: string;
  /** The inline script that a page loads. */
  readonly scriptUrl: string;
  /** No money moves. */
  readonly testMode: boolean;
  /**
   * What the provider knows of a reference; `unknown` where it has never heard of it.
   * @throws where it does not answer, answers too late, or answers something else.
   */
  verify(reference: string): Promise<Charge | 'unknown'>;
  /**
   * Reads what came by webhook.
   * @param raw the body as it arrived, byte by byte: the signature is of that.
   * @returns the payment, or its money going back; `forged` where the signature is not the provider's, `other` for news that are of no payment.
   */
  readEvent(raw: Buffer, signature: string | undefined): Charge | Reversal | 'forged' | 'other';
}
