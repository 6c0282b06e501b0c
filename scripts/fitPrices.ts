/**
 * `node scripts/fitPrices.ts`: fits the price model to the observed prices and writes the effects, the spreads and the scores
 * beside the other tables of our own. The method is docs/decisions/039-prices.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '../kitchen/catalogue/load.ts';
import { fitPrices, seed } from './prices/fit.ts';
import { spreadRows } from './prices/spreadRows.ts';

const additions = join(import.meta.dirname, '../kitchen/catalogue/data/additions');
const figures = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
const write = (file: string, rows: readonly (readonly string[])[]): void => {
  const path = join(additions, file);
  const text = `${rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n')}\n`;
  writeFileSync(path, text);
  console.log(`${file}: ${readFileSync(path, 'utf8').split('\n').length - 2} rows`);
};

const { effects, scores, spreads, right, observations } = fitPrices(loadCatalogue());
write('price_effects.csv', [
  ['name', 'effect'],
  ...[...effects]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, effect]) => [name, figures(effect, 6)]),
]);
write('price_spreads.csv', [
  ['tier', 'kind', 'common', 'own', 'basis'],
  ...spreadRows(spreads).map(({ tier, kind, common, own, basis }) => [
    tier,
    kind,
    figures(common, 3),
    figures(own, 3),
    basis,
  ]),
]);
const percent = (share: number): string => figures(share, 4);
write('price_scores.csv', [
  ['held_back', 'observations', 'within_0_67_1_5', 'off_more_than_3', 'band_four_in_five', 'seed'],
  ...Object.entries(scores).map(([held, { within, far, band }]) => [
    held,
    String(observations),
    percent(within),
    percent(far),
    figures(band, 3),
    String(seed),
  ]),
  ['weeks of countries', String(observations), percent(right), '', '', String(seed)],
]);
console.log({ scores, spreads, right });
