/**
 * `npm run rates`: takes the exchange rates of all countries anew from the US Treasury, whose rates are in the public domain.
 * RATES_URL names another source (as Frankfurter answers, or as the Treasury does), RATES_SOURCE what the app then calls it.
 * `-- --accept NGN,ARS` takes rates that have moved further than is plausible. Where anything is wrong, nothing is changed.
 */
import { join } from 'node:path';
import { NoRates } from './ratesAnswer.ts';
import { refreshRates } from './refreshRates.ts';

const treasury =
  'https://api.fiscaldata.treasury.gov/services/api/fiscal_service/v1/accounting/od/rates_of_exchange?fields=record_date,country,exchange_rate&sort=-record_date&page%5Bsize%5D=400';
const named = process.env['RATES_URL'];
const url = named || treasury;
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
const source =
  process.env['RATES_SOURCE'] ||
  (named ? hostOf(named) : 'US Treasury Reporting Rates of Exchange');
const accept = process.argv.indexOf('--accept');
const accepted =
  accept < 0
    ? []
    : (process.argv[accept + 1] ?? '')
        .split(',')
        .map((code) => code.trim().toUpperCase())
        .filter(Boolean);
const table =
  process.env['RATES_TABLE'] ||
  join(import.meta.dirname, '../kitchen/catalogue/data/countries.csv');

try {
  const { date, renewed, kept } = await refreshRates({
    url,
    source,
    table,
    accepted,
    today: new Date().toISOString().slice(0, 10),
  });
  console.log(
    `${renewed} countries have the rates of ${date} now, from ${source}.${kept.length ? `\nThese keep what they had:\n${kept.map((each) => `  ${each}`).join('\n')}` : ''}\nPlease start Platewise again; stored plans keep the costs that they were made with.`,
  );
} catch (error) {
  if (!(error instanceof NoRates)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
