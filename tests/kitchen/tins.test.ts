// What is eaten of a food as shops sell it: tins are priced with their water, frozen peas without pods, and the till counts each once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edibleShare } from '../../kitchen/prices/price.ts';
import { shopText } from '../../kitchen/shopping/amounts.ts';
import { tillOf } from '../../kitchen/shopping/till.ts';
import { catalogue } from './support.ts';

const foodOf = (key: string) => catalogue.ingredients.get(key)!;
const inUs = (key: string, grams: number) =>
  tillOf(foodOf(key), grams, { country: null, catalogue, isAtHome: false });

// Prices a kilogram as bought: USDA ERS, fruit and vegetable prices of 2022, by the CPI to August 2026. Packs: pack-sizes.csv, US.
test.each([
  ['beans_kidney_canned', 'Kidney beans (Canned)', 425, 2.75, 240, 1],
  ['beans_kidney_canned', 'Kidney beans (Canned)', 425, 2.75, 480, 2],
  ['peas_canned', 'Green peas (Canned)', 425, 3.22, 200, 1],
  ['corn_canned', 'Corn (Canned)', 432, 2.84, 260, 1],
  ['beans_black_canned', 'Black beans (Canned)', 425, 3.04, 400, 1],
  ['peas_green', 'Green peas (Frozen)', 340, 4.9, 300, 1],
  ['prunes', 'Plum (prunes) (Dried)', 255, 15.55, 250, 1],
])(
  '%s, %s: a pack of %i g at $%f a kilogram costs that at the till',
  (key, named, net, perKg, grams, count) => {
    const table = readFileSync(
      join(import.meta.dirname, '../../kitchen/catalogue/data/ingredient_prices_usd.csv'),
      'utf8',
    );
    const row = table.split('\n').find((line) => line.startsWith(`${key},`))!;
    expect(row).toContain(`USDA ERS F&V prices 2022: ${named}`);
    expect(Number(row.split(',')[1])).toBe(perKg);
    const { packs, paid, isMostlyLeft } = inUs(key, grams);
    expect(packs).toMatchObject({ grams: net, count });
    expect(paid).toBeCloseTo((net * count * perKg) / 1000, 2);
    expect(isMostlyLeft).toBe(false);
  },
);

test('no food costs more or less at the till than its packs at the price they have in shops', () => {
  for (const food of catalogue.ingredients.values()) {
    const { packs, paid } = inUs(food.key, 130);
    if (!packs || food.price.usdPerKgPurchased === 0) continue;
    const shop = (packs.grams * packs.count * food.price.usdPerKgPurchased) / 1000;
    expect(paid / shop, food.key).toBeCloseTo(1, 6);
  }
});

test('a list says the weight that is taken from the shelf', () => {
  expect(edibleShare(foodOf('beans_kidney_canned'))).toBeCloseTo(0.65, 2);
  expect(shopText(foodOf('beans_kidney_canned'), 240)).toBe('380 g, of which 240 g is eaten');
  expect(shopText(foodOf('peas_green'), 300)).toBe('300 g');
  // Bananas have peel in both tables.
  expect(edibleShare(foodOf('banana'))).toBeCloseTo(1 - foodOf('banana').refusePct! / 100, 2);
});

// As recipes have them: '1 can' is what a tin holds drained, and pack-sizes.csv has what its label says.
test.each([
  ['chickpeas_canned', 'GB', 240, 400, 1],
  ['chickpeas_canned', 'GB', 480, 400, 2],
  ['chickpeas_canned', 'US', 253, 425, 1],
  ['chickpeas_canned', 'GB', 506, 400, 2],
  ['beans_kidney_canned', 'GB', 240, 400, 1],
  ['beans_cowpea_canned', 'GB', 480, 400, 2],
  ['tuna_canned_water', 'GB', 112, 145, 1],
  ['tuna_canned_oil', 'GB', 224, 145, 2],
  ['tuna_canned_water', 'US', 112, 142, 1],
  ['sardine_canned', 'US', 92, 106, 1],
  ['corn_canned', 'GB', 200, 340, 1],
])(
  '%s in %s: %i g drained are a tin of %i g, %i times, and hardly any is left',
  (key, iso2, grams, net, count) => {
    const country = catalogue.countries.get(iso2)!;
    const { packs } = tillOf(foodOf(key), grams, { country, catalogue, isAtHome: false });
    expect(packs).toMatchObject({ grams: net, count });
    expect(packs!.left).toBeLessThan(0.15 * net * count);
  },
);
