const formats = new Map<string, Intl.NumberFormat | null>();

/** null: the browser does not know the currency. */
function formatOf(currency: string, digits: 0 | 2): Intl.NumberFormat | null {
  const key = `${currency} ${digits}`;
  if (!formats.has(key)) {
    try {
      formats.set(key, new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: digits }));
    } catch {
      formats.set(key, null);
    }
  }
  return formats.get(key) ?? null;
}

/** A sum as one says it: no cents where they say nothing. A currency that the browser does not know keeps its letters. */
export function money(amount: number, currency: string): string {
  const digits = Math.abs(amount) < 100 ? 2 : 0;
  return formatOf(currency, digits)?.format(amount) ?? `${currency} ${amount.toLocaleString('en', { maximumFractionDigits: digits })}`;
}
