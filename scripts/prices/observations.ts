// The observed prices, as the fit takes them: with the kitchen's own terms, against the price that the model starts from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../../kitchen/catalogue/csv.ts';
import type { Catalogue } from '../../kitchen/catalogue/types.ts';
import { startOf } from '../../kitchen/prices/price.ts';
import { groupOfPrices, termsOf } from '../../kitchen/prices/terms.ts';
import type { Observation } from './ridge.ts';

const table = join(import.meta.dirname, '../../kitchen/catalogue/data/observed-prices.csv');

/** A sort or grade that is only near to ours counts less; so does a sack of 25 kg. */
const ofNear = 0.7;
/** A group with fewer observations than this is not modelled. */
const leastOfGroup = 5;

export function observationsOf(catalogue: Catalogue): Observation[] {
  const [header, ...rows] = readCsv(readFileSync(table, 'utf8'));
  const at = (name: string): number => header?.cells.indexOf(name) ?? -1;
  const all = rows.flatMap(({ cells }): Observation[] => {
    const country = catalogue.countries.get(cells[at('iso2')] ?? '');
    const ingredient = catalogue.ingredients.get(cells[at('key')] ?? '');
    const seen = ingredient && country?.pricing.observed.get(ingredient.key);
    const group = ingredient ? groupOfPrices(ingredient) : null;
    const terms = ingredient && country ? termsOf(ingredient, country) : null;
    if (!country || !ingredient || !seen || !terms || !group || !country.pricing.rate) return [];
    const price = seen.localPerKg / country.pricing.rate;
    return [
      {
        iso2: country.iso2,
        key: ingredient.key,
        group,
        terms,
        gap: Math.log(price / startOf(ingredient, country)),
        weight:
          (cells[at('confidence')] === 'exact' ? 1 : ofNear) *
          (cells[at('bulk_unit')] === '1' ? ofNear : 1),
      },
    ];
  });
  const size = new Map<string, number>();
  for (const { group } of all) size.set(group, (size.get(group) ?? 0) + 1);
  return all.filter(({ group }) => (size.get(group) ?? 0) >= leastOfGroup);
}
