/** What is not for a baby or a small child: by the age that is told of them, and said where none is. */
import { describe, expect, test } from 'vitest';
import { agesIn } from '../../kitchen/health/childAge.ts';
import { englishOf, inEnglish } from '../../domain/notes.ts';
import { personAtTable, toldAtTable } from '../../kitchen/safety/table.ts';
import { catalogue, kitchen } from './support.ts';

const hear = (sickness: string, name = 'Leo') =>
  kitchen.understand({ sickness, atTable: { name, isChild: true } });
const memberOf = (sickness: string, isChild = true) => ({
  ...personAtTable(
    kitchen.understand({ sickness, atTable: { name: 'Leo', isChild } }).person,
    catalogue,
  ),
  name: 'Leo',
});
const forLeo = (sickness: string, ingredients: string[], isChild = true) =>
  toldAtTable([memberOf(sickness, isChild)], (person) =>
    kitchen.gate({ name: 'Dish', ingredients }, person),
  );

test('each row names its source', () => {
  for (const { source, rule } of catalogue.childFoods)
    expect([source, rule]).toEqual([
      expect.stringMatching(/\b2\d{3}\b|undated/),
      expect.stringMatching(/\.$/),
    ]);
});

describe('honey is left out for a baby', () => {
  test.each([
    '9 months old',
    '10 months',
    '6 mo',
    '8m',
    'a baby',
    'infant',
    'newborn',
    'weaning',
    'breastfed',
    'is on purees',
    'she is 7 months',
    'ten months old',
    '20 weeks old',
    'twenty weeks',
    'born 3 weeks ago',
    'half a year old',
    'under 1',
    'nearly one',
    'not yet one',
    'less than a year old',
    '0.8 years',
    '11 to 13 months',
    '9-month-old, allergic to egg',
    'honey is fine, 9 months old',
    'bébé de 8 mois',
    '8 Monate',
    '9 meses',
    'dziecko 8 miesięcy',
    '8 месяцев',
    'عمره 8 شهور',
    '8 महीने',
    '8个月',
    '8か月',
    '8개월',
  ])('%s', (sickness) => {
    expect(hear(sickness).person.tooYoungFor).toEqual(['infant', 'small_child']);
    const { refused_at_table: refused } = forLeo(sickness, ['2 tbsp honey', '200 g oats']);
    expect(refused?.map(({ reasons }) => inEnglish(reasons))[0]).toContain(
      'Not for a baby under 12 months: honey.',
    );
  });

  test.each(['Baby (8 months)', 'Leo (9m)', 'Baby', 'Bebé', 'bub'])(
    'by the name alone: %s',
    (name) => {
      expect(hear('', name).person.tooYoungFor).toContain('infant');
    },
  );

  test('so are whole nuts, and a smooth butter of them stays', () => {
    expect(forLeo('9 months', ['50 g walnuts']).refused_at_table).toHaveLength(1);
    expect(forLeo('9 months', ['2 tbsp peanut butter'])).toEqual({});
  });

  test('what only may hold it is said', () => {
    const { caution_at_table: caution } = forLeo('9 months', ['2 tbsp teriyaki sauce']);
    expect(caution?.map(({ reasons }) => inEnglish(reasons))[0]).toMatch(/^Check the label of/);
  });

  test('an age alone is understood', () => {
    for (const sickness of ['10 months', '6 mo', 'a baby', '8か月', 'she is 7 months'])
      expect(hear(sickness).person.notUnderstood).toEqual([]);
  });
});

describe('nothing is left out for a child who is old enough', () => {
  test.each([
    ['12 months old', ['small_child']],
    ['14 months', ['small_child']],
    ['1 year and 3 months', ['small_child']],
    ['2 years old', ['small_child']],
    ['aged 3', ['small_child']],
    ['4 1/2 years', ['small_child']],
    ['my baby is 2 years old', ['small_child']],
    ['5 years old', undefined],
    ['5.5 years old', undefined],
    ['7 years old, peanut allergy', undefined],
    ['9 years, coeliac for 6 months', undefined],
    ['12 years', undefined],
    ['year 5', undefined],
    ['teenager', undefined],
    ['6 ans', undefined],
    ['8 Jahre alt', undefined],
  ])('%s', (sickness, young) => {
    const { person } = hear(sickness);
    expect([person.tooYoungFor, person.perhapsTooYoungFor]).toEqual([young, undefined]);
  });
});

