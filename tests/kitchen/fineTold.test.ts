/** What is said as a whole to do no harm: how it is told, and in what time. What is kept and left out: `fixtures/fineTellings.txt`, `harmTellings.txt`. */
import { describe, expect, test } from 'vitest';
import { tellFine } from '../../kitchen/health/fineTold.ts';
import { segmentsOf } from '../../kitchen/health/segments.ts';
import { growthByFour } from '../computing.ts';
import { catalogue, kitchen } from './support.ts';
import { longTest } from '../verify.ts';

const told = (text: string): readonly string[] =>
  tellFine(
    segmentsOf(text).map((each) => each.text),
    text,
    catalogue,
  );
const heard = (text: string) => kitchen.understand({ sickness: text });

describe('a statement is told shortly only where all of it is known', () => {
  test.each([
    ['my milk allergy is long gone', ['milk okay']],
    ['Meine Milchallergie ist weg', ['milch okay']],
    ['test au gluten négatif', ['gluten okay']],
    ['I eat everything, even liver', ['I eat everything', 'liver okay']],
    ['prawns? yes please', ['prawns okay', 'yes please']],
  ])('%s', (text, short) => {
    expect(told(text)).toEqual(short);
  });

  test.each([
    'my milk allergy is nearly gone',
    'is my milk allergy gone?',
    'my milk allergy is gone, my son still has his',
    'I can eat eggs if baked',
    'I can eat zelnorax again',
    'not allergic to shrimp',
    'no peanut allergy',
    'reintroduced wheat with bad results',
  ])('%s stays as it is', (text) => {
    expect(told(text)).toEqual(segmentsOf(text).map((each) => each.text));
  });
});

describe('what is said of a food that is left out', () => {
  test.each(['Erdnüsse sind für mich tabu', "I'm off gluten since March"])(
    '%s is understood',
    (text) => {
      const { person, unknown, spans } = heard(text);
      expect(person.allergens).toHaveLength(1);
      expect(unknown).toEqual([]);
      expect(spans.map(({ state }) => state)).toEqual(['understood']);
    },
  );

  test('a denial is asked about as before', () => {
    expect(heard('no peanut allergy').questions).toHaveLength(1);
    expect(heard('not allergic to shrimp').questions).toHaveLength(1);
  });
});

test('what is not understood is told as it was written', () => {
  const text = 'my milk allergy is gone, I wear zelnorax boots';
  expect(heard(text).unknown.join(' ')).toContain('zelnorax');
  expect(heard(text).unknown.join(' ')).not.toContain('okay');
});

describe('a text four times as long takes no more than its parts do', () => {
  longTest.each([
    [','],
    [' '],
    [', '],
    ['and so also well '],
    ['I can eat eggs '],
    ['I can eat eggs, '],
  ])("'%s' again and again", (part) => {
    const growth = growthByFour((length) => {
      const text = part.repeat(Math.ceil(length / part.length));
      tellFine(
        segmentsOf(text).map((each) => each.text),
        text,
        catalogue,
      );
    }, 5000);
    expect(growth).toBeLessThan(8);
  });
});

describe('one food that is fine says nothing of its whole group', () => {
  test.each([
    'no raw cow milk, parmigiano ok',
    'no raw milk, parmigiano ok',
    'no raw cow milk. parmigiano ok',
    'no raw cow milk, parmesan ok',
    'no milk, pecorino ok',
  ])('%s: milk stays left out', (text) => {
    const { person } = heard(text);
    expect(person.allergens).toContain('milk');
    expect(person.allowedKeys).not.toContain('milk_whole');
    const pudding = { name: 'Rice pudding', ingredients: ['100 g rice', '500 ml whole milk'] };
    expect(kitchen.gate(pudding, person).verdict).toBe('refuse');
  });

  test('lactose intolerant, parmigiano ok: that cheese, and no milk', () => {
    const { allowedKeys } = heard('lactose intolerant, parmigiano ok').person;
    expect(allowedKeys).toEqual(['cheese_parmesan']);
  });
});
