// What a cost stands on, in words: how its prices came about, of when the exchange rate is.
import type { Country } from '../catalogue/types.ts';
import { countryInText } from '../planning/words.ts';
import type { Cost } from '../recipes/cost.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Of when the rate is, and what a person should know of it. */
export const rateSentence = ({ rateDate, rateNote }: Country): string =>
  [rateDate === '' ? '' : `Exchange rate of ${rateDate}.`, rateNote].filter(Boolean).join(' ');

/** How the prices came about: seen in shops there, worked out from what was seen, or estimated from US prices. */
export function pricesSentence(cost: Pick<Cost, 'shares'> | null, country: Country): string {
  const parts = (
    [
      ['observed', `prices seen in markets in ${countryInText(country.name)}`],
      ['modelled', 'prices worked out from those of other foods and countries'],
      ['estimated', 'estimates from US shop prices'],
    ] as const
  ).flatMap(([kind, words]) => {
    const share = cost?.shares[kind] ?? 0;
    return share >= 0.005 ? [`${percent(share)} on ${words}`] : [];
  });
  const [first, ...others] = parts;
  return first === undefined
    ? ''
    : `Of this cost, ${[first.replace(' on ', ' rests on '), ...others].join(', ')}.`;
}