describe('where no age is told, it is said and asked', () => {
  test.each([
    '',
    'peanut allergy',
    'allergic to baby corn',
    'allergic to eggs since she was a baby',
    'coeliac for 6 months',
    'coeliac for 6 years',
    'had a reaction 5 years ago',
    'diagnosed at 9 months',
    'eats every 3 months',
    'his brother is 12 years old',
    'bebe leche sin lactosa',
  ])("'%s'", (sickness) => {
    const { person, notes } = hear(sickness);
    expect(person.tooYoungFor).toBeUndefined();
    expect(person.perhapsTooYoungFor).toEqual(['infant', 'small_child']);
    expect(inEnglish(notes)).toContain(
      'Leo: we do not know whether this is a baby under 12 months.',
    );
    const told = toldAtTable([memberOf('')], (each) =>
      kitchen.gate({ name: 'Dish', ingredients: ['honey'] }, each),
    );
    expect(told.caution_at_table?.map(({ reasons }) => inEnglish(reasons))[0]).toContain(
      'Not for a baby under 12 months: honey.',
    );
    expect(told.refused_at_table).toBeUndefined();
  });

  test.each(['9 months', '4 years', '9 mois', '4 ans'])(
    'until ‘, %s’ stands behind the name',
    (age) => {
      const { person } = hear('', `Leo, ${age}`);
      expect(person.perhapsTooYoungFor).toBeUndefined();
      expect(person.tooYoungFor).toContain('small_child');
    },
  );

  test('and nothing of a dish without it', () => {
    expect(forLeo('', ['200 g rice', '1 onion'])).toEqual({});
  });
});

describe('a grown-up', () => {
  test.each([
    'my 8 month old eats with us',
    'we have a 9 month old baby',
    'cooking for my 10 month old',
    'our baby (8 months) shares our food',
    'my baby eats with us',
    'there is a baby at our table',
    'we are weaning our infant',
  ])('who tells of a baby at their table: %s', (sickness) => {
    const { person, gate, notes } = kitchen.understand({ sickness });
    expect([person.tooYoungFor, gate]).toEqual([['infant', 'small_child'], 3]);
    expect(inEnglish(notes)).toContain('Honey is not for babies under 12 months');
    expect(inEnglish(notes)).toContain("Name them under 'Who eats'");
  });

  test.each([
    'I am breastfeeding a 3 month old',
    'I am 9 months pregnant',
    'high blood pressure for 9 months',
    'baby spinach',
    'allergic to nuts since I was a baby',
    'my baby shower is at a table in May',
  ])('who does not: %s', (sickness) => {
    const { person } = kitchen.understand({ sickness });
    expect([person.tooYoungFor, person.perhapsTooYoungFor]).toEqual([undefined, undefined]);
  });

  test('at the table may eat honey', () => {
    expect(forLeo('', ['honey'], false)).toEqual({});
  });
});

describe('what a child under 5 may eat once it is made ready', () => {
  const toldOf = (sickness: string, ingredients: string[]) => {
    const told = forLeo(sickness, ingredients);
    expect(told.refused_at_table).toBeUndefined();
    return told.caution_at_table?.flatMap(({ reasons }) => inEnglish(reasons)) ?? [];
  };

  test('bones are taken out of fish and of meat on the bone', () => {
    expect(toldOf('3 years', ['300 g mackerel', '4 chicken wings', '1 onion'])).toEqual([
      'Take out all bones, small ones too, for a child under 5: mackerel and chicken wings.',
    ]);
  });

  test('what is small and round is cut', () => {
    expect(toldOf('2 years old', ['12 cherry tomatoes', '100 g grapes'])).toEqual([
      'Take out any stone and cut lengthways into quarters for a child under 5: cherry tomatoes and grapes.',
    ]);
  });

  test('also where their age is not known', () => {
    expect(toldOf('', ['200 g trout'])).toHaveLength(1);
  });

  test.each([
    ['3 years', ['1 tin tuna', '2 tbsp fish sauce', '200 g chicken breast']],
    ['7 years', ['300 g mackerel', '100 g grapes']],
  ])('%s: nothing is said of %j', (sickness, ingredients) => {
    expect(toldOf(sickness, ingredients)).toEqual([]);
  });

  test('popcorn is left out', () => {
    expect(forLeo('3 years', ['50 g popcorn']).refused_at_table).toHaveLength(1);
  });
});

test('who is named at the table is not told to be named there', () => {
  const texts = hear('9 months old').notes.map(englishOf);
  expect(texts.join(' ')).not.toContain('Who eats');
  expect(texts.join(' ')).toContain('whether amounts, salt and texture suit them');
});

test('is read in a moment, however long the text is', () => {
  for (const part of [',', ' ', '9 ', '1 and ', 'a ']) {
    const before = process.threadCpuUsage().user;
    agesIn(part.repeat(20_000));
    expect(process.threadCpuUsage().user - before).toBeLessThan(50_000);
  }
});
