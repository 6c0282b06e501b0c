/** Minor units of a currency, as people write them. */
export const money = (amount: number, currency: string): string => new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
