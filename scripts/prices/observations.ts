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
  const columns = header?.cells ?? [];
  const all = rows.flatMap(({ cells }): Observation[] => {
    const cell = (name: string): string | undefined => cells[columns.indexOf(name)];
    const seen = pricedAt(catalogue, cell('iso2') ?? '', cell('key') ?? '');
    if (!seen) return [];
    const weight =
      (cell('confidence') === 'exact' ? 1 : ofNear) * (cell('bulk_unit') === '1' ? ofNear : 1);
    return [{ ...seen, weight }];
  });
  const size = new Map<string, number>();
  for (const { group } of all) size.set(group, (size.get(group) ?? 0) + 1);
  return all.filter(({ group }) => (size.get(group) ?? 0) >= leastOfGroup);
}

/** The food's observed price in a country against the model's start; null where one of the two knows too little of it. */
function pricedAt(
  catalogue: Catalogue,
  iso2: string,
  key: string,
): Omit<Observation, 'weight'> | null {
  const country = catalogue.countries.get(iso2);
  const ingredient = catalogue.ingredients.get(key);
  if (!country?.pricing.rate || !ingredient) return null;
  const seen = country.pricing.observed.get(ingredient.key);
  const group = groupOfPrices(ingredient);
  const terms = termsOf(ingredient, country);
  if (!seen || !terms || !group) return null;
  const price = seen.localPerKg / country.pricing.rate;
  const gap = Math.log(price / startOf(ingredient, country));
  return { iso2: country.iso2, key: ingredient.key, group, terms, gap };
}
