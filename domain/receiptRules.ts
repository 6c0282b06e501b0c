/**
 * Of prices that are read off a receipt: how many are kept of one, how many days old it may be (what is older counts less each day),
 * and from so many times what is known, or so small a part of it, a price is kept only where the person says that it is right.
 */
export const receiptRules = { prices: 60, days: 92, doubtfulTimes: 4 } as const;
