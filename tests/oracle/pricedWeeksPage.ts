// The weeks that are priced apart from the kitchen, as a part of docs/verification.md.
import type { PricedWeek } from './pricedWeeks.ts';

const heading = '## Six weeks priced apart';

/** What a page has of it already; '' where nothing stands there. */
export const pricedWeeksIn = (page: string): string =>
  page.includes(heading) ? page.slice(page.indexOf(heading)) : '';

const sum = (amount: number): string =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const rowOf = ({ place, currency, foods, ours, apart, seen, left, bought }: PricedWeek): string =>
  `| ${[
    place,
    foods,
    `${sum(ours.eaten)} ${currency}`,
    sum(apart.eaten),
    sum(ours.till),
    sum(apart.till),
    percent(seen),
    `${left} of ${bought}`,
  ].join(' | ')} |`;

export function withPricedWeeks(page: string, weeks: readonly PricedWeek[]): string {
  const before = page.replace(pricedWeeksIn(page), '').trimEnd();
  return `${before}

${heading}

Written by \`node tests/oracle/pricedWeeks.ts\`, a part of \`npm run verify\`. A week for one adult without a budget is planned for each place. Then its recipes are read from their Markdown, what each food takes is summed, and it is priced by \`observed-prices.csv\` where the food was seen in shops of the country, else by the fitted table, and bought in the packs of \`pack-sizes.csv\` for the country's kind of shops. Nothing of the kitchen's pricing, packs or shopping is used. Prices are of a country, not of its city; those of Brazil, Britain and the United States were seen by nobody whom we could read.

| place | foods | eaten, ours | apart | at the till, ours | apart | of it at prices seen there | bought foods less than half used |
|---|---|---|---|---|---|---|---|
${weeks.map(rowOf).join('\n')}
`;
}
