// Paystack, and whatever speaks as it does: verification by reference over https with the secret key,
// and webhooks signed with it (HMAC-SHA512 of the raw body, hex, in x-paystack-signature).
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { callWork, observed } from '../../infrastructure/observed.ts';
import { readAtMost } from '../../infrastructure/http/bounded.ts';
import type { Charge, PaymentProvider, Reversal } from './provider.ts';

export interface PaystackOptions {
  readonly publicKey: string;
  readonly secretKey: string;
  readonly scriptUrl: string;
  readonly ask: Ask;
}

/** Asks one path of the provider's API. @throws where no answer comes */
export type Ask = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly text: string }>;

/** The first form of the inline script: the one whose `setup` returns a handler, which is the form the messages of PAY-06 speak of. */
export const paystackScript = 'https://js.paystack.co/v1/inline.js';

const mostBytes = 256 * 1024;
const Reference = z.string().check(z.minLength(1), z.maxLength(200));
const Name = z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(100))])));
const Data = z.object({
  reference: Reference,
  status: z.string().check(z.maxLength(50)),
  amount: z.int().check(z.minimum(0)),
  currency: z.string().check(z.maxLength(10)),
  id: Name,
});
const Verification = z.object({
  status: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.nullable(Data)),
});
/** News of refunds and disputes name the payment in different places, and amounts as numbers or as text. */
const Returned = z.object({
  transaction_reference: z.optional(z.nullable(Reference)),
  transaction: z.optional(
    z.nullable(z.looseObject({ reference: z.optional(z.nullable(Reference)) })),
  ),
  reference: z.optional(z.nullable(Reference)),
  refund_reference: Name,
  id: Name,
  amount: z.optional(z.unknown()),
  refund_amount: z.optional(z.unknown()),
  currency: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  status: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
});
const Event = z.object({ event: z.string().check(z.maxLength(100)), data: z.unknown() });

export function paystackProvider({
  publicKey,
  secretKey,
  scriptUrl,
  ask,
}: PaystackOptions): PaymentProvider {
  return {
    publicKey,
    scriptUrl,
    testMode: publicKey.startsWith('pk_test_'),

    async verify(reference) {
      const { status, text } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`, {
        authorization: `Bearer ${secretKey}`,
        accept: 'application/json',
      });
      const answer = z.parse(Verification, JSON.parse(text));
      // An unknown reference is a 404, of older accounts a 400; both say so in JSON, which a proxy's error page does not.
      if ((status === 404 || status === 400) && !answer.status) return 'unknown';
      if (status !== 200 || !answer.status || !answer.data)
        throw new Error(`It answered with status ${status}.`);
      if (answer.data.reference !== reference)
        throw new Error('It answered for another reference.');
      return chargeOf(answer.data);
    },

    readEvent(raw, signature) {
      if (signature === undefined || !isSigned(raw, signature, secretKey)) return 'forged';
      const event = Event.safeParse(parse(raw));
      if (!event.success) return 'other';
      const { event: name, data } = event.data;
      if (name === 'refund.processed' || name.startsWith('charge.dispute.'))
        return reversalOf(name, data) ?? 'other';
      const charge = name.startsWith('charge.') ? Data.safeParse(data) : undefined;
      if (!charge?.success) return 'other';
      // Where all of a payment went back, the payment itself says so.
      return charge.data.status === 'reversed'
        ? (reversalOf(name, data) ?? 'other')
        : chargeOf(charge.data);
    },
  };
}

/** Asks over the network. */
export function askOverHttp(url: string, timeout: number): Ask {
  return async (path, headers) => {
    const answer = await observed(callWork('payments', url), () =>
      fetch(url + path, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    return { status: answer.status, text: await readAtMost(answer, mostBytes) };
  };
}

/** The signature of a webhook's body, hex. */
export const signatureOf = (raw: Buffer | string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(raw).digest('hex');

/** Compares in a time that does not tell where the difference is. */
function isSigned(raw: Buffer, signature: string, secretKey: string): boolean {
  const [given, right] = [
    Buffer.from(signature.trim().toLowerCase()),
    Buffer.from(signatureOf(raw, secretKey)),
  ];
  return given.length === right.length && timingSafeEqual(given, right);
}

function chargeOf({ reference, status, amount, currency, id }: z.infer<typeof Data>): Charge {
  const state =
    status === 'success'
      ? 'paid'
      : status === 'failed' || status === 'reversed'
        ? 'failed'
        : 'open';
  return {
    reference,
    state,
    amount,
    currency: currency.toUpperCase(),
    transactionId: id === undefined || id === null ? null : String(id),
    said: status,
  };
}

function reversalOf(name: string, data: unknown): Reversal | undefined {
  const read = Returned.safeParse(data);
  const reference = read.success ? referenceIn(read.data) : undefined;
  if (!read.success || !reference) return undefined;
  const {
    refund_reference: refund,
    id,
    amount,
    refund_amount: refunded,
    currency,
    status,
  } = read.data;
  return {
    kind: name.startsWith('charge.dispute.') ? 'disputed' : 'refunded',
    reference,
    id: String(refund ?? id ?? `${name} ${String(amount)}`),
    amount: wholeNumber(amount ?? refunded),
    currency: currency?.toUpperCase() ?? null,
    said: status ? `${name}: ${status}` : name,
  };
}

const referenceIn = (returned: z.infer<typeof Returned>): string | null | undefined =>
  returned.transaction_reference ?? returned.transaction?.reference ?? returned.reference;

function wholeNumber(value: unknown): number | null {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '')
      ? Number(value)
      : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString()) as unknown;
  } catch {
    return undefined;
  }
}
