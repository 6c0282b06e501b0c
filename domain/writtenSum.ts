// Sums of money as people write them.

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
