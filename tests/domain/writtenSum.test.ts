// Budgets as people write them: a sign or a word of the country's money may stand beside the figures, another's may not.
import { expect, test } from 'vitest';
import { countries, currencyIn } from '../../domain/countries.ts';
import { sumIn } from '../../domain/writtenSum.ts';

test.each([
  ['£70', 'GBP', 70],
  ['70 pounds', 'GBP', 70],
  ['70 pounds sterling', 'GBP', 70],
  ['70 livres', 'GBP', 70],
  ['70 GBP a week', 'GBP', 70],
  ['£70/week', 'GBP', 70],
  ['£70 weekly', 'GBP', 70],
  ['4,000 taka', 'BDT', 4000],
  ['৳ 4000', 'BDT', 4000],
  ['Tk. 4000', 'BDT', 4000],
  ['4000/-', 'BDT', 4000],
  ['80,50 €', 'EUR', 80.5],
  ['80.50 euros', 'EUR', 80.5],
  ['EUR 80', 'EUR', 80],
  ['80 euros par semaine', 'EUR', 80],
  ['15 000 FCFA', 'XOF', 15_000],
  ['15 000 F CFA', 'XAF', 15_000],
  ['15 000 francs CFA', 'XOF', 15_000],
  ['$ 70.00', 'USD', 70],
  ['$70 USD', 'USD', 70],
  ['70 dollars', 'CAD', 70],
  ['US$70', 'USD', 70],
  ['Rs 2000', 'INR', 2000],
  ['Rs. 2,000', 'PKR', 2000],
  ['2000 roupies', 'INR', 2000],
  ['KSh 1,500', 'KES', 1500],
  ['R500', 'ZAR', 500],
  ['RM 120', 'MYR', 120],
  ['120 zł', 'PLN', 120],
  ['120 złotych', 'PLN', NaN],
  ['1 500 dirhams', 'MAD', 1500],
])('%s in %s is %d', (text, currency, sum) => expect(sumIn(text, currency)).toBe(sum));

test.each([
  ['80 €', 'GBP'],
  ['£70', 'EUR'],
  ['$70', 'GBP'],
  ['4,000 taka', 'INR'],
  ['Rs 2000', 'GBP'],
  ['about 200', 'GBP'],
  ['£70 or £80', 'GBP'],
  ['70 to 80', 'GBP'],
  ['£70 for 4', 'GBP'],
  ['70 people', 'GBP'],
  ['£70 a month', 'GBP'],
  ['£70 a day', 'GBP'],
  ['-£70', 'GBP'],
  ['£-70', 'GBP'],
  ['70.', 'GBP'],
  ['.50', 'GBP'],
  ['£', 'GBP'],
  ['15.000 €', 'EUR'],
  ['£70', ''],
])('%s in %s is asked about again', (text, currency) => expect(sumIn(text, currency)).toBeNaN());

test('every country has a currency whose code may be written', () => {
  for (const [, name, currency] of countries) {
    expect(currencyIn(name)).toBe(currency);
    expect(sumIn(`${currency} 1500`, currency)).toBe(1500);
  }
  expect(currencyIn('Atlantis')).toBe('');
});

test.each([',', ' ', '1', '£', 'a '])('20,000 times %j is read at once', (part) => {
  const start = performance.now();
  sumIn(part.repeat(20_000), 'GBP');
  expect(performance.now() - start).toBeLessThan(50);
});
