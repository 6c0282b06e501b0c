/** What is read of a text has bounds, so that no text keeps others waiting; what lies beyond fails safe. Issue 16. */
import { describe, expect, test } from 'vitest';
import { inTwo, mostClauses, mostStatements, withinBounds } from '../../kitchen/health/bounds.ts';
import { kitchen, personOf } from './support.ts';

const talk = 'I cook every day for my family and we live by the sea. ';

describe('a text that is too long to be read whole', () => {
  const long = `${talk.repeat(36)}I am allergic to peanuts`;

  test('is told as not understood from where it is not read on, so that nothing is called a fit', () => {
    const { person, spans, unknown } = kitchen.understand({ sickness: long });
    expect(person.notUnderstood.join(' ')).toContain('peanuts');
    expect(unknown).toEqual(person.notUnderstood);
    expect(spans.at(-1)).toMatchObject({ state: 'notUnderstood' });
  });

  test('is read up to there', () => {
    const { person } = kitchen.understand({ sickness: `Allergic to eggs. ${long}` });
    expect(person.allergens).toContain('egg');
  });

  test('counts a sign as what it stands for', () => {
    const { read, beyond } = withinBounds('ﷺ'.repeat(500));
    expect(read.normalize('NFKD').length).toBeLessThanOrEqual(2000);
    expect(beyond).not.toBe('');
  });

  test('is parted between words', () => {
    expect(withinBounds(`${'word '.repeat(399)}peanuts`).beyond).toBe('peanuts');
    expect(inTwo('rice beans', 7)).toEqual(['rice', 'beans']);
    expect(inTwo('rice', 7)).toEqual(['rice']);
  });
});

test('statements beyond those that are read are told as not understood', () => {
  const statements = [...Array<string>(mostStatements).fill('no eggs'), 'no peanuts'].join('; ');
  const { person } = kitchen.understand({ sickness: statements });
  expect(person.notUnderstood).toContain('no peanuts');
});

test('of more turns than are read one by one, nothing is taken to be fine', () => {
  const turns = Array<string>(mostClauses).fill('rice is fine').join(' but ');
  expect(personOf({ sickness: `${turns} but peanuts are fine` }).allergens).toContain('peanut');
  expect(personOf({ sickness: `rice is fine but peanuts are fine` }).allergens).toEqual([]);
});

test("'other foods to leave out' say what of a line was not read", () => {
  const { uncheckedAllergies } = personOf({ allergens: [`${'eggs '.repeat(400)}peanuts`] });
  expect(uncheckedAllergies.join(' ')).toContain('peanuts');
});

describe('a list of more pieces than are looked at closely', () => {
  const odd = Array.from({ length: 80 }, (_, at) => `zzword${at} qqthing${at}`);

  test('hears what lies beyond as health, and tells it as not understood', () => {
    const { health } = kitchen.partList([...odd, 'strange diagnosis'].join(', '));
    expect(health).toContain('strange diagnosis');
  });

  test('keeps to an allergy that is named behind them', () => {
    const { health } = kitchen.partList([...odd, 'allergic to peanuts', 'rice'].join('\n'));
    expect(health.join(' ')).toContain('allergic to peanuts');
    const { foods } = kitchen.readMixedList([...odd, 'allergic to peanuts'].join('\n'));
    expect(foods.items.map(({ key }) => key)).not.toContain('peanuts');
  });

  test('takes what goes on behind an item that is too long for words about health', () => {
    const { health } = kitchen.readMixedList(`${'rice and beans with '.repeat(12)}nuts kill me`);
    expect(health.person.allergens).toContain('tree_nut');
  });
});
