/** A sum as one says it: no cents where they say nothing. A currency that the browser does not know keeps its letters. */
export function money(amount: number, currency: string): string {
  const digits = Math.abs(amount) < 100 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 };
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits }).format(amount);
  } catch {
    return `${currency} ${new Intl.NumberFormat('en', digits).format(amount)}`;
  }
}
