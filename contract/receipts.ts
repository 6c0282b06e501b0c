// Receipts: what was paid for each food is read off a photo, and kept for the household where the person says so.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { LocalDate, Status } from './common.ts';
import { receiptRules } from '../domain/receiptRules.ts';
import { paidUnits } from '../domain/shopAmounts.ts';

export const ReceiptPrice = z.object({
  /** Of the food. */
  key: z.string(),
  name: z.string(),
  /** As printed. */
  text: z.string(),
  amount: z.number(),
  quantity: z.number(),
  unit: z.enum(paidUnits),
  /** What it was for is not printed: it is a pack, or a piece, as shops of the country sell it. */
  assumed: z.boolean(),
  /** What is usually paid for so much of it, by the tables. */
  usual: z.number(),
  /** So far from that that it is asked about. */
  doubtful: z.boolean(),
});
export type ReceiptPrice = z.infer<typeof ReceiptPrice>;

export const Receipt = z.object({
  /** Of the person's country; null where that is not known, and prices are in no money. */
  currency: z.nullable(z.string()),
  /** It is in another money than the country's: then it has no prices. */
  other_money: z.boolean(),
  /** The day that is printed. */
  on: z.nullable(LocalDate),
  /** How many foods were read, with a price or without. */
  foods: z.int(),
  prices: z.array(ReceiptPrice).check(z.maxLength(receiptRules.prices)),
});
export type Receipt = z.infer<typeof Receipt>;

const food = z
  .string()
  .check(z.regex(/^[a-z0-9_]{1,60}$/, inSchema('pantry.noFood', 'This is no food that we know.')));

/** What a person paid for a food; `null`: nothing of their own is kept of it. */
export const KeptPrice = z.object({
  /** Its key. */
  food,
  price: z.nullable(
    z.object({
      amount: z.number().check(z.positive(), z.maximum(1e12)),
      quantity: z.number().check(z.positive(), z.maximum(1e6)),
      unit: z.enum(paidUnits),
      on: LocalDate,
      /** Also where it is far from what is known. */
      sure: z.optional(z.boolean()),
    }),
  ),
});
export type KeptPrice = z.infer<typeof KeptPrice>;
const keptPrices = z.array(KeptPrice).check(z.minLength(1), z.maxLength(receiptRules.prices));

/** Nothing is stored, the photo neither. One on which no food can be made out is answered with a 422. */
export const readReceipt = call({
  id: 'readReceipt',
  method: 'POST',
  path: '/api/shopping/receipt',
  encoding: 'multipart',
  summary: 'Read what was paid off a photo of a receipt',
  body: z.object({}),
  answer: z.object({ status: Status, receipt: Receipt }),
});
/** All of them or none. Sent twice it counts once. `before` is what the person had of these foods: sent back, it undoes the change. */
export const keepPrices = call({
  id: 'keepPrices',
  method: 'POST',
  path: '/api/shopping/prices',
  summary: 'Keep what was paid for several foods',
  body: z.object({
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    prices: keptPrices,
    /** What was there before is put back: it may be older than a receipt may be. */
    back: z.optional(z.boolean()),
  }),
  answer: z.object({ status: Status, before: z.array(KeptPrice) }),
});
