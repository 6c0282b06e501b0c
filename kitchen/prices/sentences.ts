// What a cost stands on, in words: how its prices came about, of when the exchange rate is.
import type { Country } from '../catalogue/types.ts';
import type { Cost } from '../recipes/cost.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Of when the rate is, and what a person should know of it. */
export const rateSentence = ({ rateDate, rateNote }: Country): string =>
  [rateDate === '' ? '' : `Exchange rate of ${rateDate}.`, rateNote].filter(Boolean).join(' ');

/** How the prices came about: seen in shops there, worked out from what was seen, or estimated from US prices. */
export function pricesSentence(cost: Pick<Cost, 'shares'> | null, country: Country): string {
  const parts = (
    [
      ['observed', `seen in markets of ${country.name}`],
      ['modelled', 'worked out from prices seen in markets of other foods and countries'],
      ['estimated', 'estimated from US shop prices'],
    ] as const
  ).flatMap(([kind, words]) => {
    const share = cost?.shares[kind] ?? 0;
    return share >= 0.005 ? [`${percent(share)} ${words}`] : [];
  });
  return parts.length > 0 ? `Of the money, ${parts.join(', ')}.` : '';
}
