// Sums of money. Payments are kept in minor units (cents), estimates in major ones.

/** Every currency that payments are taken in has hundredths. */
export const majorUnits = (minor: number): number => minor / 100;

/** An estimate as it is stored: no finer than hundredths. */
export const roundMoney = (amount: number): number => Math.round(amount * 100) / 100;

/** Nobody pays in hundredths of these: their coins are out of use. */
const withoutCents: ReadonlySet<string> = new Set(
  'ARS BDT COP HUF IDR INR KES KHR LAK LKR MMK NGN NPR PKR TWD TZS'.split(' '),
);

/** From 100 up a sum is shown without cents, which would say nothing; where nobody pays in cents, from 1 up. */
export const showsCents = (amount: number, currency = ''): boolean =>
  Math.abs(amount) < (withoutCents.has(currency) ? 1 : 100);

/**
 * Rounded up to what is shown, from a hair above it: the same week then fits its own budget, also
 * as one reads it and types it in.
 * @param decimals how many the currency has
 */
export function roundMoneyUp(amount: number, decimals: number): number {
  const coins = showsCents(amount) ? 10 ** decimals : 1;
  return Math.ceil(amount * (1 + 1e-6) * coins) / coins;
}
