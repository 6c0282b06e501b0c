/**
 * `npm run rates`: newer exchange rates from the US Treasury, whose rates are in the public domain.
 * `npm run rates -- FILE` or `-- ADDRESS` takes them from there (the Treasury's download or answer, or as Frankfurter answers);
 * RATES_SOURCE and RATES_LICENCE are what the app then says of them. `--accept NGN,ARS` takes jumps of those currencies,
 * `--accept-all` every one. They are written to exchange-rates.csv in the data folder, and nothing else is changed.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NoRates } from './ratesAnswer.ts';
import { refreshRates } from './refreshRates.ts';

const treasury =
  'https://api.fiscaldata.treasury.gov/services/api/fiscal_service/v1/accounting/od/rates_of_exchange?fields=record_date,country,exchange_rate&sort=-record_date&page%5Bsize%5D=400';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'string' }, 'accept-all': { type: 'boolean' } },
});
const named = positionals[0] ?? (process.env['RATES_URL'] || undefined);
const from = named ?? treasury;
const isAddress = URL.canParse(from) && /^https?:/.test(from);
const host = isAddress ? new URL(from).host : '';
// A file is taken for one of the same source unless it is said to be another's.
const isTreasury = !isAddress || host.endsWith('treasury.gov');
const source =
  process.env['RATES_SOURCE'] || (isTreasury ? 'U.S. Treasury Reporting Rates of Exchange' : host);
const licence =
  process.env['RATES_LICENCE'] ||
  (isTreasury && !process.env['RATES_SOURCE']
    ? 'public domain (US government work)'
    : 'not known to us');
const own = join(resolve(process.env['DATA_DIR'] || './data'), 'exchange-rates.csv');

try {
  const { date, renewed, changes, kept } = await refreshRates({
    from,
    source,
    licence,
    tables: join(import.meta.dirname, '../kitchen/catalogue/data'),
    own,
    accepted: values['accept-all']
      ? 'all'
      : (values.accept ?? '')
          .split(',')
          .map((code) => code.trim().toUpperCase())
          .filter(Boolean),
    today: new Date().toISOString().slice(0, 10),
  });
  const lines = (title: string, list: readonly string[]): string =>
    list.length ? `\n${title}\n${list.map((each) => `  ${each}`).join('\n')}` : '';
  console.log(
    `${renewed} countries have the rates of ${date} now, from ${source}, in ${own}.${lines('What has changed:', changes)}${lines('These keep what they had:', kept)}\nPlease start Platewise again; stored plans keep the costs that they were made with.`,
  );
} catch (error) {
  if (!(error instanceof NoRates)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
