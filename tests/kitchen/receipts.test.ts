/** What was paid, as a receipt says it: a wrong price is worse than none. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { receipts } from './fixtures/receipts.ts';
import { catalogue, kitchen } from './support.ts';

const read = (text: string, country: string | null, confidence = 0.95) =>
  kitchen.readPrinted(
    text.split('\n').map((line) => ({ text: line, confidence })),
    { country },
  ).receipt;
const told = (text: string, country: string): string[] =>
  (read(text, country)?.prices ?? []).map(
    ({ key, amount, quantity, unit, isAssumed, isDoubtful }) =>
      `${key} ${amount} ${quantity} ${unit}${isAssumed ? ' ?' : ''}${isDoubtful ? ' !' : ''}`,
  );

describe('KIT-04 what was paid for each food is read off a receipt', () => {
  test.each(receipts)('of $country with $what', ({ text, country, paid }) => {
    expect(told(text, country)).toEqual(paid);
  });

  test('of at least twelve countries', () => {
    expect(new Set(receipts.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12);
  });
});

describe('nothing is told', () => {
  const [{ text }] = receipts as [(typeof receipts)[number]];

  test('without a country, whose money it would be', () => {
    expect(read(text, null)).toBeUndefined();
  });

  test('of lines that were hardly seen', () => {
    expect(read(text, 'GB', 0.65)?.prices).toEqual([]);
  });

  test.each([
    ['GB', 'MILK 1L 1,05 €\nBUTTER 250G 2,45 €\nTOTAL 3,50 €\nCARD 3,50 €'],
    ['DE', 'MILK 1L £1.05\nBUTTER 250G £2.45\nTOTAL £3.50\nCARD £3.50'],
    ['NG', 'MILK 1L 1.05\nBUTTER 250G 2.45\nTOTAL USD 3.50\nPAID USD 3.50'],
  ])('in %s of a receipt in another money', (country, foreign) => {
    expect(read(foreign, country)).toMatchObject({ isForeign: true, prices: [] });
  });

  test('of a typed list, or of a package with its price', () => {
    expect(read('2 kg rice\n500 g carrots\nmilk', 'GB')).toBeUndefined();
    expect(
      read('RICE 1KG 2.75\nBUTTER 2.20\nEnergy 350 kcal per 100 g\nTOTAL FAT 1.00', 'GB'),
    ).toBeUndefined();
  });

  test('of totals, tax, change and deposits that stand where a food might', () => {
    expect(
      told('SHOP\nMILK 1L 1.05\nDEPOSIT 0.25\nVAT 0.20\nCHANGE 3.00\nTOTAL 1.30\nCASH 5.00', 'GB'),
    ).toEqual(['milk_whole 1.05 1 l']);
  });
});

describe('the day of a receipt', () => {
  const on = (printed: string, country: string) =>
    read(`SHOP\n${printed}\nMILK 1L 1.05\nBUTTER 250G 2.45\nTOTAL 3.50\nCASH 5.00`, country)?.on;

  test.each([
    ['14/11/2026 18:22', 'GB', '2026-11-14'],
    ['11/14/2026', 'US', '2026-11-14'],
    ['03.02.26', 'DE', '2026-02-03'],
    ['2026-11-14', 'JP', '2026-11-14'],
    ['28 Nov 2026', 'IN', '2026-11-28'],
    ['03/02/2026', 'CA', null],
    ['20/02/2026', 'CA', '2026-02-20'],
    ['31/02/2026', 'GB', null],
    ['14/11/2026\n15/11/2026', 'GB', null],
    ['OFFER VALID UNTIL 14/12/2026', 'GB', null],
    ['', 'GB', null],
  ])('%j in %s is %j', (printed, country, day) => {
    expect(on(printed, country)).toBe(day);
  });
});

test('whatever the lines, no price is below nothing, and each is of a food with an amount', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('MILK 1L', 'BUTTER 250G', 'BANANAS', 'RICE', 'TOTAL', '2 x', 'DISCOUNT'),
        fc.constantFrom(
          '1.05',
          '-0.50',
          '2,45',
          '1.200',
          '9',
          '€3',
          '0.5 kg @ 1.99/kg',
          '1.05 2.10',
        ),
      )
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.constantFrom('GB', 'DE', 'NG', 'JP', 'TN'),
      (lines, country) => {
        for (const each of read(lines.join('\n'), country)?.prices ?? []) {
          expect(each.amount).toBeGreaterThan(0);
          expect(each.quantity).toBeGreaterThan(0);
          expect(catalogue.ingredients.has(each.key)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
});
