// Sums of money. Payments are kept in minor units (cents), estimates in major ones.

/** Every currency that payments are taken in has hundredths. */
export const majorUnits = (minor: number): number => minor / 100;

/** An estimate as it is stored: no finer than hundredths. */
export const roundMoney = (amount: number): number => Math.round(amount * 100) / 100;

/** From 100 up a sum is shown without cents, which would say nothing. */
export const showsCents = (amount: number): boolean => Math.abs(amount) < 100;

/**
 * Rounded up to what is shown, from a hair above it: the same week then fits its own budget, also
 * as one reads it and types it in.
 * @param decimals how many the currency has
 */
export function roundMoneyUp(amount: number, decimals: number): number {
  const coins = showsCents(amount) ? 10 ** decimals : 1;
  return Math.ceil(amount * (1 + 1e-6) * coins) / coins;
}

/** How a sum is written, here and there; '15.000' may be fifteen or fifteen thousand, and is asked about again. */
const writtenSums = [
  /^\d+(?:[.,]\d{1,2})?$/,
  // 15,000 and 15 000.50
  /^\d{1,3}(?:[,'’\s]\d{3})+(?:\.\d{1,2})?$/,
  // 1.234,50 and 1 234,50: some telephones offer no other key than the comma
  /^\d{1,3}(?:[.\s]\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
];
/** The sum that a person has written; NaN where it is none, or might be two. */
export const sumIn = (text: string): number => {
  const sum = text.trim();
  if (!writtenSums.some((written) => written.test(sum))) return NaN;
  const [whole = '', cents = '0'] = sum.split(/[.,](?=\d{1,2}$)/);
  const digits = whole.replace(/\D/g, '');
  return digits.length <= 12 ? Number(`${digits}.${cents}`) : NaN;
};
