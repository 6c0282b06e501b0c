/** Amounts in US measures: what a person in the United States reads, for what recipes and lists say in metric ones. */
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { units } from '../../domain/french/terms.ts';
import { amountText, inUsMeasures, measured } from '../../src/texts/measures.ts';
import { takeUnitsFrom } from '../../src/texts/units.ts';

afterEach(() => takeUnitsFrom(() => 'metric'));

test.each([
  ['260 g (1 1/3 cups) basmati rice', '9 oz (1 1/3 cups) basmati rice'],
  ['2 g (3/4 tsp) turmeric', '2 g (3/4 tsp) turmeric'],
  ['12 g yeast', '½ oz yeast'],
  ['60 g (8) dates', '2 oz (8) dates'],
  ['500 g chicken', '1 lb 2 oz chicken'],
  ['450 g', '1 lb'],
  ['1.2 kg', '2 lb 10 oz'],
  ['1,5 kg', '3 lb 5 oz'],
  ['3 (about 450 g)', '3 (about 1 lb)'],
  ['200 g rice, 300 g beans', '7 oz rice, 10½ oz beans'],
  ['5 ml', '1 tsp'],
  ['15 ml oil', '1 tbsp oil'],
  ['100 ml water', '3½ fl oz water'],
  ['150 ml', '⅔ cup'],
  ['240 ml', '1 cup'],
  ['500 ml', '2 cups'],
  ['1 l stock', '4¼ cups stock'],
  ['½ litre of milk', '2 cups of milk'],
  ['1/2 l', '2 cups'],
  ['a 2-litre baking dish', 'a 2-quart baking dish'],
  ['2 cm cubes', '¾ inch cubes'],
  ['2½ cm cubes', '1 inch cubes'],
  ['a 20 cm tin', 'an 8 inch tin'],
  ['5 x 3 cm', '2 x 1¼ inch'],
  ['5 mm slices', '¼ inch slices'],
  ['180 °C (fan 160 °C) for 25 minutes', '350 °F (fan 325 °F) for 25 minutes'],
  ['75 °C inside', '167 °F inside'],
  ['220°C', '425 °F'],
  ['200–250 g', '7–9 oz'],
  ['400 to 500 g', '14 oz to 1 lb 2 oz'],
  ['1–2 l', '4¼–8½ cups'],
  ['2 x 400 g tins', '2 x 14 oz tins'],
  ['8–12 g', '8–12 g'],
  ['30 g of carbohydrate', '30 g of carbohydrate'],
  ['300 mg sodium', '300 mg sodium'],
  ['3 eggs, 2 large onions, 4 cloves', '3 eggs, 2 large onions, 4 cloves'],
  ['Simmer for 20 minutes', 'Simmer for 20 minutes'],
  ['', ''],
])('%j is read as %j', (metric, us) => {
  expect(inUsMeasures(metric)).toBe(us);
});

test('done twice it changes nothing more, whatever the text', () => {
  const amount = fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 0, max: 5000 }).map(String),
        fc.constantFrom('½', '1½', '0.5', '2,5', '1/2'),
      ),
      fc.constantFrom(' ', '', '-'),
      fc.constantFrom('g', 'kg', 'ml', 'l', 'litre', 'cm', 'mm', '°C', 'cups', 'x', 'to'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(amount, fc.string({ maxLength: 8 })), { maxLength: 12 })
        .map((words) => words.join(' ')),
      (text) => {
        const once = inUsMeasures(text);
        expect(inUsMeasures(once)).toBe(once);
      },
    ),
    { examples: [['0l0L']] },
  );
});

test('weights stay what they are, within what a kitchen scale shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 5000 }), (grams) => {
      const [, pounds = '0', , ounces = '0', part = ''] =
        /^(?:(\d+) lb)?( ?)(?:(\d*)([¼½¾]?) oz)?$/.exec(inUsMeasures(`${grams} g`)) ?? [];
      const back =
        (Number(pounds) * 16 +
          Number(ounces === '' ? 0 : ounces) +
          ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[part] ?? 0)) *
        28.3495;
      expect(Math.abs(back - grams)).toBeLessThanOrEqual(
        grams < 113 ? 3.6 : Math.max(7.2, 0.035 * grams),
      );
    }),
  );
});

test('only who wants them gets them', () => {
  expect(measured('500 g')).toBe('500 g');
  takeUnitsFrom(() => 'us');
  expect(measured('500 g')).toBe('1 lb 2 oz');
});

test.each([
  ['240 ml', '1 tasse'],
  ['480 ml', '2 tasses'],
  ['15 ml', '1 c. à soupe'],
  ['5 ml', '1 c. à café'],
  ['300 g', '10½ oz'],
])('in French %s is %s', (amount, french) => {
  const named: Readonly<Record<string, string>> = units;
  expect(inUsMeasures(amount, (unit) => named[unit] ?? unit)).toBe(french);
});

test('an amount outside a recipe is metric where that is wanted', () => {
  expect(amountText('240 ml')).toBe('240 ml');
  takeUnitsFrom(() => 'us');
  expect(amountText('240 ml')).toBe('1 cup');
});
